import { minuteOf, type TimeOfDay } from './company-time.ts';

const KEPT = 20_000;

/**
 * Tells the time of day, `HH:MM`, of instants as `writeInstant` writes them, by the clock on a wall of the zone. A file of
 * many members tells the same minutes again and again, so the zone's rules are asked for each once.
 */
export function wallClock(zone: string): (instant: string) => TimeOfDay {
  const known = new Map<string, TimeOfDay>();
  return (instant) => {
    // Clocks are changed at whole minutes.
    const minute = instant.slice(0, 'YYYY-MM-DDTHH:MM'.length);
    const before = known.get(minute);
    if (before !== undefined) return before;
    if (known.size >= KEPT) known.clear();
    const time = minuteOf(Temporal.Instant.from(`${minute}Z`), zone);
    known.set(minute, time);
    return time;
  };
}
