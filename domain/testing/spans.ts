import fc from 'fast-check';
import type { Day } from '../calendar/company-time.ts';
import { addDays } from '../calendar/day.ts';
import type { FreeDays } from '../leave/rules/adjacency.ts';
import { everyWeek } from '../work/work-pattern.ts';
import { anyDay } from './moments.ts';

export interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** First days that have caught people out: the ends of months, of years, of fiscal years, of February. */
const edges = fc
  .record({
    year: fc.integer({ min: 1999, max: 2041 }),
    monthAndDay: fc.constantFrom('01-01', '02-27', '02-28', '03-01', '03-30', '03-31', '04-01', '12-30', '12-31'),
  })
  .map(({ year, monthAndDay }) => `${year}-${monthAndDay}`);

/** Spans of 1 day to a little over a year, many of which lie across an edge. */
export const anySpan: fc.Arbitrary<Span> = fc
  .record({
    from: fc.oneof(edges, anyDay),
    more: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 400 })),
  })
  .map(({ from, more }) => ({ from, to: addDays(from, more) }));

/**
 * Counts the days of a span the slow way, by stepping through a calendar of its own: nothing here is shared with
 * the rules that it checks.
 */
export function countedDays(from: Day, to: Day): number {
  let days = 0;
  for (let day = from; day <= to; day = dayAfter(day)) days += 1;
  return days;
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dayAfter(day: Day): Day {
  let [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = month === 2 && leap ? 29 : (MONTH_LENGTHS[month - 1] as number);
  date += 1;
  if (date > length) [month, date] = [month + 1, 1];
  if (month > 12) [year, month] = [year + 1, 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** Free days around a day: any rest days, and holidays within three weeks on either side. */
export const freeDaysNear = (day: Day): fc.Arbitrary<FreeDays> =>
  fc.record({
    rests: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }).map(everyWeek),
    holidays: fc
      .array(fc.integer({ min: -21, max: 21 }), { maxLength: 12 })
      .map((offsets) => new Set(offsets.map((it) => addDays(day, it)))),
  });
