import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { isReturn, type Verdict } from '../../../data/leave/leave-approvals.ts';

const ofRequests = {
  approve: { action: 'approve', title: 'approveTitle', done: 'approved' },
  reject: { action: 'reject', title: 'rejectTitle', done: 'rejected' },
} as const;

const ofReturns = {
  approve: { action: 'confirm', title: 'confirmTitle', done: 'confirmed' },
  reject: { action: 'decline', title: 'declineTitle', done: 'declined' },
} as const;

/** The names of the words for a decision: who comes back early asks for nothing new, so that it is confirmed; among requests it is one of them. */
export const decisionWords = (items: readonly PendingLeave[], verdict: Verdict) =>
  (items.every(isReturn) ? ofReturns : ofRequests)[verdict];

/** How many are decided, in words, and of how many the office decides after it. */
export function useDecidedText(): (decided: readonly PendingLeave[], verdict: Verdict) => string {
  const { t } = useTranslation();
  return (decided, verdict) => {
    const agreed = decided.filter((it) => verdict === 'approve' && it.secondapproval);
    const last = decided.filter((it) => !agreed.includes(it));
    return [
      ...(last.length > 0 ? [t(`leave.approvals.${decisionWords(last, verdict).done}`, { count: last.length })] : []),
      ...(agreed.length > 0 ? [t('leave.approvals.agreedDone', { count: agreed.length })] : []),
    ].join(' ');
  };
}
