import type { Day } from '../../calendar/company-time.ts';
import { isOffice } from '../../members/member-policy.ts';
import type { CurrentMember } from '../../members/members-contract.ts';

interface Span {
  readonly from: Day;
  readonly to: Day;
}

/**
 * Whether `actor` may ask to have a day put right: their own, or anybody's for the office, once it has come and while its
 * pay period is open.
 */
export function mayCorrect(
  actor: CurrentMember,
  subject: { readonly id: number },
  { date, today, closed }: { date: Day; today: Day; closed: readonly Span[] },
): boolean {
  if (actor.id !== subject.id && !isOffice(actor.role)) return false;
  return date <= today && !isWithin(closed, date);
}

/** Whether a day is of one of some closed pay periods. */
export const isWithin = (closed: readonly Span[], date: Day): boolean =>
  closed.some((it) => it.from <= date && date <= it.to);
