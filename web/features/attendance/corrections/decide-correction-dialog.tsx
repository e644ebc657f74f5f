import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Correction, decideCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { type CorrectionVerdict, correctionChanges, correctionQueries } from '../../../data/attendance/corrections.ts';
import { isLeft, type Undone } from '../../../data/one-by-one.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { useSummaryWords } from '../summary/summary-words.ts';
import { CorrectionTimes } from './correction-times.tsx';
import { useEarnedText } from './earned-text.ts';
import { kindWords } from './kind-words.ts';

interface DecideCorrectionDialogProps {
  /** At least one. */
  readonly corrections: readonly Correction[];
  readonly verdict: CorrectionVerdict;
  /** Some are still to be decided: of them nobody knows, or there were too many at once. */
  readonly onLeft: (corrections: readonly Correction[]) => void;
  readonly onRefused: (refused: readonly Undone<Correction>[]) => void;
  readonly onClose: () => void;
}

/** What is about to be decided, once more, with a remark that the members will read. */
export function DecideCorrectionDialog(props: DecideCorrectionDialogProps) {
  const { corrections, verdict, onLeft, onRefused, onClose } = props;
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const decide = useMutation(correctionChanges.decide);
  const earnedText = useEarnedText();
  const { duration } = useSummaryWords();
  const words = useDecisionWords(corrections, verdict);
  /** How many are decided while the form stays for others. */
  const [done, setDone] = useState(0);
  const form = useForm({
    contract: decideCorrection,
    initial: { remark: '' },
    toBody: ({ remark }) => ({ decision: verdict, remark: remark.trim() }),
    send: async ({ remark = '' }) => {
      const undone = await decide.mutateAsync({ corrections, verdict, remark });
      const count = done + corrections.length - undone.length;
      setDone(count);
      const left = undone.filter(isLeft);
      const refused = undone.filter((it) => !isLeft(it));
      // Of one alone it is said here.
      if (corrections.length > 1) onRefused(refused);
      if (left.length > 0) onLeft(left.map(({ item }) => item));
      const [first] = corrections.length > 1 ? left : undone;
      if (first) throw first.problem;
      if (count > 0) say(words.done(count));
      onClose();
    },
  });
  // What was refused comes to nothing.
  const isPromised = verdict === 'approve' && form.problem?.code !== 'CORRECTION_NOT_POSSIBLE';
  const overtime = corrections.reduce((sum, it) => sum + (it.overtime ?? 0), 0);
  return (
    <FormDialog
      form={form}
      sheet
      title={words.title}
      submit={t(`corrections.${verdict}`)}
      danger={verdict === 'reject'}
      onClose={onClose}
    >
      {corrections.map((it) => (
        <Box key={it.id}>
          <Typography>
            {it.membername}, {showDayWithWeekday(it.attendancedate, i18n.language)}
          </Typography>
          <CorrectionTimes correction={it} />
          {it.hours && corrections.length === 1 && <HoursLeft {...it} minutes={it.hours.minutes} />}
          {it.earned && isPromised && (
            <Typography>{t('corrections.inLieu.text', { leave: earnedText(it.earned) })}</Typography>
          )}
        </Box>
      ))}
      {overtime > 0 && isPromised && (
        <Typography>{t('corrections.overtime.textApprove', { time: duration(overtime) })}</Typography>
      )}
      {corrections.some((it) => it.hours) && isPromised && <Typography>{t('corrections.hours.text')}</Typography>}
      <FormField {...form.field('remark')} label={t('corrections.remark')} optional multiline />
      {done > 0 && (
        <Alert severity="success" role="status">
          {words.done(done)}
        </Alert>
      )}
    </FormDialog>
  );
}

/** What is left of their budget year's hours off, before and after those that are asked for, which count already. */
function HoursLeft({ attendancedate, membercode, minutes }: Correction & { readonly minutes: number }) {
  const { t } = useTranslation();
  const { duration } = useSummaryWords();
  const { data } = useQuery(correctionQueries.hoursLeft(attendancedate, membercode));
  // Of hours that the company gives no more it has no year's.
  if (!data?.allowance) return null;
  const { left } = data;
  return (
    <Typography>
      {t('corrections.hours.leftAfter', { time: duration(left + minutes), after: duration(left) })}
    </Typography>
  );
}

/** What the question calls itself, and what it says in the end: by its kind where it is about one. */
function useDecisionWords(corrections: readonly Correction[], verdict: CorrectionVerdict) {
  const { t } = useTranslation();
  const [first, ...others] = corrections;
  const words = first && others.length === 0 ? kindWords(first) : undefined;
  // Others may have been decided before the last one.
  const [isOne] = useState(words !== undefined);
  return {
    title: words
      ? t(`${words}.${verdict}Title`)
      : t(`corrections.several.${verdict}Title`, { number: corrections.length }),
    done: (count: number) =>
      words && isOne ? t(`${words}.decided.${verdict}`) : t(`corrections.several.decided.${verdict}`, { count }),
  };
}
