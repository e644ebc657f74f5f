import type { Day } from '../calendar/company-time.ts';
import type { MemberStanding } from './member-office-contract.ts';
import type { MemberStatus } from './members-contract.ts';

/** Whether a member's newest last day is over: from then on their account is closed. */
export const hasLeft = (lefton: Day | null, today: Day): boolean => lefton !== null && lefton < today;

export const standingOf = (
  { status, lefton }: { readonly status: MemberStatus; readonly lefton: Day | null },
  today: Day,
): MemberStanding => (hasLeft(lefton, today) ? 'left' : status);
