import { type Day, writeInstant } from '../../calendar/company-time.ts';
import { attendanceDay, mayStillCheckOut } from '../shift-window.ts';
import type { Attended, CompanyFacts, WorkShift } from './day-facts.ts';
import { apart, lengthOf, type Stretch } from './stretch.ts';

const MINUTE = 60_000;

/** Whole minutes; what is begun does not count. */
export const wholeMinutes = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / MINUTE));

/** The whole minutes from the start of the shift on that a member came after it; none within its grace. */
export function lateBy(cameAt: number, starts: number, { grace }: WorkShift): number {
  const minutes = wholeMinutes(cameAt - starts);
  return minutes > grace ? minutes : 0;
}

/** Milliseconds since 1970 of UTC text with milliseconds; `Temporal` takes longer than all else that is done with a day. */
export function millisecondsOf(instant: string): number {
  const days = daysFromCivil(
    twoDigits(instant, 0) * 100 + twoDigits(instant, 2),
    twoDigits(instant, 5),
    twoDigits(instant, 8),
  );
  const minutes = (days * 24 + twoDigits(instant, 11)) * 60 + twoDigits(instant, 14);
  const milliseconds = twoDigits(instant, 20) * 10 + instant.charCodeAt(22) - ZERO;
  return minutes * MINUTE + twoDigits(instant, 17) * 1000 + milliseconds;
}

const ZERO = 48;

/** The number that two digits of a text are, without a text for them: a month of many members has thousands of instants. */
const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;

/** Days since 1 January 1970, counted in years that begin in March, whose last day is the leap day. */
function daysFromCivil(year: number, month: number, date: number): number {
  const shifted = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leapDays + dayOfYear - 719_468;
}

/** What the attendances of one day tell of it. Instants in milliseconds. */
export interface WorkedTime {
  readonly firstIn: number;
  readonly checkin: string;
  /** The last check-out; null when there is none. */
  readonly checkout: string | null;
  /** When the member left for the day; null while they are in, and where nobody knows. */
  readonly lastOut: number | null;
  /** Whole minutes, none of them twice. */
  readonly minutes: number;
  /**
   * What of the whole minutes between the first check-in and the last end was not worked. Cut by themselves, these and the
   * worked ones would together be a minute less than somebody was here, and who checks out for a break would lose it.
   */
  readonly pauses: number;
  readonly running: boolean;
  readonly forgotten: boolean;
}

/** A stretch of a day as if it had been worked. */
export function asAttended(day: Day, { from, to }: Stretch): Attended {
  const text = (at: number) => writeInstant(Temporal.Instant.fromEpochMilliseconds(at));
  return { day, startedAt: text(from), endedAt: text(to), ending: 'checked_out' };
}

/** What was worked on a day: closed attendances, and one that still runs up to now. @param attended at least one, of one day */
export function workedTime(attended: readonly Attended[], shift: WorkShift, company: CompanyFacts): WorkedTime {
  const [only] = attended;
  if (only && attended.length === 1 && only.ending === 'checked_out' && only.endedAt !== null) {
    return oneStretch(only.startedAt, only.endedAt);
  }
  const inOrder = [...attended].sort(byStart);
  const first = inOrder[0] as Attended;
  const isRunning = (it: Attended) => it.endedAt === null && runsStill(it, shift, company);
  const running = inOrder.some(isRunning);
  const stretches = stretchesOf(inOrder, shift, company);
  const unfinished = inOrder.filter((it) => it.ending !== 'checked_out' && !isRunning(it));
  const minutes = wholeMinutes(lengthOf(stretches));
  const firstIn = millisecondsOf(first.startedAt);
  const ends = inOrder.flatMap((it) => (it.ending === 'checked_out' && it.endedAt !== null ? [it.endedAt] : []));
  const checkout = ends.sort().at(-1) ?? null;
  const lastEnd = Math.max(firstIn, ...stretches.map((it) => it.to));
  return {
    firstIn,
    checkin: first.startedAt,
    checkout,
    lastOut:
      running || checkout === null || unfinished.some((it) => it.startedAt >= checkout)
        ? null
        : millisecondsOf(checkout),
    minutes,
    pauses: wholeMinutes(lastEnd - firstIn) - minutes,
    running,
    forgotten: unfinished.length > 0,
  };
}

/**
 * What was worked from an instant on, of a day on which somebody came before it: whole minutes, and those of the pauses
 * since. @param attended at least one, of one day
 */
export function workedFrom(
  from: number,
  attended: readonly Attended[],
  shift: WorkShift,
  company: CompanyFacts,
): Pick<WorkedTime, 'minutes' | 'pauses'> {
  const after = stretchesOf([...attended].sort(byStart), shift, company)
    .filter(({ to }) => to > from)
    .map((it) => ({ from: Math.max(from, it.from), to: it.to }));
  const minutes = wholeMinutes(lengthOf(after));
  const lastEnd = Math.max(from, ...after.map(({ to }) => to));
  return { minutes, pauses: wholeMinutes(lastEnd - from) - minutes };
}

/** The stretches of a day that were worked, none of them over another. @param attended at least one, of one day */
export function workedStretches(attended: readonly Attended[], shift: WorkShift, company: CompanyFacts): Stretch[] {
  if (attended.length === 1) return stretchesOf(attended, shift, company);
  return apart(stretchesOf([...attended].sort(byStart), shift, company));
}

/** The stretches of a day of which is known how long they are, in the order of `attended`. */
const stretchesOf = (attended: readonly Attended[], shift: WorkShift, company: CompanyFacts): Stretch[] =>
  attended.flatMap((it): Stretch[] => {
    const from = millisecondsOf(it.startedAt);
    if (it.ending === 'checked_out' && it.endedAt !== null) return [{ from, to: millisecondsOf(it.endedAt) }];
    const isRunning = it.endedAt === null && runsStill(it, shift, company);
    return isRunning ? [{ from, to: company.now.epochMilliseconds }] : [];
  });

/** The same of a day on which somebody came and left once, as nearly all are. */
function oneStretch(checkin: string, checkout: string): WorkedTime {
  const [firstIn, lastOut] = [millisecondsOf(checkin), millisecondsOf(checkout)];
  const worked = Math.max(0, lastOut - firstIn);
  return {
    firstIn,
    checkin,
    checkout,
    lastOut,
    minutes: wholeMinutes(worked),
    pauses: 0,
    running: false,
    forgotten: false,
  };
}

/** Whether a check-out now would still end it; otherwise it is forgotten, though nobody closed it yet. */
function runsStill(open: Attended, shift: WorkShift, { zone, now }: CompanyFacts): boolean {
  const started = { attendancedate: open.day, startedAt: Temporal.Instant.from(open.startedAt) };
  return mayStillCheckOut(started, shift, zone, { instant: now, day: attendanceDay(now, shift, zone) });
}

const byStart = (a: Attended, b: Attended): number =>
  a.startedAt < b.startedAt ? -1 : a.startedAt > b.startedAt ? 1 : 0;
