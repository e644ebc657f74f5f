import type { Day } from '../../calendar/company-time.ts';
import { addDays, addMonths, lastOfMonth } from '../../calendar/day.ts';
import { eachDay } from '../../calendar/each-day.ts';

/** `YYYY-MM`: the month in which a pay period ends, by which it is named (wire 6). */
export type PeriodMonth = string;

/** The first and the last day of a period. */
export interface PeriodDays {
  readonly from: Day;
  readonly to: Day;
}

/** How many months back payroll counts what has changed since it was closed. */
export const MONTHS_COUNTED = 12;

/** Whether attendance is counted on a day of a period; it is on all days where no first one is said. */
export const isCounted = ({ to }: PeriodDays, countedFrom: Day | null): boolean => to >= (countedFrom ?? '');

/** A day as a stretch of its own. */
export const onlyDay = (day: Day): PeriodDays => ({ from: day, to: day });

/** Whether one of some periods has a day of a stretch, as closed ones must not where something is decided. */
export const touchesPeriod = (periods: readonly PeriodDays[], { from, to }: PeriodDays): boolean =>
  periods.some((it) => it.from <= to && from <= it.to);

/** Whether some periods have every day of a stretch between them. */
export const coverAll = (periods: readonly PeriodDays[], { from, to }: PeriodDays): boolean =>
  eachDay(from, to).every((day) => touchesPeriod(periods, onlyDay(day)));

/** What some periods, oldest first, leave of a stretch: the stretches between them, in order. */
export function openBetween(periods: readonly PeriodDays[], { from, to }: PeriodDays): readonly PeriodDays[] {
  const begins = [from, ...periods.map((it) => addDays(it.to, 1))];
  const ends = [...periods.map((it) => addDays(it.from, -1)), to];
  return begins
    .map((begin, n) => ({ from: begin < from ? from : begin, to: [ends[n] ?? to, to].toSorted()[0] ?? to }))
    .filter((it) => it.from <= it.to);
}

/** On which day of a month periods may start: every month has it, and a month later again. */
export const periodStarts = { least: 1, most: 28 } as const;

/**
 * The days of a period. `starts` is the day of the month on which periods start: with 1 a period is a month, with 26
 * it runs from the 26th of the month before to the 25th.
 */
export function periodDays(month: PeriodMonth, starts: number): PeriodDays {
  const first = `${month}-01`;
  if (starts === 1) return { from: first, to: lastOfMonth(first) };
  return { from: addDays(addMonths(first, -1), starts - 1), to: addDays(first, starts - 2) };
}

export const monthBefore = (month: PeriodMonth): PeriodMonth => addMonths(`${month}-01`, -1).slice(0, 7);
export const monthAfter = (month: PeriodMonth): PeriodMonth => addMonths(`${month}-01`, 1).slice(0, 7);

/**
 * The days of a period beside those that have been closed. A period that was closed once keeps its days, whatever is set
 * since; one beside it begins the day after it, or ends the day before it, so that no day is paid twice or never
 * (behaviour 4). The first day of the month by which it is named is always one of its days.
 */
export function daysBeside(kept: ReadonlyMap<PeriodMonth, PeriodDays>, month: PeriodMonth, starts: number): PeriodDays {
  const own = kept.get(month);
  if (own) return own;
  const { from, to } = periodDays(month, starts);
  const [before, after] = [kept.get(monthBefore(month)), kept.get(monthAfter(month))];
  return { from: before ? addDays(before.to, 1) : from, to: after ? addDays(after.from, -1) : to };
}

/** The period that a day is in. */
export const periodOf = (day: Day, starts: number): PeriodMonth =>
  (starts === 1 || Number(day.slice(8)) < starts ? day : addMonths(day, 1)).slice(0, 7);
