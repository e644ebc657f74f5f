import type { Day } from '@muster/domain/calendar/company-time.ts';
import { byFiscalYear, fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { grouped } from '@muster/domain/grouped.ts';
import { earnedYear, isEarned, notYet, serviceDay } from '@muster/domain/leave/rules/earned-leave.ts';
import type { LeaveDays } from '@muster/domain/leave/rules/leave-days.ts';
import type { Problem } from '@muster/domain/wire/problem.ts';
import type { Read } from '../../../database/engine.ts';
import type { KeptLeaveType } from '../../../records/leave/leave-type.ts';
import { balanceLines } from '../../../records/leave/ledger/balance-lines.ts';
import { readEmployments } from '../../../records/members/employment.ts';
import { leaveOfType } from './leave-of-type-view.ts';

interface TypeAndSpan {
  readonly before: KeptLeaveType;
  readonly after: KeptLeaveType;
  /** The first and the last day of the leave that is looked at. */
  readonly from: Day;
  readonly to: Day;
}

type Looked = LeaveDays & { readonly id: number };
type SoonOf = (memberId: number, leave: Looked) => { readonly before: Problem[]; readonly after: Problem[] };

/**
 * What speaks against stored leave of members because it comes too early in their time here or in the year, by the type as
 * it is and as it would be, with the days that they have been given so far. Of other leave only what begins before it counts:
 * it is the later one that takes more than is earned. Nothing is read where neither asks for it.
 */
export async function tooSoonOfEach(
  db: Read,
  memberIds: readonly number[],
  { before, after, from, to }: TypeAndSpan,
): Promise<SoonOf> {
  if (![before, after].some((it) => it.serviceMonths > 0 || isEarned(it))) return () => ({ before: [], after: [] });
  const employments = await readEmployments(db, memberIds);
  const earned = isEarned(before) || isEarned(after);
  const years = byFiscalYear(from, to).map((it) => it.year);
  const span = { from: fiscalYearDays(years[0] as number).from, to: fiscalYearDays(years.at(-1) as number).to };
  const lines = earned ? await balanceLines(db, { memberIds, years, leaveid: after.leaveid }) : [];
  const linesOf = grouped(lines, (it) => it.memberId);
  const leaveOf = grouped(earned ? await leaveOfType(db, after.leaveid, span) : [], (it) => it.memberId);
  return (memberId, leave) => {
    const employment = employments.get(memberId) ?? [];
    const earlier = (leaveOf.get(memberId) ?? []).filter((it) => isBefore(it, leave));
    const by = (type: KeptLeaveType) =>
      notYet(leave, {
        type,
        servedOn: serviceDay(employment, leave.from, type.serviceMonths),
        years: (isEarned(type) ? years : []).map((year) => {
          const lines = (linesOf.get(memberId) ?? []).filter((it) => it.year === year);
          return earnedYear({ year, type, employment, lines, leave: earlier });
        }),
      });
    return { before: by(before), after: by(after) };
  };
}

const isBefore = (it: Looked, leave: Looked): boolean =>
  it.from < leave.from || (it.from === leave.from && it.id < leave.id);
