import { byFiscalYear, fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { earnedYear, isEarned, notYet, serviceDay } from '@muster/domain/leave/rules/earned-leave.ts';
import type { LeaveDays } from '@muster/domain/leave/rules/leave-days.ts';
import type { Employment } from '@muster/domain/members/employment.ts';
import type { Problem } from '@muster/domain/wire/problem.ts';
import type { Read } from '../../database/engine.ts';
import { holdingOf, leaveBetween } from '../../records/leave/leave.ts';
import type { KeptLeaveType } from '../../records/leave/leave-type.ts';
import { balanceLines } from '../../records/leave/ledger/balance-lines.ts';

interface Asked {
  readonly type: KeptLeaveType;
  readonly days: LeaveDays;
  readonly employment: Employment;
  /** The leave that is changed: its own days take nothing. */
  readonly changing?: number | undefined;
}

/** What speaks against leave because it comes too early in its member's time here or in the year. */
export async function tooSoon(db: Read, memberId: number, asked: Asked): Promise<Problem[]> {
  const { type, days, employment } = asked;
  const servedOn = serviceDay(employment, days.from, type.serviceMonths);
  return notYet(days, { type, servedOn, years: isEarned(type) ? await earningYears(db, memberId, asked) : [] });
}

async function earningYears(db: Read, memberId: number, { type, days, employment, changing }: Asked) {
  const years = byFiscalYear(days.from, days.to).map((it) => it.year);
  const [first, last] = [years[0], years.at(-1)] as [number, number];
  const lines = await balanceLines(db, { memberIds: [memberId], years, leaveid: type.leaveid });
  const span = { from: fiscalYearDays(first).from, to: fiscalYearDays(last).to };
  const read = await leaveBetween(db, memberId, span);
  const leave = holdingOf(read, type).filter((it) => it.id !== changing);
  return years.map((year) =>
    earnedYear({ type, year, lines: lines.filter((it) => it.year === year), leave, employment }),
  );
}
