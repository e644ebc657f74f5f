import { MONTHS_COUNTED } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, addMonths } from '@muster/domain/calendar/day.ts';
import {
  type OpeningBalances,
  type YearChange,
  type YearlyDays,
  yearChanges,
} from '@muster/domain/leave/balances/days-per-year.ts';
import type { TypeTouch } from '@muster/domain/leave/leave-office-contract.ts';
import { REACH } from '@muster/domain/leave/rules/adjacency.ts';
import { chargedDays, daysFrom, daysUntil } from '@muster/domain/leave/rules/leave-days.ts';
import { approveStatus, MAX_LEAVE_DAYS } from '@muster/domain/leave/rules/leave-rules.ts';
import { effectOnLeave } from '@muster/domain/leave/types/type-effects.ts';
import type { EngineName, Read } from '../../../database/engine.ts';
import { closedBetween } from '../../../records/attendance/period-close.ts';
import type { KeptLeaveType } from '../../../records/leave/leave-type.ts';
import type { ChangedYear } from '../../../records/leave/ledger/entries.ts';
import { freeDaysOfEach } from '../../../records/work/rest-days.ts';
import { countTouched, membersBelowZero } from './days-effect-view.ts';
import { comingLeaveOf, leaveOfType } from './leave-of-type-view.ts';
import { comesToBeEarned, membersAhead } from './taken-ahead.ts';
import { tooSoonOfEach } from './too-soon.ts';

/** How many of those whom a change would take below zero are named. */
const MOST_SHORT = 20;
/** How many of the touched leaves are listed. */
const MOST_LEAVE = 50;

/** What a change of a leave type touches; `year` is the running fiscal year. */
export interface TypeChange {
  readonly before: KeptLeaveType;
  readonly after: KeptLeaveType;
  readonly year: number;
  readonly today: Day;
  readonly opening: OpeningBalances;
  readonly engine: EngineName;
}

export const touchesNothing: TypeTouch = {
  years: [],
  short: { count: 0, members: [] },
  leave: { count: 0, items: [] },
  repaid: { days: 0, members: 0 },
};

/** What it does to balances and means for leave. A type that is offered again gives its days to who has none of them. */
export async function touchedByType(db: Read, change: TypeChange): Promise<TypeTouch> {
  const { before, after } = change;
  const changes = changedYears(before, after, change.year);
  const given = before.retired && !after.retired ? yearChanges(before, after, change.year) : changes;
  const years: TypeTouch['years'] = [];
  for (const { year, days, difference } of given) {
    const changed = changedYear(change, { year, days, difference });
    const { adjusted, inPart, activeWithout, stand, activeEntered } = await countTouched(db, changed);
    const [fresh, other] = [days > 0, difference !== 0];
    years.push({
      fiscalyear: year,
      days,
      difference,
      adjusted,
      inpart: inPart,
      granted: fresh ? activeWithout : 0,
      entered: (other ? stand : 0) + (fresh ? activeEntered : 0),
    });
  }
  const ahead = await membersAhead(db, change);
  return {
    years,
    short: await shortMembers(db, change, changes),
    leave: await touchedLeave(db, change),
    ...(ahead && { ahead }),
    repaid: await repaidDays(db, change),
  };
}

/** The running fiscal year and the next, where they get other days. */
export const changedYears = (before: YearlyDays, after: YearlyDays, year: number): YearChange[] =>
  yearChanges(before, after, year).filter((it) => it.difference !== 0);

/** A year that comes to give other days, with what its members' own differences depend on. */
export const changedYear = ({ after, opening, today, engine }: TypeChange, year: YearChange): ChangedYear => ({
  ...year,
  ...{ leaveid: after.leaveid, prorated: after.prorated, opening, today, engine },
});

async function shortMembers(db: Read, change: TypeChange, changes: readonly YearChange[]): Promise<TypeTouch['short']> {
  const { before, after, year } = change;
  // Who took more of a type without limit than there will be cannot have had it.
  const limited = before.unlimited && !after.unlimited;
  const members: TypeTouch['short']['members'] = [];
  for (const it of limited ? yearChanges(before, after, year) : changes) {
    const short = await membersBelowZero(db, { ...changedYear(change, it), limited });
    members.push(...short.map((member) => ({ ...member, fiscalyear: it.year })));
  }
  return { count: members.length, members: members.slice(0, MOST_SHORT) };
}

/** Leave of today and later that could not be had so any more, or is decided by others: rules that grew stricter can make some, and retiring does. */
async function touchedLeave(db: Read, { before, after, today }: TypeChange): Promise<TypeTouch['leave']> {
  if (!grewStricter(before, after)) return touchesNothing.leave;
  const earliest = addDays(today, -MAX_LEAVE_DAYS);
  const coming = await comingLeaveOf(db, after.leaveid, { today, earliest });
  const first = coming.at(0)?.from;
  const last = coming
    .map((it) => it.to)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return touchesNothing.leave;
  const memberIds = [...new Set(coming.map((it) => it.memberId))];
  const freeOf = await freeDaysOfEach(db, memberIds, addDays(first, -REACH), addDays(last, REACH));
  const soonOf = await tooSoonOfEach(db, memberIds, { before, after, from: first, to: last });
  const items = coming.flatMap(({ memberId, from, to, part, uncharged, status, waiting, ...leave }) => {
    const days = { from, to, part, uncharged };
    const soon = soonOf(memberId, { ...days, id: leave.id });
    const effect = effectOnLeave(days, before, after, freeOf(memberId), soon, waiting);
    return effect ? [{ ...leave, start: from, end: to, approve_status: approveStatus[status], ...effect }] : [];
  });
  return { count: items.length, items: items.slice(0, MOST_LEAVE) };
}

/** Whether leave is looked at that could not be had so any more, or is decided by others. */
export const grewStricter = (before: KeptLeaveType, after: KeptLeaveType): boolean =>
  (!before.retired && after.retired) ||
  before.freeDays !== after.freeDays ||
  (before.halfDays && !after.halfDays) ||
  after.serviceMonths > before.serviceMonths ||
  before.secondOver !== after.secondOver ||
  comesToBeEarned(before, after) ||
  (before.nextToHoliday === 'allow' && after.nextToHoliday === 'forbid') ||
  (before.nextToOffday === 'allow' && after.nextToOffday === 'forbid');

/** Approved days of the type in the closed periods whose changes payroll still counts, where they come to be paid otherwise. */
async function repaidDays(db: Read, { before, after, today }: TypeChange): Promise<TypeTouch['repaid']> {
  if (before.paid === after.paid) return touchesNothing.repaid;
  const closed = await closedBetween(db, addMonths(today, -MONTHS_COUNTED), today);
  const [first, last] = [closed.at(0)?.from, closed.at(-1)?.to];
  if (first === undefined || last === undefined) return touchesNothing.repaid;
  const members = new Set<number>();
  let days = 0;
  for (const leave of await leaveOfType(db, after.leaveid, { from: first, to: last })) {
    if (leave.status !== 'approved') continue;
    for (const { from, to } of closed) {
      if (leave.to < from || leave.from > to) continue;
      days += chargedDays(daysUntil(daysFrom(leave, from), to));
      members.add(leave.memberId);
    }
  }
  return { days, members: members.size };
}
