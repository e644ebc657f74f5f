import type { Site } from '@muster/domain/attendance/location-verdict.ts';
import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { Read } from '../../../database/engine.ts';
import { tripsOf } from '../../../records/trips/claims.ts';
import { sitesOf } from '../../../records/work/site.ts';

/** What the place of a punch is judged by, on some days. */
export interface LocationFacts {
  readonly covers: (day: Day) => boolean;
  /** The approved trip that the member is on. */
  readonly tripOn: (day: Day) => number | null;
  /** Where the work is done that holds on a day (`workOn`). */
  readonly sitesOf: (workId: number) => readonly Site[];
}

interface Days {
  readonly from: Day;
  readonly to: Day;
}

let lastAround = { day: '', days: { from: '', to: '' } };

/**
 * The days that a punch now may count for, in any zone and on any shift: a check-out belongs to a shift of the day before
 * yesterday at the earliest (behaviour 4). They are the same all day long.
 */
export function daysAround(now: Temporal.Instant): Days {
  const day = writeInstant(now).slice(0, 10);
  if (day !== lastAround.day) lastAround = { day, days: { from: addDays(day, -3), to: addDays(day, 1) } };
  return lastAround.days;
}

/** Reads what the place of a member's punch is judged by, for some days: which of them the punch counts for may be known later. */
export async function locationFacts(db: Read, memberId: number, days: Days): Promise<LocationFacts> {
  const [trips, sites] = await Promise.all([tripsOf(db, memberId, days), sitesOf(db, { memberId, ...days })]);
  return {
    covers: (day) => days.from <= day && day <= days.to,
    tripOn: (day) => trips.get(day) ?? null,
    sitesOf: (workId) => sites.filter((it) => it.workId === workId),
  };
}
