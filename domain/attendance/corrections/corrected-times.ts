import { type Day, instantsOf } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import { type Problem, problem } from '../../wire/problem.ts';
import type { CheckType } from '../attendance-contract.ts';
import { crossesMidnight, minutesOfShift, type Shift } from '../shift-window.ts';
import type { ClockPunch } from './correction-contract.ts';

/** A punch that counts for the day as it is. */
export interface RecordedPunch {
  readonly id: number;
  readonly checktype: CheckType;
  readonly at: Temporal.Instant;
}

/** A punch that should be, as an instant. */
export interface WantedPunch {
  readonly checktype: CheckType;
  readonly at: Temporal.Instant;
  /** The recorded punch that is it; undefined of one that is to be added. */
  readonly kept: number | undefined;
}

/** An attendance that should be; `to` is missing while the member is still in. */
export interface WantedAttendance {
  readonly from: WantedPunch;
  readonly to: WantedPunch | undefined;
}

export interface CorrectedDay {
  readonly day: Day;
  readonly shift: Shift;
  readonly zone: string;
  /** The punches that count for it, in their order. */
  readonly punches: readonly RecordedPunch[];
  readonly now: Temporal.Instant;
  /** The day that a punch now would count for: only then somebody may still be in. */
  readonly today: Day;
}

/**
 * Times of the clock as instants, in their order. They begin on the day itself, or on the morning after for a shift
 * that crosses midnight; a time that is before the one before it is one of the next day, unless it happened again that
 * day, as the clocks were set back. The same time once more is the same minute, but at the end of a shift of a whole day.
 */
export function wantedPunches(
  punches: readonly ClockPunch[],
  { day, shift, zone, ...it }: CorrectedDay,
): WantedPunch[] {
  const [first] = punches;
  let date = first && crossesMidnight(shift) && first.time < shift.ends ? addDays(day, 1) : day;
  const wanted: WantedPunch[] = [];
  for (const [index, { checktype, time }] of punches.entries()) {
    const before = wanted.at(-1);
    const sameTime = time === punches[index - 1]?.time;
    const minutesFrom = (on: Day) =>
      instantsOf(on, time, zone).filter((at) => !before || minuteNumber(at) >= minuteNumber(before.at));
    let minutes = minutesFrom(date);
    if (minutes.length === 0 || (sameTime && checktype === 'out' && shift.starts === shift.ends)) {
      date = addDays(date, 1);
      minutes = minutesFrom(date);
    }
    wanted.push(punchAt(checktype, minutes, before, it.punches));
  }
  return wanted;
}

/**
 * The punch of a time of the clock, which may have been two minutes: the first recorded one of its kind that comes after
 * the one before is kept with its seconds, or else there is a new one at the beginning of the first. Where the one before
 * was kept in the same minute, the new one is at that very instant: nobody leaves before they came, and the clock on a
 * correction knows no seconds.
 */
function punchAt(
  checktype: CheckType,
  minutes: readonly Temporal.Instant[],
  before: WantedPunch | undefined,
  recorded: readonly RecordedPunch[],
): WantedPunch {
  const kept = recorded.find(
    (it) =>
      it.checktype === checktype &&
      minutes.some((minute) => minuteNumber(minute) === minuteNumber(it.at)) &&
      isAfter(it, before),
  );
  if (kept) return { checktype, at: kept.at, kept: kept.id };
  const minute = minutes[0] as Temporal.Instant;
  const at = before && Temporal.Instant.compare(before.at, minute) > 0 ? before.at : minute;
  return { checktype, at, kept: undefined };
}

/** Of two at one instant the one that was stored first comes first, wherever punches are listed; a new one is stored last. */
function isAfter({ id, at }: RecordedPunch, before: WantedPunch | undefined): boolean {
  const order = before ? Temporal.Instant.compare(at, before.at) : 1;
  return order > 0 || (order === 0 && before?.kept !== undefined && before.kept < id);
}

const minuteNumber = (at: Temporal.Instant): number => Math.floor(at.epochMilliseconds / 60_000);

const LONGEST_HOURS = 24;
/** The longest that somebody is in without a break, unless the shift itself is about as long. */
const LONGEST_STAY_HOURS = 16;
const OVERTIME_HOURS = 6;

const longestStay = (shift: Shift): number =>
  Math.max(LONGEST_STAY_HOURS, Math.min(LONGEST_HOURS, minutesOfShift(shift) / 60 + OVERTIME_HOURS));

/** The attendances that a correction asks for, or what is wrong with it. */
export function wantedAttendances(
  punches: readonly ClockPunch[],
  facts: CorrectedDay,
): { attendances: WantedAttendance[] } | { problem: Problem } {
  // Nobody was there.
  if (punches.length === 0) return facts.punches.length > 0 ? { attendances: [] } : { problem: notPossible('none') };
  const wanted = wantedPunches(punches, facts);
  const refused = wrongWith(wanted, facts);
  if (refused) return { problem: refused };
  const attendances: WantedAttendance[] = [];
  for (let index = 0; index < wanted.length; index += 2) {
    attendances.push({ from: wanted[index] as WantedPunch, to: wanted[index + 1] });
  }
  return { attendances };
}

function wrongWith(wanted: readonly WantedPunch[], { day, shift, now, today }: CorrectedDay): Problem | undefined {
  const [first, last] = [wanted[0], wanted.at(-1)];
  const alternate = wanted.every((it, index) => it.checktype === (index % 2 === 0 ? 'in' : 'out'));
  if (!first || !last || !alternate) return notPossible('order');
  if (last.checktype === 'in' && day !== today) return notPossible('unfinished');
  if (Temporal.Instant.compare(last.at, now) > 0) return notPossible('future');
  const most = longestStay(shift);
  const tooLong = wanted.some((it, index) => index % 2 === 1 && hoursBetween(wanted[index - 1], it) > most);
  return tooLong || hoursBetween(first, last) > LONGEST_HOURS ? notPossible('long') : undefined;
}

/** By the minutes that were asked for. */
const hoursBetween = (from: WantedPunch | undefined, to: WantedPunch): number =>
  from ? (minuteNumber(to.at) - minuteNumber(from.at)) / 60 : 0;

type Reason =
  | 'order'
  | 'unfinished'
  | 'future'
  | 'long'
  | 'overlap'
  | 'outsideWork'
  | 'closed'
  | 'waiting'
  | 'changed'
  | 'nothing'
  | 'none';

export const notPossible = (reason: Reason, field = 'punches'): Problem =>
  problem('CORRECTION_NOT_POSSIBLE', { field, params: { reason } });

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Whether wanted attendances lie over those of the days beside it. Instants in milliseconds. */
export function liesOver(
  wanted: readonly WantedAttendance[],
  others: readonly Stretch[],
  now: Temporal.Instant,
): boolean {
  const ms = (it: Temporal.Instant) => it.epochMilliseconds;
  return wanted.some(({ from, to }) => {
    const [start, end] = [ms(from.at), ms(to?.at ?? now)];
    return others.some((it) => start < it.to && it.from < end);
  });
}
