import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { crossesMidnight } from '@muster/domain/attendance/shift-window.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../components/form/draft-notice.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { summaryQueries } from '../../../data/attendance/summary.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { useSummaryWords } from '../summary/summary-words.ts';
import { CorrectionTimes } from './correction-times.tsx';
import { useEarnedText } from './earned-text.ts';
import { kindWords } from './kind-words.ts';
import { StayFields } from './stay-fields.tsx';
import { clockFacts, punchesOf, staysOf } from './stays.ts';
import { TimesNotice } from './times-notice.tsx';
import { useTimesText } from './times-text.ts';
import { askedPunches, type CorrectionFormOptions, useCorrectionForm } from './use-correction-form.ts';
import { useShift } from './use-shift.ts';

/** Loads what is recorded of the day, which the form begins with. */
export function CorrectionDialog(props: CorrectionFormOptions) {
  const punches = useQuery(summaryQueries.punches(props.day.date, props.of?.membercode));
  return (
    <Loaded query={punches} skeleton={<Skeleton variant="rounded" height={44} />}>
      {(list) => <CorrectionForm {...props} punches={list.filter((it) => !it.replaced)} />}
    </Loaded>
  );
}

function CorrectionForm({ punches, ...props }: CorrectionFormOptions & { readonly punches: readonly ListedPunch[] }) {
  const { day, of, onClose } = props;
  const { t } = useTranslation();
  const timesText = useTimesText();
  const earnedText = useEarnedText();
  const { duration } = useSummaryWords();
  const recorded = staysOf(punches, props.zone);
  const { form, draft } = useCorrectionForm(props, recorded);
  const shift = useShift(day, of?.membercode);
  const isOvernight = shift ? crossesMidnight(shift) : false;
  const { kind } = form.values;
  // Opened for what the day gives, it is about that alone.
  const kinds = props.kind ? [] : kindsOf(day, kind, recorded.length > 0);
  const isOfTimes = kind === 'times' || kind === 'none';
  const takesAway = isOfTimes && recorded.length > 0 && askedPunches(form.values).length === 0;
  const isRefused = form.problem?.code === 'CORRECTION_NOT_POSSIBLE';
  const words = useWords(props, kind);
  return (
    <FormDialog
      form={form}
      title={words.title}
      submit={words.submit}
      danger={takesAway && of !== undefined}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} zone={props.zone} />
      <Typography color="textSecondary">
        {recorded.length > 0
          ? t('corrections.was', { times: timesText(punchesOf(recorded)) })
          : t('corrections.wasNothing')}
      </Typography>
      {kinds.length > 1 && (
        <SelectField
          {...form.field('kind')}
          label={t('corrections.what')}
          onChange={(next) => form.change({ kind: next as typeof kind })}
          options={kinds.map((it) => ({ value: it, text: t(`corrections.kinds.${it}`) }))}
        />
      )}
      {kind === 'excuse' && <Typography>{t('corrections.excuseText')}</Typography>}
      {kind === 'inlieu' && day.inlieu && (
        <Typography>{t('corrections.inLieu.text', { leave: earnedText(day.inlieu) })}</Typography>
      )}
      {kind === 'overtime' && day.overtimeopen !== undefined && (
        <Typography>
          {t(of ? 'corrections.overtime.textApprove' : 'corrections.overtime.text', {
            time: duration(day.overtimeopen),
          })}
        </Typography>
      )}
      {kind === 'times' && (
        <>
          <StayFields
            stays={form.values.stays}
            errors={form.errors()}
            onChange={(stays, fields) => form.change({ stays }, 'punches', ...fields)}
          />
          <TimesNotice
            stays={form.values.stays}
            facts={clockFacts(day.date, shift, props.zone, punches)}
            expected={isOvernight && !isRefused}
          />
        </>
      )}
      {takesAway && (
        <Box>
          <Typography>{t('corrections.noneText')}</Typography>
          <CorrectionTimes correction={{ kind: 'times', before: punchesOf(recorded), after: [], earned: null }} />
        </Box>
      )}
      <FormField {...form.field('reason')} label={t('corrections.reason')} hint={words.reasonHint} multiline />
    </FormDialog>
  );
}

type Kind = ReturnType<typeof useCorrectionForm>['form']['values']['kind'];

/** What may be asked for of a day, and what is being asked for already. */
function kindsOf(day: CorrectionFormOptions['day'], kind: Kind, isRecorded: boolean): Kind[] {
  const offered: Record<Kind, boolean> = {
    times: true,
    excuse: day.may?.excuse !== false || kind === 'excuse',
    inlieu: day.inlieu !== undefined || kind === 'inlieu',
    overtime: day.may?.overtime === true || kind === 'overtime',
    none: isRecorded,
  };
  return (Object.keys(offered) as Kind[]).filter((it) => offered[it]);
}

/** What the dialog calls itself and its button, by what is asked for and for whom. */
function useWords({ day, of }: CorrectionFormOptions, kind: Kind) {
  const { t, i18n } = useTranslation();
  const about = { day: showDayWithWeekday(day.date, i18n.language), name: of?.membername ?? '' };
  if (kind === 'inlieu' || kind === 'overtime') {
    const words = kindWords({ kind });
    return {
      title: of ? t(`${words}.dialogOf`, about) : t(`${words}.dialog`, about),
      submit: of ? t(`${words}.give`) : t(`${words}.ask`),
      reasonHint: t(`${words}.reasonHint`),
    };
  }
  return {
    title: of ? t('corrections.dialogOf', about) : t('corrections.dialog', about),
    submit: of ? t('corrections.sendNow') : t('corrections.send'),
    reasonHint: t('corrections.reasonHint'),
  };
}
