import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MemberImport } from '@muster/domain/members/member-file-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import { memberFileChanges } from '../../../data/members/member-file.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { countsOf, FoundLines, isDoubtful } from './found-lines.tsx';
import { Imported } from './imported.tsx';
import { TheTable } from './the-table.tsx';
import { WorkFromField } from './work-from-field.tsx';

interface Chosen {
  readonly file: File;
  /** From which day work holds that it changes; today, if left out, and none while the field for it holds none. */
  readonly from: Day | undefined;
}

interface Read extends Chosen {
  readonly found: MemberImport;
}

/** Members from a file: what it does is shown, line by line, before anything is stored. */
export function ImportMembers() {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { file, from, read, look, store, ...on } = useMemberFile();
  const problem = look.error ?? store.error;
  const done = store.data?.applied ? store.data : undefined;
  const busy = look.isPending || store.isPending;
  const counts = done && countsOf(done);
  return (
    <>
      {!done && <TheTable />}
      <Panel title={t('memberFile.found')}>
        {!done && (
          <Box sx={{ mb: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <WorkFromField from={from} onFrom={on.hold} locked={store.isPending} />
            <UploadField
              name="file"
              label={t('memberFile.file')}
              accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              choose={t('memberFile.choose')}
              file={file?.name}
              busy={busy}
              onFile={on.choose}
            />
          </Box>
        )}
        {/* It stands there before its words: what comes together with them is not read out everywhere. */}
        <Box role="status" sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mb: 2 } }}>
          {busy && (
            <>
              <Typography>{t(look.isPending ? 'memberFile.reading' : 'memberFile.storing')}</Typography>
              <LinearProgress aria-label={t(look.isPending ? 'memberFile.reading' : 'memberFile.storing')} />
            </>
          )}
          {counts && (
            <Alert severity="success" role="none">
              {t('memberFile.done', { added: counts.new, changed: counts.changed })}
            </Alert>
          )}
        </Box>
        {done && <Imported done={done} onAnother={on.again} />}
        {problem && (
          <Typography role="alert" color="error">
            {textOf(problem)}
          </Typography>
        )}
        {read && !done && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {/* What is refused by now, and was not when it was read, is shown first again. */}
            <FoundLines key={store.data ? 'stored' : 'read'} found={store.data ?? read.found} />
            <StoreBar
              found={store.data ?? read.found}
              partly={on.partly}
              onPartly={on.setPartly}
              busy={busy}
              onStore={() => on.storeOnce(read)}
            />
          </Box>
        )}
      </Panel>
    </>
  );
}

/** The file that is chosen, what was found in it for the day that its work holds from, and how it is stored. */
function useMemberFile() {
  const [file, setFile] = useState<File | undefined>();
  const [from, setFrom] = useState<Day | undefined>();
  const [read, setRead] = useState<Read | undefined>();
  const [partly, setPartly] = useState(false);
  const look = useMutation(memberFileChanges.preview);
  const store = useMutation(memberFileChanges.store);
  const storing = useRef(false);
  // Two presses come quicker than the screen says that it stores; only a refused try may be followed by another.
  const storeOnce = ({ file, from }: Chosen) => {
    if (storing.current) return;
    storing.current = true;
    const settled = () => {
      storing.current = false;
    };
    store.mutate({ file, from, partly }, { onSettled: settled });
  };
  const lookAt = (chosen: Chosen) => {
    setRead(undefined);
    setPartly(false);
    store.reset();
    look.mutate(chosen, { onSuccess: (found) => setRead({ ...chosen, found }) });
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    if (from !== '') lookAt({ file: chosen, from });
  };
  const hold = (day: Day) => {
    setFrom(day);
    if (day === '') setRead(undefined);
    else if (file && day !== read?.from) lookAt({ file, from: day });
  };
  const again = () => {
    setFile(undefined);
    setRead(undefined);
    look.reset();
    store.reset();
  };
  return { file, from, read, partly, setPartly, look, store, storeOnce, choose, hold, again };
}

interface StoreBarProps {
  readonly found: MemberImport;
  readonly partly: boolean;
  readonly onPartly: (partly: boolean) => void;
  readonly busy: boolean;
  readonly onStore: () => void;
}

/**
 * Stores the file, all of it; without what is refused only when that is said, and after a question where a first day
 * takes recorded days out of payroll or may be a wrong one.
 */
function StoreBar({ found, partly, onPartly, busy, onStore }: StoreBarProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const counts = countsOf(found);
  const doing = counts.new + counts.changed;
  const doubtful = found.rows.filter(isDoubtful);
  const uncounting = doubtful.filter((it) => it.uncounted).length;
  if (doing === 0) {
    return <Typography>{t(counts.same > 0 ? 'memberFile.nothingToDo' : 'memberFile.allRefused')}</Typography>;
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'flex-end' }}>
      {counts.refused > 0 && (
        <FormControlLabel
          control={<Checkbox checked={partly} onChange={(_event, checked) => onPartly(checked)} />}
          label={t('memberFile.partly', { count: counts.refused })}
          sx={{ mr: 'auto' }}
        />
      )}
      <SubmitButton
        type="button"
        busy={busy}
        disabled={counts.refused > 0 && !partly}
        onClick={doubtful.length > 0 ? () => setAsked(true) : onStore}
      >
        {t('memberFile.store', { count: doing })}
      </SubmitButton>
      {asked && (
        <QuestionDialog
          open
          color="error"
          title={t('memberFile.doubtTitle', { count: doubtful.length })}
          text={uncounting > 0 ? t('memberFile.uncountText', { count: uncounting }) : t('memberFile.doubtText')}
          yes={t('memberFile.store', { count: doing })}
          onYes={() => {
            setAsked(false);
            onStore();
          }}
          onNo={() => setAsked(false)}
        >
          <Typography>{t('memberOffice.employment.joinedHint')}</Typography>
        </QuestionDialog>
      )}
    </Box>
  );
}
