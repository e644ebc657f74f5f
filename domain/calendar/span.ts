import type { Day } from './company-time.ts';
import { addDays, addMonths, daysBetween, firstOfMonth, lastOfMonth, showDay } from './day.ts';

const isDay = (value: string): boolean => {
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' }).toString() === value;
  } catch {
    return false;
  }
};

/** Days from first to last, both counted; 0 when a day is no day or the last is before the first (behaviour 5). */
export function daysInSpan(from: Day, to: Day): number {
  return isDay(from) && isDay(to) && to >= from ? daysBetween(from, to) + 1 : 0;
}

/** Every day of a span, first to last. Made month by month, since a year of dates of Temporal costs more than all its days hold. */
export function eachDay(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  if (daysInSpan(from, to) === 0) return days;
  for (let month = firstOfMonth(from); month <= to; month = addMonths(month, 1)) {
    const length = Number(lastOfMonth(month).slice(8));
    for (let number = 1; number <= length; number++)
      days.push(`${month.slice(0, 8)}${String(number).padStart(2, '0')}`);
  }
  return days.slice(days.indexOf(from), days.indexOf(to) + 1);
}

/** `01/12/2026 – 03/12/2026`, or the one day. */
export function showSpan(from: Day, to: Day): string {
  return from === to ? showDay(from) : `${showDay(from)} – ${showDay(to)}`;
}

/** Days in order, as the spans of those that follow each other. */
export function asSpans(days: readonly Day[]): { from: Day; to: Day }[] {
  const spans: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}
