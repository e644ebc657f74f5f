import type { Day } from './company-time.ts';
import { addDays, daysBetween, showDay } from './day.ts';

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

/** Every day of a span, first to last. */
export function eachDay(from: Day, to: Day): Day[] {
  const length = daysInSpan(from, to);
  if (length === 0) return [];
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length }, (_, days) => first.add({ days }).toString());
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
