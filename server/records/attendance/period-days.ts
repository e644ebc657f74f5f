import {
  daysBeside,
  monthAfter,
  monthBefore,
  type PeriodDays,
  type PeriodMonth,
} from '@muster/domain/attendance/periods/pay-period.ts';
import type { Read } from '../../database/engine.ts';
import { keptDaysOf } from './period-close.ts';

interface PeriodStarts {
  /** The day of a month on which pay periods start. */
  readonly periodStarts: number;
}

/** The days of some periods in a row, beside those that have been closed. */
export async function daysOfPeriods(
  db: Read,
  months: readonly PeriodMonth[],
  { periodStarts }: PeriodStarts,
): Promise<ReadonlyMap<PeriodMonth, PeriodDays>> {
  const around = new Set(months.flatMap((it) => [monthBefore(it), it, monthAfter(it)]));
  const kept = await keptDaysOf(db, [...around]);
  return new Map(months.map((it) => [it, daysBeside(kept, it, periodStarts)]));
}

/** The days of one period. */
export async function daysOfPeriod(db: Read, month: PeriodMonth, time: PeriodStarts): Promise<PeriodDays> {
  return (await daysOfPeriods(db, [month], time)).get(month) as PeriodDays;
}
