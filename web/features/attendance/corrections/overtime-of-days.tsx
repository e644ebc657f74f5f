import MoreTime from '@mui/icons-material/MoreTime';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../components/form/draft-notice.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { ruled } from '../../../components/list-line.ts';
import { Refusals } from '../../../components/refusals.tsx';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { ticking } from '../../../components/ticking.ts';
import { correctionChanges } from '../../../data/attendance/corrections.ts';
import { isLeft, type Undone } from '../../../data/one-by-one.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { useSummaryWords } from '../summary/summary-words.ts';
import type { CorrectedMember } from './use-correction-form.ts';

type OpenDay = Pick<SummaryDay, 'date' | 'overtimeopen'>;

interface OvertimeOfDaysProps {
  /** The days of which overtime can be asked for, or approved, oldest first. */
  readonly days: readonly OpenDay[];
  readonly zone: string;
  /** Whose days, where they are not the own: the office approves them at once. */
  readonly of?: CorrectedMember | undefined;
}

/** From days of which overtime is not approved to a request for several of them, or their approval; nothing where there is one at the most. */
export function OvertimeOfDays({ days, zone, of: whose }: OvertimeOfDaysProps) {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  // Nobody approves their own, where they open their page of the office neither.
  const of = whose?.membercode === membercode ? undefined : whose;
  // The newest first, as they were when it was opened: what is read anew while they are sent takes none out of the hand.
  const [asked, setAsked] = useState<readonly OpenDay[] | undefined>();
  return (
    <>
      {days.length > 1 && (
        <Button
          variant="outlined"
          startIcon={<MoreTime />}
          onClick={() => setAsked(days.toReversed())}
          sx={{ justifySelf: 'start' }}
        >
          {t(`corrections.overtime.several.${wayOf(of)}.open`)}
        </Button>
      )}
      {asked && <AskDialog days={asked} zone={zone} of={of} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const wayOf = (of: CorrectedMember | undefined) => (of ? 'give' : 'ask');

/** One reason for the days that are ticked, of which each is a request of its own. */
function AskDialog({ days, zone, of, onClose }: OvertimeOfDaysProps & { readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { duration } = useSummaryWords();
  const say = useSnackbar();
  const way = wayOf(of);
  const ask = useMutation(correctionChanges.askOvertime);
  const [open, setOpen] = useState(days);
  /** How many are sent while the form stays for others. */
  const [done, setDone] = useState(0);
  const [refused, setRefused] = useState<readonly Undone<Day>[]>([]);
  const form = useForm({
    contract: askCorrection,
    initial: { days: [] as readonly Day[], reason: '' },
    toBody: ({ days: [attendancedate = ''], reason }) => ({
      ...{ attendancedate, kind: 'overtime' as const, reason: reason.trim() },
      ...(of && { membercode: of.membercode }),
    }),
    required: ['reason'],
    send: async ({ reason }) => {
      const undone = await ask.mutateAsync({ days: ticked, reason, membercode: of?.membercode });
      const left = undone.filter(isLeft);
      const sent = ticked.filter((it) => !undone.some(({ item }) => item === it));
      const count = done + sent.length;
      setDone(count);
      setOpen(open.filter((it) => !sent.includes(it.date)));
      setRefused(undone.filter((it) => !isLeft(it)));
      if (left[0]) {
        form.change({ days: left.map(({ item }) => item) });
        throw left[0].problem;
      }
      if (undone.length > 0) return { days: [], reason };
      say(t(`corrections.overtime.several.${way}.sent`, { count }));
      draft.drop();
      onClose();
      return undefined;
    },
  });
  const [about] = useState(() => JSON.stringify([of?.membercode, 'overtime']));
  const draft = useDraft({ name: 'correction', of: about, memberId: useCurrentMember().id, zone, form });
  const selected = open.filter((it) => form.values.days.includes(it.date));
  const ticked = selected.map((it) => it.date);
  const time = duration(selected.reduce((sum, it) => sum + (it.overtimeopen ?? 0), 0));
  const tick = (...some: readonly Day[]) => form.change({ days: some });
  return (
    <FormDialog
      form={form}
      title={t(`corrections.overtime.several.${way}.title`, { name: of?.membername ?? '' })}
      submit={t(`corrections.overtime.${way}`)}
      disabled={selected.length === 0}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} zone={zone} />
      <div>
        <SelectionBar
          selected={selected.length}
          all={open.length}
          label={
            selected.length === 0
              ? t('choosing.all')
              : t('corrections.overtime.several.selected', { count: selected.length, time })
          }
          onAll={() => tick(...(selected.length === open.length ? [] : open.map((it) => it.date)))}
        />
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {open.map((it) => (
            <DayLine
              key={it.date}
              day={it}
              ticked={ticked.includes(it.date)}
              onTick={() => tick(...ticking(new Set(ticked), it.date))}
            />
          ))}
        </Box>
      </div>
      {selected.length > 0 && (
        <Typography>{t(of ? 'corrections.overtime.textApprove' : 'corrections.overtime.text', { time })}</Typography>
      )}
      <FormField
        {...form.field('reason')}
        label={t('corrections.reason')}
        hint={t('corrections.overtime.reasonHint')}
        multiline
      />
      {done > 0 && (
        <Alert severity="success" role="status">
          {t(`corrections.overtime.several.${way}.sent`, { count: done })}
        </Alert>
      )}
      <Refusals
        title={t(`corrections.overtime.several.${way}.refused`)}
        refused={refused.map(({ item, problem }) => ({
          id: item,
          name: showDayWithWeekday(item, i18n.language),
          problem,
        }))}
        onClose={() => setRefused([])}
      />
    </FormDialog>
  );
}

interface DayLineProps {
  readonly day: OpenDay;
  readonly ticked: boolean;
  readonly onTick: () => void;
}

function DayLine({ day: { date, overtimeopen = 0 }, ticked, onTick }: DayLineProps) {
  const { i18n } = useTranslation();
  const { duration } = useSummaryWords();
  return (
    <Box component="li" sx={ruled}>
      <FormControlLabel
        control={<Checkbox checked={ticked} onChange={onTick} />}
        label={
          <>
            <span>{showDayWithWeekday(date, i18n.language)}</span> <span>{duration(overtimeopen)}</span>
          </>
        }
        sx={{ minHeight: 44, mr: 0, display: 'flex', '& > :last-child': spread }}
      />
    </Box>
  );
}

const spread = { flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' };
