import { decideLeave, decideReturn, type PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { api } from '../../../lib/api.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import { LEAVE } from '../leave-queries.ts';

export type Verdict = 'approve' | 'reject';

/** An early return is waiting on an approved leave; everything else that waits is a request. */
export const isReturn = (item: PendingLeave): item is PendingLeave & { returnfrom: string } => item.returnfrom !== null;

export interface Undecided {
  readonly id: number;
  readonly membername: string;
  readonly text: string;
}

/** Decides one or several, each as it was looked at; what was refused is told by name, and the list read anew. */
export function useDecisions() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Undecided[]>([]);

  async function decide(items: readonly PendingLeave[], verdict: Verdict, remark: string): Promise<void> {
    setBusy(true);
    const refused: Undecided[] = [];
    for (const item of items) {
      try {
        await send(item, verdict, remark);
      } catch (problem) {
        refused.push({ id: item.id, membername: item.membername, text: textOf(problem) });
      }
    }
    await queries.invalidateQueries({ queryKey: LEAVE });
    setProblems(refused);
    setBusy(false);
    const count = items.length - refused.length;
    const done = verdict === 'approve' ? 'leave.approvals.approved' : 'leave.approvals.rejected';
    if (count > 0) say(t(done, { count }));
  }

  return { decide, busy, problems, forgetProblems: () => setProblems([]) };
}

function send(item: PendingLeave, decision: Verdict, remark: string): Promise<unknown> {
  const call = isReturn(item) ? decideReturn : decideLeave;
  const body = { decision, revision: item.revision, ...(remark ? { remark } : {}) };
  return api.call(call, { params: { id: String(item.id) }, body });
}
