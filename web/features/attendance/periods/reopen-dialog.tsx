import Typography from '@mui/material/Typography';
import { type PayPeriod, reopenPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { openAlready, periodChanges } from '../../../data/attendance/periods.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { showMonth } from '../../../lib/time/show-time.ts';

interface ReopenDialogProps {
  readonly period: PayPeriod;
  readonly onClose: () => void;
}

/** Opens a closed pay period again, with the reason that is kept on record. */
export function ReopenDialog({ period, onClose }: ReopenDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const reopen = useMutation(periodChanges.reopen);
  const month = showMonth(`${period.month}-01`, i18n.language);
  const form = useForm({
    contract: reopenPeriod,
    initial: { reason: '' },
    toBody: ({ reason }) => ({ reason: reason.trim() }),
    required: ['reason'],
    send: async ({ reason }) => {
      const told = await reopen.mutateAsync({ month: period.month, reason }).then(
        () => 'done' as const,
        (problem: unknown) => {
          if (!openAlready(problem)) throw problem;
          return 'already' as const;
        },
      );
      say(t(`periods.reopening.${told}`, { month }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      sheet
      title={t('periods.reopening.title', { month })}
      submit={t('periods.reopen')}
      danger
      onClose={onClose}
    >
      <Typography>{t('periods.reopening.text')}</Typography>
      {period.night !== undefined && <Typography>{t('periods.reopening.night')}</Typography>}
      {period.overtimeapprovedfrom !== undefined && <Typography>{t('periods.reopening.overtime')}</Typography>}
      <FormField {...form.field('reason')} label={t('periods.reopening.reason')} multiline />
    </FormDialog>
  );
}
