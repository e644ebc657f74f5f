import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { approvalChanges, type Verdict } from '../../../data/leave-approvals.ts';
import { useProblemText } from '../../../lib/problem-text.ts';

/** Decides one or several; what was refused is told by name. */
export function useDecisions() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const { mutateAsync, isPending, data = [], reset } = useMutation(approvalChanges.decide);

  async function decide(items: readonly PendingLeave[], verdict: Verdict, remark: string): Promise<void> {
    const undecided = await mutateAsync({ items, verdict, remark });
    const count = items.length - undecided.length;
    const done = verdict === 'approve' ? 'leave.approvals.approved' : 'leave.approvals.rejected';
    if (count > 0) say(t(done, { count }));
  }

  const problems = data.map(({ item, problem }) => ({
    id: item.id,
    membername: item.membername,
    text: textOf(problem),
  }));
  return { decide, busy: isPending, problems, forgetProblems: reset };
}
