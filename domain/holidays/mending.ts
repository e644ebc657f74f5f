import type { Day } from '../calendar/company-time.ts';
import type { FreeDays } from '../leave/rules/adjacency.ts';
import { allFree, type LeaveStatus } from '../leave/rules/leave-rules.ts';
import type { LeaveTerms } from '../leave/types/leave-type.ts';
import type { Mending } from './holidays-contract.ts';

/** What of a leave type decides how a day is mended that has become a holiday. */
export type MendingTerms = Pick<LeaveTerms, 'paid' | 'unlimited' | 'freeDays'>;

/** Whether a day given back on the balance makes good for a holiday within leave: not where it is paid less, or has no balance. */
export const isMendedByBalance = ({ paid, unlimited }: MendingTerms): boolean => paid === 'full' && !unlimited;

/**
 * What helps where a holiday has come to fall within leave that charges the day, and the balance does not help. Approved
 * leave of a closed pay period does not change there, and leave that waits is not had there any more (behaviour 5).
 */
export function mendingOf(
  leave: { readonly from: Day; readonly to: Day; readonly status: LeaveStatus; readonly type: MendingTerms },
  holiday: Day,
  { free, isClosed }: { readonly free: FreeDays; readonly isClosed: boolean },
): Mending {
  if (isClosed) return leave.status === 'approved' ? 'hand' : 'cancelling';
  const now = { ...free, holidays: new Set([...free.holidays, holiday]) };
  if (allFree(leave.from, leave.to, now)) return 'cancelling';
  return leave.type.freeDays === 'skipped' ? 'saving' : 'parting';
}
