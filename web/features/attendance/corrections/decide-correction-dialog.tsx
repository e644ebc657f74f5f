import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Correction, decideCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { type CorrectionVerdict, correctionChanges } from '../../../data/attendance/corrections.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { useSummaryWords } from '../summary/summary-words.ts';
import { CorrectionTimes } from './correction-times.tsx';
import { useEarnedText } from './earned-text.ts';
import { kindWords } from './kind-words.ts';

interface DecideCorrectionDialogProps {
  readonly correction: Correction;
  readonly verdict: CorrectionVerdict;
  readonly onClose: () => void;
}

/** What is about to be decided, once more, with a remark that the member will read. */
export function DecideCorrectionDialog({ correction, verdict, onClose }: DecideCorrectionDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const decide = useMutation(correctionChanges.decide);
  const earnedText = useEarnedText();
  const { duration } = useSummaryWords();
  const words = kindWords(correction);
  const form = useForm({
    contract: decideCorrection,
    initial: { remark: '' },
    toBody: ({ remark }) => ({ decision: verdict, remark: remark.trim(), revision: correction.revision }),
    send: async ({ remark = '' }) => {
      await decide.mutateAsync({ correction, verdict, remark });
      say(t(`${words}.decided.${verdict}`));
      onClose();
    },
  });
  // What was refused comes to nothing.
  const isPromised = verdict === 'approve' && form.problem?.code !== 'CORRECTION_NOT_POSSIBLE';
  return (
    <FormDialog
      form={form}
      title={t(`${words}.${verdict}Title`)}
      submit={t(`corrections.${verdict}`)}
      danger={verdict === 'reject'}
      onClose={onClose}
    >
      <Typography>
        {correction.membername}, {showDayWithWeekday(correction.attendancedate, i18n.language)}
      </Typography>
      <Box>
        <CorrectionTimes correction={correction} />
      </Box>
      {correction.earned && isPromised && (
        <Typography>{t('corrections.inLieu.text', { leave: earnedText(correction.earned) })}</Typography>
      )}
      {correction.overtime !== undefined && isPromised && (
        <Typography>{t('corrections.overtime.textApprove', { time: duration(correction.overtime) })}</Typography>
      )}
      <FormField {...form.field('remark')} label={t('corrections.remark')} optional multiline />
    </FormDialog>
  );
}
