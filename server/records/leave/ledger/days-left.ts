import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { endsEarly, everCarries, lastCarryDay } from '@muster/domain/leave/balances/carry-over.ts';
import { type DaysLeft, daysLeft } from '@muster/domain/leave/balances/days-left.ts';
import type { LeftOnLastDay } from '@muster/domain/leave/leave-contract.ts';
import { type Employment, isEmployedOn, newestOf } from '@muster/domain/members/employment.ts';
import { LAST_DAY } from '@muster/domain/wire/fields.ts';
import type { Read } from '../../../database/engine.ts';
import { readEmployments } from '../../members/employment.ts';
import { holdingOf, leaveOfEach, type StoredLeave } from '../leave.ts';
import type { KeptLeaveType } from '../leave-type.ts';
import { type BalanceLine, balanceLines } from './balance-lines.ts';

/** Who leaves, and when they would have worked here with that last day. */
export interface Leaver {
  readonly memberId: number;
  readonly lastDay: Day;
  readonly employment: Employment;
}

/** What of each type is to be settled with a member who leaves. */
type LeftOfType = DaysLeft & { readonly type: KeptLeaveType };

/**
 * What remains of each type on the last days of some who leave within a fiscal year, with what the run of the year's end
 * has not carried over yet, and as if no leave were taken after it: two statements, however many they are.
 */
export async function leftOn(
  db: Read,
  year: number,
  leavers: readonly Leaver[],
  types: readonly KeptLeaveType[],
): Promise<ReadonlyMap<number, LeftOfType[]>> {
  if (leavers.length === 0) return new Map();
  // Also what was taken of the year before, whose days may have ended within it.
  const { from } = fiscalYearDays(year - 1);
  const memberIds = leavers.map((it) => it.memberId);
  const lines = await balanceLines(db, { memberIds, years: [year - 1, year] });
  const leave = await leaveOfEach(db, memberIds, { from, to: LAST_DAY });
  const [linesOf, leaveOf] = [Map.groupBy(lines, (it) => it.memberId), Map.groupBy(leave, (it) => it.memberId)];
  return new Map(
    leavers.map((it) => {
      const own = { lines: linesOf.get(it.memberId) ?? [], leave: leaveOf.get(it.memberId) ?? [] };
      return [it.memberId, types.map((type) => ({ type, ...leftOfType(year, it, type, own) }))];
    }),
  );
}

function leftOfType(
  year: number,
  { lastDay, employment }: Leaver,
  type: KeptLeaveType,
  own: { readonly lines: readonly BalanceLine[]; readonly leave: readonly StoredLeave[] },
): DaysLeft {
  const { from } = fiscalYearDays(year);
  const away = !(isEmployedOn(employment, addDays(from, -1)) && isEmployedOn(employment, from));
  const lines = own.lines.filter((it) => it.leaveid === type.leaveid);
  const standing = holdingOf(own.leave, type);
  return daysLeft({
    lastDay,
    terms: type,
    lines: lines.filter((it) => it.year === year),
    away,
    before: everCarries(type) ? lines.filter((it) => it.year < year) : undefined,
    leave: lastCarryDay(year, type) < lastDay ? standing.filter((it) => it.from <= lastDay) : undefined,
    leaveBefore: endsEarly(year - 1, type) ? standing : undefined,
    after: standing.filter((it) => it.to > lastDay),
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
  const leavers = [...(await readEmployments(db, memberIds))].flatMap(([memberId, employment]) => {
    const lastDay = newestOf(employment).newest.to;
    return lastDay !== null && fiscalYearOf(lastDay) === year ? [{ memberId, lastDay, employment }] : [];
  });
  const left = await leftOn(db, year, leavers, limited);
  const lastDays = new Map(leavers.map((it) => [it.memberId, it.lastDay]));
  return (memberId, leaveid) => {
    const lastday = lastDays.get(memberId);
    const ofType = left.get(memberId)?.find((it) => it.type.leaveid === leaveid);
    return lastday !== undefined && ofType ? { lastday, days: ofType.remaining } : undefined;
  };
}
