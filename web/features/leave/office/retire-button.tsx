import Button from '@mui/material/Button';
import type { LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { leaveOfficeChanges } from '../../../data/leave-office.ts';
import { useProblemText } from '../../../lib/problem-text.ts';

/** Takes a leave type for no new leave, or offers it again. Nothing is lost by either. */
export function RetireButton({ type: { leaveid, description: type, retired } }: { readonly type: LeaveCodeView }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const change = useMutation(leaveOfficeChanges.setRetired);
  const press = () =>
    change.mutate(
      { leaveid, retired: !retired },
      {
        onSuccess: () => say(t(retired ? 'leaveTypes.isBack' : 'leaveTypes.isRetired', { type })),
        onError: (problem) => say(textOf(problem), 'error'),
      },
    );
  return (
    <Button
      color="inherit"
      disabled={change.isPending}
      onClick={press}
      aria-label={t(retired ? 'leaveTypes.reinstateLabel' : 'leaveTypes.retireLabel', { type })}
    >
      {t(retired ? 'leaveTypes.reinstate' : 'leaveTypes.retire')}
    </Button>
  );
}
