import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { approvalChanges, type Verdict } from '../../../data/leave/leave-approvals.ts';
import { isLeft } from '../../../data/one-by-one.ts';
import { decisionWords } from './decision-words.ts';

/** Decides one or several; what was refused is told by name, what had no answer is left to be sent again. */
export function useDecisions() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const { mutateAsync, data = [], reset } = useMutation(approvalChanges.decide);

  async function decide(items: readonly PendingLeave[], verdict: Verdict, remark: string) {
    const undecided = await mutateAsync({ items, verdict, remark });
    const undone = new Set(undecided.map(({ item }) => item));
    const decided = items.filter((it) => !undone.has(it));
    const { done } = decisionWords(decided, verdict);
    if (decided.length > 0) say(t(`leave.approvals.${done}`, { count: decided.length }));
    return undecided.filter(isLeft);
  }

  const refused = data
    .filter((it) => !isLeft(it))
    .map(({ item, problem }) => ({ id: item.id, name: item.membername, problem }));
  return { decide, refused, forgetRefused: reset };
}
