import type { Day } from './company-time.ts';
import { addDays, showDay } from './day.ts';

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
