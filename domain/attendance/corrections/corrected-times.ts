import { type Day, dayOf, instantOf, instantsOf, minuteOf } from '../../calendar/company-time.ts';
import { addDays, daysBetween } from '../../calendar/day.ts';
import { type Problem, problem } from '../../wire/problem.ts';
import type { CheckType } from '../attendance-contract.ts';
import { COMES_EARLY_HOURS, crossesMidnight, minutesOfShift, type Shift, shiftEnd } from '../shift-window.ts';
import type { AskedPunch, ClockPunch } from './correction-contract.ts';

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

/** Of a correction's times, which day they are of is told from these. */
export type ClockFacts = Pick<CorrectedDay, 'day' | 'shift' | 'zone' | 'punches'>;

/**
 * Times of the clock as instants, in their order. A time that is before the one before it is one of the next day, unless it
 * happened again that day, as the clocks were set back. The same time once more is the same minute. Of a shift of a whole
 * day the last check-out is one of the next day where it would be as soon after the first time as somebody comes early,
 * unless it was made: who came for that shift ten minutes early and left when it ended was not there for ten minutes.
 */
export function wantedPunches(punches: readonly ClockPunch[], facts: ClockFacts): WantedPunch[] {
  const { shift, zone, punches: recorded } = facts;
  const [first] = punches;
  if (!first) return [];
  let date = firstDay(first, facts);
  const isAsked = (it: RecordedPunch) =>
    punches.some(({ checktype, time }) => checktype === it.checktype && time === minuteOf(it.at, zone));
  const replaced = recorded.filter((it) => !isAsked(it));
  const wanted: WantedPunch[] = [];
  for (const [index, { checktype, time }] of punches.entries()) {
    const [before, next] = [wanted.at(-1), punches[index + 1]];
    const punchOn = (on: Day) => {
      const minutes = instantsOf(on, time, zone).filter((at) => !before || minuteNumber(at) >= minuteNumber(before.at));
      // A time after it that is before it by the clock was when it was that time for the second time.
      const likely = next && next.time < time ? minutes : nearestFirst(minutes, replaced, checktype);
      return likely.length > 0 ? punchAt(checktype, likely, before, recorded) : undefined;
    };
    const isEnd = isWholeDay(shift) && checktype === 'out' && index === punches.length - 1 && date === facts.day;
    let found = punchOn(date);
    if (!found || (isEnd && found.kept === undefined && hoursBetween(wanted[0], found) < COMES_EARLY_HOURS)) {
      date = addDays(date, 1);
      found = punchOn(date);
    }
    wanted.push(found as WantedPunch);
  }
  return wanted;
}

/** Times as they are asked for, with how many days after the day they are taken for. */
export const askedPunches = (punches: readonly ClockPunch[], facts: ClockFacts): AskedPunch[] =>
  wantedPunches(punches, facts).map(({ checktype, at }, index) => ({
    ...{ checktype, time: (punches[index] as ClockPunch).time },
    days: daysBetween(facts.day, dayOf(at, facts.zone)),
  }));

/**
 * The day that the first time is of: that of a recorded punch at it; or else the day itself, or the evening before a shift
 * that begins soon after midnight, where somebody would come early for the shift then; or the morning after, where the shift
 * crosses midnight and still runs; or the day itself.
 */
function firstDay({ checktype, time }: ClockPunch, { day, shift, zone, punches }: ClockFacts): Day {
  const made = punches.find((it) => it.checktype === checktype && minuteOf(it.at, zone) === time);
  if (made) return dayOf(made.at, zone);
  const starts = instantOf(day, shift.starts, zone);
  const early = [day, addDays(day, -1)].find((on) => comesEarly(instantOf(on, time, zone), starts));
  if (early !== undefined || !crossesMidnight(shift)) return early ?? day;
  const after = addDays(day, 1);
  return Temporal.Instant.compare(instantOf(after, time, zone), shiftEnd(day, shift, zone)) < 0 ? after : day;
}

function comesEarly(at: Temporal.Instant, starts: Temporal.Instant): boolean {
  const hours = starts.since(at).total('hours');
  return hours > 0 && hours <= COMES_EARLY_HOURS;
}

/** The minutes that a time may have been, the nearest to a punch of its kind that it is asked for instead of first. */
function nearestFirst(
  minutes: readonly Temporal.Instant[],
  replaced: readonly RecordedPunch[],
  checktype: CheckType,
): readonly Temporal.Instant[] {
  const ofKind = replaced.filter((it) => it.checktype === checktype);
  const away = (minute: Temporal.Instant) =>
    Math.min(...ofKind.map((it) => Math.abs(it.at.epochMilliseconds - minute.epochMilliseconds)));
  return ofKind.length > 0 ? minutes.toSorted((a, b) => away(a) - away(b)) : minutes;
}

const isWholeDay = (shift: Shift): boolean => shift.starts === shift.ends;

/**
 * The punch of a time of the clock, which may have been two minutes: the first recorded one of its kind that comes after
 * the one before is kept with its seconds, or else there is a new one at the beginning of the likeliest, which is the first.
 * Where the one before was kept in the same minute, the new one is at that very instant: nobody leaves before they came, and
 * the clock on a correction knows no seconds.
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

/** From the first time of a day to its last. */
const longestDay = (shift: Shift): number => LONGEST_HOURS + (isWholeDay(shift) ? COMES_EARLY_HOURS : 0);

const longestStay = (shift: Shift): number =>
  Math.max(LONGEST_STAY_HOURS, Math.min(longestDay(shift), minutesOfShift(shift) / 60 + OVERTIME_HOURS));

/** The attendances that a correction asks for, or what is wrong with it. */
export function wantedAttendances(
  punches: readonly ClockPunch[],
  facts: CorrectedDay,
): { attendances: WantedAttendance[] } | { problem: Problem } {
  // Nobody was there.
  if (punches.length === 0) return facts.punches.length > 0 ? { attendances: [] } : { problem: notPossible('none') };
  const wanted = wantedPunches(punches, facts);
  const skipped = punches.find(({ time }, index) => minuteOf((wanted[index] as WantedPunch).at, facts.zone) !== time);
  if (skipped) {
    const params = { reason: 'skipped', time: skipped.time } as const;
    return { problem: problem('CORRECTION_NOT_POSSIBLE', { field: 'punches', params }) };
  }
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
  return tooLong || hoursBetween(first, last) > longestDay(shift) ? notPossible('long') : undefined;
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
  | 'unearned'
  | 'ungiven'
  | 'given'
  | 'noovertime'
  | 'approved'
  | 'returned'
  | 'none'
  | 'far'
  | 'nohours'
  | 'begun'
  | 'free'
  | 'hoursoverlap'
  | 'outsideshift'
  | 'wholeshift';

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
