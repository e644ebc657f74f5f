import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { approvalChanges, type Undecided, type Verdict } from '../../../data/leave/leave-approvals.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { decisionWords } from './decision-words.ts';

/** Decides one or several; what was refused is told by name, what had no answer is left to be sent again. */
export function useDecisions() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const { mutateAsync, data = [], reset } = useMutation(approvalChanges.decide);

  async function decide(items: readonly PendingLeave[], verdict: Verdict, remark: string) {
    const undecided = await mutateAsync({ items, verdict, remark });
    const refused = new Set(undecided.map(({ item }) => item));
    const decided = items.filter((it) => !refused.has(it));
    const { done } = decisionWords(decided, verdict);
    if (decided.length > 0) say(t(`leave.approvals.${done}`, { count: decided.length }));
    return undecided.filter(isUnanswered);
  }

  const problems = data
    .filter((it) => !isUnanswered(it))
    .map(({ item, problem }) => ({
      id: item.id,
      membername: item.membername,
      text: textOf(problem),
    }));
  return { decide, problems, forgetProblems: reset };
}

const isUnanswered = ({ problem }: Undecided) => problem instanceof ApiProblem && problem.unanswered;
