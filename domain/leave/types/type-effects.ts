import type { Problem } from '../../wire/problem.ts';
import { needsOffice } from '../approvals/second-approval.ts';
import type { FreeDays } from '../rules/adjacency.ts';
import { chargedDays, type LeaveDays, unchargedDays } from '../rules/leave-days.ts';
import { forbiddenNeighbour } from '../rules/leave-rules.ts';
import type { LeaveTerms, LeaveType } from './leave-type.ts';

/** How a changed leave type looks at leave that was asked for before. */
export const typeEffects = [
  'next_to_free_day',
  'half_day',
  'counted_otherwise',
  'retired',
  'service_short',
  'not_earned',
  'second_needed',
  'second_kept',
] as const;
export type TypeEffect = (typeof typeEffects)[number];

interface TooSoon {
  readonly before: readonly Problem[];
  readonly after: readonly Problem[];
}

type Rules = LeaveType & Pick<LeaveTerms, 'halfDays' | 'freeDays' | 'retired' | 'secondOver'>;

/**
 * What of a stored leave the changed type would not allow, or would count otherwise; what both rules say alike is
 * nothing new. `tooSoon` is what `notYet` says of it by either. @returns undefined when it would be as it is. `would` is what
 * it would cost, days; `waiting` whether it waits to be decided, and whether somebody has agreed to it.
 */
export function effectOnLeave(
  leave: LeaveDays,
  before: Rules,
  after: Rules,
  free: FreeDays,
  tooSoon: TooSoon = { before: [], after: [] },
  waiting?: 'undecided' | 'agreed',
): { effect: TypeEffect; days: number; would: number } | undefined {
  const { from, to } = leave;
  const days = chargedDays(leave);
  const uncharged =
    before.freeDays === after.freeDays ? leave.uncharged : unchargedDays(from, to, after.freeDays, free);
  const would = chargedDays({ ...leave, uncharged });
  if (!before.retired && after.retired) return { effect: 'retired', days, would };
  const forbidden = (type: LeaveType) => forbiddenNeighbour(from, to, type, free) !== undefined;
  if (!forbidden(before) && forbidden(after)) return { effect: 'next_to_free_day', days, would };
  if (leave.part !== null && before.halfDays && !after.halfDays) return { effect: 'half_day', days, would };
  const comes = (code: Problem['code']) =>
    !tooSoon.before.some((it) => it.code === code) && tooSoon.after.some((it) => it.code === code);
  if (comes('LEAVE_SERVICE_SHORT')) return { effect: 'service_short', days, would };
  if (comes('LEAVE_NOT_EARNED')) return { effect: 'not_earned', days, would };
  if (would !== days) return { effect: 'counted_otherwise', days, would };
  const [needed, needs] = [needsOffice(before, days), needsOffice(after, days)];
  if (waiting === 'undecided' && needs && !needed) return { effect: 'second_needed', days, would };
  return waiting === 'agreed' && needed && !needs ? { effect: 'second_kept', days, would } : undefined;
}
