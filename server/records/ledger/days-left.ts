import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { lastCarryDay } from '@muster/domain/leave/carry-over.ts';
import { type DaysLeft, daysLeft } from '@muster/domain/leave/days-left.ts';
import type { LeftOnLastDay } from '@muster/domain/leave/leave-contract.ts';
import { MAX_LEAVE_DAYS } from '@muster/domain/leave/leave-rules.ts';
import { type Employment, isEmployedOn, newestOf } from '@muster/domain/members/employment.ts';
import type { Read } from '../../database/engine.ts';
import { readEmployments } from '../employment.ts';
import { leaveBetween, type StoredLeave } from '../leave.ts';
import type { KeptLeaveType } from '../leave-type.ts';
import { balanceLines } from './balance-lines.ts';

/** No day that is kept is later. */
export const LAST_DAY = '2199-12-31';

/** Who leaves, and when they would have worked here with that last day. */
export interface Leaver {
  readonly memberId: number;
  readonly lastDay: Day;
  readonly employment: Employment;
}

/** Whether leave is approved or waits. */
export const stands = ({ status }: Pick<StoredLeave, 'status'>): boolean =>
  status === 'pending' || status === 'approved';

/** What of each type is to be settled with a member who leaves. */
type LeftOfType = DaysLeft & { readonly type: KeptLeaveType };

/**
 * What remains of each type on a last day, with what the run of the year's end has not carried over yet, and as if no
 * leave were taken after it.
 */
export async function leftOn(
  db: Read,
  { memberId, lastDay, employment }: Leaver,
  types: readonly KeptLeaveType[],
): Promise<LeftOfType[]> {
  const year = fiscalYearOf(lastDay);
  const { from } = fiscalYearDays(year);
  const wasHere = isEmployedOn(employment, addDays(from, -1));
  const lines = await balanceLines(db, { memberIds: [memberId], years: [year - 1, year] });
  const leave = await leaveBetween(db, memberId, { from, to: LAST_DAY, earliest: addDays(from, -MAX_LEAVE_DAYS) });
  return types.map((type) => {
    const ofType = lines.filter((it) => it.leaveid === type.leaveid);
    const standing = leave.filter((it) => it.type.leaveid === type.leaveid && stands(it));
    const left = daysLeft({
      lastDay,
      terms: type,
      lines: ofType.filter((it) => it.year === year),
      before: wasHere && type.carryDays > 0 ? ofType.filter((it) => it.year < year) : undefined,
      leave: lastCarryDay(year, type) < lastDay ? standing.filter((it) => it.from <= lastDay) : undefined,
      after: standing.filter((it) => it.to > lastDay),
    });
    return { type, ...left };
  });
}

type LeftOf = (memberId: number, leaveid: string) => LeftOnLastDay | undefined;

/** The same of those among some members who leave within a fiscal year; of a type without limit nothing is left. */
export async function leftWithin(
  db: Read,
  year: number,
  memberIds: readonly number[],
  types: readonly KeptLeaveType[],
): Promise<LeftOf> {
  const limited = types.filter((it) => !it.unlimited);
  const found = new Map<number, { lastday: Day; left: LeftOfType[] }>();
  for (const [memberId, employment] of await readEmployments(db, memberIds)) {
    const lastDay = newestOf(employment).newest.to;
    if (lastDay === null || fiscalYearOf(lastDay) !== year) continue;
    found.set(memberId, { lastday: lastDay, left: await leftOn(db, { memberId, lastDay, employment }, limited) });
  }
  return (memberId, leaveid) => {
    const own = found.get(memberId);
    const left = own?.left.find((it) => it.type.leaveid === leaveid);
    return own && left && { lastday: own.lastday, days: left.remaining };
  };
}
