import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { type ClockFacts, wantedPunches } from '@muster/domain/attendance/corrections/corrected-times.ts';
import type { ClockPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import { attendancesOf } from '@muster/domain/attendance/summary/attendances.ts';
import { wholeMinutes } from '@muster/domain/attendance/summary/worked-time.ts';
import { type Day, dayOf } from '@muster/domain/calendar/company-time.ts';
import { showClock } from '../../../lib/show-time.ts';

/** From a time to a time, as they are typed; empty where nothing is. */
export interface Stay {
  readonly in: string;
  readonly out: string;
}

/** What is recorded of a day, oldest first. */
export const staysOf = (punches: readonly ListedPunch[], zone: string): Stay[] =>
  attendancesOf(punches)
    .map((it) => ({ in: clock(it.in, zone), out: it.out ? clock(it.out, zone) : '' }))
    .reverse();

const clock = (punch: ListedPunch, zone: string) => showClock(punch.checktime, zone);

/** Stays as the punches that they ask for; empty times ask for none. */
export const punchesOf = (stays: readonly Stay[]): ClockPunch[] =>
  stays.flatMap((stay) =>
    (['in', 'out'] as const).flatMap((checktype) => (stay[checktype] ? [{ checktype, time: stay[checktype] }] : [])),
  );

/** A time that is taken for one of another day than that of the attendance. */
export interface OtherDayTime extends ClockPunch {
  readonly of: 'next' | 'before';
  /** From the check-in before it, where it is a check-out of the next day, as the day will count them; null of any other. */
  readonly minutes: number | null;
}

/** The times of stays that are taken for those of the next day, and of the evening before, as the server will take them. */
export function otherDayTimes(stays: readonly Stay[], facts: ClockFacts): OtherDayTime[] {
  const punches = punchesOf(stays);
  const wanted = wantedPunches(punches, facts).map(({ at }) => ({ at, date: dayOf(at, facts.zone) }));
  return punches.flatMap((punch, index): OtherDayTime[] => {
    const { at, date } = wanted[index] as (typeof wanted)[number];
    const before = wanted[index - 1];
    if (date < facts.day && !before) return [{ ...punch, of: 'before', minutes: null }];
    if (date <= facts.day || date === before?.date) return [];
    const stayed = before && punch.checktype === 'out' && punches[index - 1]?.checktype === 'in';
    return [{ ...punch, of: 'next', minutes: stayed ? wholeMinutes(at.since(before.at).total('milliseconds')) : null }];
  });
}

/** What tells the times of a day's correction, once its shift is known. */
export const clockFacts = (
  day: Day,
  shift: Shift | null | undefined,
  zone: string,
  punches: readonly ListedPunch[],
): ClockFacts | undefined =>
  shift
    ? {
        ...{ day, shift, zone },
        punches: punches
          .map(({ id, checktype, checktime }) => ({ id, checktype, at: Temporal.Instant.from(checktime) }))
          .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at)),
      }
    : undefined;
