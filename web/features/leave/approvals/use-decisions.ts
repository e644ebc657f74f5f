import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { approvalChanges, type Verdict } from '../../../data/leave/leave-approvals.ts';
import { isLeft } from '../../../data/one-by-one.ts';

/** Decides one or several; what was refused is told by name, what had no answer is left to be sent again. */
export function useDecisions() {
  const { mutateAsync, data = [], reset } = useMutation(approvalChanges.decide);

  async function decide(items: readonly PendingLeave[], verdict: Verdict, remark: string) {
    const undecided = await mutateAsync({ items, verdict, remark });
    const undone = new Set(undecided.map(({ item }) => item));
    return { decided: items.filter((it) => !undone.has(it)), left: undecided.filter(isLeft) };
  }

  const refused = data
    .filter((it) => !isLeft(it))
    .map(({ item, problem }) => ({ id: item.id, name: item.membername, problem }));
  return { decide, refused, forgetRefused: reset };
}
