import type { Day } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { grouped } from '@muster/domain/grouped.ts';
import type { TypeTouch } from '@muster/domain/leave/leave-office-contract.ts';
import { earnedYear, isEarned, takenAhead } from '@muster/domain/leave/rules/earned-leave.ts';
import { newestOf } from '@muster/domain/members/employment.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Read } from '../../../database/engine.ts';
import type { KeptLeaveType } from '../../../records/leave/leave-type.ts';
import { balanceLines } from '../../../records/leave/ledger/balance-lines.ts';
import { readEmployments } from '../../../records/members/employment.ts';
import { findMembers } from '../../../records/members/member.ts';
import { leaveOfType } from './leave-of-type-view.ts';

/** So many members are named; more are counted. */
const NAMED = 20;

interface Changed {
  readonly before: KeptLeaveType;
  readonly after: KeptLeaveType;
  /** The running fiscal year. */
  readonly year: number;
  readonly today: Day;
}

/**
 * Whether days come to be earned later than before: also of who joined within the year and comes to have a part of them,
 * which the months that were left of it alone earn.
 */
export const comesToBeEarned = (before: KeptLeaveType, after: KeptLeaveType): boolean =>
  isEarned(after) && (!isEarned(before) || (after.prorated && !before.prorated));

/**
 * Who of those who have not left has taken more of the running year than is earned by today, with the days that they have
 * been given so far, and had not by the type as it is. Only leave that has begun counts: what is to come is looked at by itself.
 */
export async function membersAhead(db: Read, change: Changed): Promise<TypeTouch['ahead']> {
  const { before, after, year, today } = change;
  if (!comesToBeEarned(before, after)) return undefined;
  const span = { from: fiscalYearDays(year).from, to: today };
  const leaveOf = grouped(await leaveOfType(db, after.leaveid, span), (it) => it.memberId);
  const memberIds = [...leaveOf.keys()];
  const employments = await readEmployments(db, memberIds);
  const lines = await balanceLines(db, { memberIds, years: [year], leaveid: after.leaveid });
  const linesOf = grouped(lines, (it) => it.memberId);
  const found = new Map<number, { readonly taken: number; readonly there: number }>();
  for (const [id, leave] of leaveOf) {
    const employment = employments.get(id) ?? [];
    if (hasLeft(newestOf(employment).newest.to, today)) continue;
    const facts = { lines: linesOf.get(id) ?? [], leave };
    const by = (type: KeptLeaveType) =>
      isEarned(type) ? takenAhead(today, earnedYear({ year, type, employment, ...facts }), type.halfDays) : undefined;
    const ahead = by(before) ? undefined : by(after);
    if (ahead) found.set(id, ahead);
  }
  if (found.size === 0) return undefined;
  const members = (await findMembers(db, [...found.keys()]))
    .toSorted((a, b) => (a.membercode < b.membercode ? -1 : 1))
    .slice(0, NAMED)
    .flatMap(({ id, membercode, membername }) => {
      const ahead = found.get(id);
      return ahead ? [{ membercode, membername, ...ahead }] : [];
    });
  return { count: found.size, members };
}
