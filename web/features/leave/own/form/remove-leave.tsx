import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../../../components/dialogs/question-dialog.tsx';
import { useSayProblem, useSnackbar } from '../../../../components/snackbar.tsx';
import { leaveChanges } from '../../../../data/leave/leave.ts';
import { useCurrentMember } from '../../../../lib/session/session-store.ts';
import { useLeaveWords } from '../../leave-words.ts';

interface RemoveLeaveProps {
  readonly leave: LeaveView;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks, then takes back a leave that is not approved. */
export function RemoveLeave({ leave, onDone, onCancel }: RemoveLeaveProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const words = useLeaveWords();
  const { membercode } = useCurrentMember();
  const remove = useMutation({
    ...leaveChanges.remove,
    onSuccess: () => {
      say(t('leave.form.removed', { type: leave.ltype, span: words.daysOf(leave) }));
      onDone();
    },
    onError: (problem) => {
      sayProblem(problem);
      onCancel();
    },
  });
  return (
    <DeleteDialog open busy={remove.isPending} onYes={() => remove.mutate({ leave, membercode })} onNo={onCancel} />
  );
}
