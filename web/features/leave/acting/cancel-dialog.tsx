import Typography from '@mui/material/Typography';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { cancelForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { leaveActingChanges } from '../../../data/leave/leave-acting.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useLeaveWords } from '../leave-words.ts';

interface CancelDialogProps {
  readonly name: string;
  readonly leave: LeaveView;
  readonly onClose: () => void;
}

/** Cancels a member's leave, with the reason that the member reads; its days go back to the balance. */
export function CancelDialog({ name, leave, onClose }: CancelDialogProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const say = useSnackbar();
  const cancel = useMutation(leaveActingChanges.cancel(leave));
  const about = { name, type: leave.leavetitle, span: words.daysOf(leave) };
  const form = useForm({
    contract: cancelForMember,
    initial: { reason: '' },
    toBody: ({ reason }) => ({ reason: reason.trim() }),
    required: ['reason'],
    send: async (body, key) => {
      await cancel.mutateAsync({ body, key });
      say(t('leaveActing.cancelled', about));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      sheet
      danger
      title={t('leaveActing.cancelTitle', { name })}
      submit={t('leaveActing.cancelYes')}
      cancel={t('leaveActing.keep')}
      onClose={onClose}
    >
      <Typography>{t('leaveActing.cancelText', { ...about, count: leave.days })}</Typography>
      <FormField
        {...form.field('reason')}
        label={t('leaveActing.reason')}
        hint={t('leaveActing.reasonHint', { name })}
      />
    </FormDialog>
  );
}
