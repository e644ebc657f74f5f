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

/** How many are decided, in words. */
export function useDecidedText(): (decided: readonly PendingLeave[], verdict: Verdict) => string {
  const { t } = useTranslation();
  return (decided, verdict) => t(`leave.approvals.${decisionWords(decided, verdict).done}`, { count: decided.length });
}
