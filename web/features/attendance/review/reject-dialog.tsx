import Typography from '@mui/material/Typography';
import { type ReviewItem, settleReview } from '@muster/domain/attendance/review/review-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { reviewChanges } from '../../../data/attendance/review.ts';
import { useForm } from '../../../lib/form/use-form.ts';

interface RejectDialogProps {
  readonly items: readonly ReviewItem[];
  readonly onClose: () => void;
}

/** Rejects punches with the reason that their members read. */
export function RejectDialog({ items, onClose }: RejectDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const settle = useMutation(reviewChanges.settle);
  const form = useForm({
    contract: settleReview,
    initial: { remark: '' },
    toBody: ({ remark }) => ({
      decision: 'reject' as const,
      remark: remark.trim(),
      items: items.slice(0, 1).map(({ id, reasons }) => ({ id, reasons })),
    }),
    required: ['remark'],
    send: async ({ remark }) => {
      await settle.mutateAsync({ items, decision: 'reject', remark });
      say(t('review.rejected', { count: items.length }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      sheet
      title={t('review.rejecting.title', { count: items.length })}
      submit={t('review.reject')}
      danger
      onClose={onClose}
    >
      <Typography>{t('review.rejecting.text')}</Typography>
      <FormField
        {...form.field('remark')}
        label={t('review.rejecting.why')}
        hint={t('review.rejecting.whyHint')}
        multiline
      />
    </FormDialog>
  );
}
