import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import {
  type ClockFacts,
  type WantedPunch,
  wantedPunches,
} from '@muster/domain/attendance/corrections/corrected-times.ts';
import type { ClockPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import { attendancesOf } from '@muster/domain/attendance/summary/attendances.ts';
import { wholeMinutes } from '@muster/domain/attendance/summary/worked-time.ts';
import { type Day, dayOf } from '@muster/domain/calendar/company-time.ts';
import { showClock } from '../../../lib/time/show-time.ts';

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

/** The name of the field in which a time of a stay is typed. */
export const timeField = (checktype: keyof Stay, index: number) => `${checktype}${index}`;

/** The fields of times that stand empty beside another: nobody leaves without having come, and comes again without having left. */
export const missingTimes = (stays: readonly Stay[]): string[] => {
  const last = stays.findLastIndex((it) => it.in || it.out);
  return stays.flatMap((it, index) => {
    if (it.out && !it.in) return [timeField('in', index)];
    return it.in && !it.out && index < last ? [timeField('out', index)] : [];
  });
};

/** The field of the check-out that is yet to come, or was forgotten; which of them it is the server tells. */
export const openField = (stays: readonly Stay[]): string | undefined => {
  const open = stays.findLastIndex((it) => it.in && !it.out);
  return open < 0 ? undefined : timeField('out', open);
};

/** A time that needs a word while it is typed. */
export interface TimeToTell extends ClockPunch {
  /**
   * It is taken for one of the next day, or of the evening before; it would lie over another stay, were it not taken for one
   * of the next day; or it is a check-out in the minute of its check-in.
   */
  readonly of: 'next' | 'before' | 'over' | 'same';
  /** From the check-in before it, where it is a check-out of the next day, as the day will count them; null of any other. */
  readonly minutes: number | null;
}

/** The times of stays of which there is something to tell, as the server will take them. */
export function timesToTell(stays: readonly Stay[], facts: ClockFacts): TimeToTell[] {
  const punches = punchesOf(stays);
  const wanted = wantedPunches(punches, facts);
  const dates = wanted.map(({ at }) => dayOf(at, facts.zone));
  return punches.flatMap((punch, index): TimeToTell[] => {
    const told = (of: TimeToTell['of'], minutes: number | null = null) => [{ ...punch, of, minutes }];
    const [it, before, date] = [wanted[index] as WantedPunch, wanted[index - 1], dates[index] as Day];
    if (date < facts.day && !before) return told('before');
    const ends = before?.checktype === 'in' && punch.checktype === 'out';
    const asRecorded = it.kept !== undefined && before?.kept !== undefined;
    if (date === dates[index - 1]) {
      return ends && !asRecorded && punch.time === punches[index - 1]?.time ? told('same') : [];
    }
    if (date <= facts.day) return [];
    if (before && ends) return told('next', wholeMinutes(it.at.since(before.at).total('milliseconds')));
    return told(punch.checktype === 'in' && liesOver(wanted, index) ? 'over' : 'next');
  });
}

/** Whether the stay that begins here would lie over an earlier one, a day before: nobody means the same hours of the next day. */
function liesOver(wanted: readonly WantedPunch[], begins: number): boolean {
  const times = wanted.map(({ at }) => at.epochMilliseconds);
  const [from = 0, to = from + MINUTE] = times.slice(begins, begins + 2);
  return wanted.slice(0, begins - 1).some(({ checktype }, index) => {
    const [start = 0, end = start] = times.slice(index, index + 2);
    return checktype === 'in' && wanted[index + 1]?.checktype === 'out' && start < to - DAY && from - DAY < end;
  });
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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
