import type { Day } from '../../calendar/company-time.ts';
import type { DayKind } from '../../work/day-kind.ts';
import { crossesMidnight } from '../shift-window.ts';
import type { Attended, CompanyFacts, DayClaim, WorkShift } from './day-facts.ts';
import type { DayNote } from './day-note.ts';
import type { DayFlag, DayRecord, DayStatus, LeaveTaken } from './day-record.ts';
import { type HoursOff, offWithin, stretchOff } from './hours-off.ts';
import { type DarkOf, nightMinutes } from './night.ts';
import { overtimeOf } from './overtime.ts';
import { middleOf, type ShiftHours } from './shift-hours.ts';
import { lengthBetween, lengthOf, type Stretch } from './stretch.ts';
import { asAttended, lateBy, type WorkedTime, wholeMinutes, workedStretches, workedTime } from './worked-time.ts';

/** What one day of a member is derived from. */
export interface DayFacts {
  readonly date: Day;
  readonly kind: DayKind;
  readonly shift: WorkShift;
  /** Whether attendance is expected of the member; if not, what they do all the same is told, and nothing is missing. */
  readonly counted: boolean;
  readonly hours: ShiftHours;
  /** What counts as the night; undefined where nothing does. */
  readonly dark: DarkOf | undefined;
  readonly attended: readonly Attended[];
  readonly claims: readonly DayClaim[];
  /** The public holiday’s name, where it is one. */
  readonly holiday: string | undefined;
  readonly excuse: string | undefined;
  /** Half days of leave that were given for its work. */
  readonly inLieu: number | undefined;
  /** Minutes of overtime that were approved, and whether no more than those count. */
  readonly approved: number;
  readonly needsApproval: boolean;
  /** Hours of it that were approved as time off. */
  readonly off: readonly HoursOff[];
  readonly isOutside: boolean;
  readonly isCorrected: boolean;
}

/** A day on which the member did not work here, or that is not counted. Leave that was given for it, and overtime or hours off that were approved, before that was so are told. */
export const dayWithout = (
  date: Day,
  kind: DayKind,
  {
    why,
    inLieu,
    approved = 0,
    off = [],
  }: Pick<DayRecord, 'why'> & Partial<Pick<DayFacts, 'inLieu' | 'approved' | 'off'>> = {},
): DayRecord => ({
  ...{ date, status: null, why, kind, checkin: null, checkout: null },
  ...{ minutes: 0, expected: 0, late: 0, early: 0, night: 0, inLieu: 0 },
  ...{ overtime: 0, overtimeOpen: 0, toApprove: 0, approved, off: off.length > 0 ? 0 : null },
  notes: [...(inLieu === undefined ? [] : [noteOfGiven(inLieu)]), ...off.map((it) => noteOfOff(it, 'hoursOffIdle'))],
  ...{ flags: [], leave: [] },
});

/** Derives a day: what it was, and the minutes that go with it. */
export function deriveDay(day: DayFacts, company: CompanyFacts): DayRecord {
  const { date, kind, attended, claims } = day;
  const worked = attended.length > 0 ? workedTime(attended, day.shift, company) : undefined;
  const leave =
    claims.length === 0
      ? claims
      : claims
          .filter((it) => it.kind === 'leave' && it.approved && !(it.skipped && kind !== 'workday'))
          .sort(morningFirst);
  const trip = claims.find((it) => it.kind === 'trip' && it.approved);
  const isOver = company.now.epochMilliseconds >= day.hours.ends;
  const due = dueOf(day, { leave, trip }, company);
  const isSpared = day.excuse !== undefined || isAllOff(due);
  const status = statusOf(day, { worked, leave, trip, isOver, isSpared });
  const why = status === null ? 'not_counted' : undefined;
  const toMeasure = { worked, due, isOver, isSpared, isTrip: trip !== undefined };
  const { expected, late, early, overtime } = measure(day, toMeasure, company);
  const overtimeOpen = day.needsApproval ? Math.max(0, overtime - day.approved) : 0;
  // One literal: a company's month has a hundred thousand of these, and each spread would make another object.
  return {
    date,
    status,
    why,
    kind,
    checkin: worked?.checkin ?? null,
    checkout: worked?.checkout ?? null,
    minutes: worked?.minutes ?? 0,
    expected,
    late,
    early,
    overtime: overtime - overtimeOpen,
    overtimeOpen,
    toApprove: worked && overtimeOpen > 0 && isDone(worked) && day.inLieu === undefined ? overtimeOpen : 0,
    approved: day.approved,
    off: day.off.length > 0 ? minutesOf(due.off) : null,
    night: worked && day.dark ? nightMinutes(workedStretches(attended, day.shift, company), day.dark) : 0,
    inLieu: worked && status === 'present' ? workInLieu(day, worked) : 0,
    notes: [...notesOf(day, { status, leave, trip }), ...notesOfOff(day, due.off, company.zone)],
    flags: flagsOf(day, { status, worked, leave, isSpared }, company),
    leave: trip ? [] : leaveTaken(leave),
  };
}

interface Judged {
  readonly worked: WorkedTime | undefined;
  readonly leave: readonly DayClaim[];
  readonly trip: DayClaim | undefined;
  readonly isOver: boolean;
  /** Nothing is held against its member: it was excused, or hours off took all that was to be worked of it. */
  readonly isSpared: boolean;
}

/** The first that holds, in the order of the wire (wire 6). */
function statusOf({ kind, counted }: DayFacts, { worked, leave, trip, isOver, isSpared }: Judged): DayStatus | null {
  if (trip) return 'trip';
  if (worked) return 'present';
  if (leave.length > 0) return 'leave';
  if (kind !== 'workday') return kind;
  if (!counted) return null;
  if (!isOver) return 'upcoming';
  return isSpared ? 'present' : 'absent';
}

/** As the day goes, in whatever order they are stored. */
const morningFirst = (a: DayClaim, b: DayClaim): number => Number(b.part === 'am') - Number(a.part === 'am');

const isWhole = (leave: readonly DayClaim[]): boolean => leave.some((it) => it.part === null) || leave.length > 1;

/** How much of the shift was to be worked: none, half or all of it. */
function shareToWork({ kind }: DayFacts, leave: readonly DayClaim[], trip: DayClaim | undefined): number {
  if (trip || kind !== 'workday' || isWhole(leave)) return 0;
  return leave.length > 0 ? 0.5 : 1;
}

/** The hours of a shift that are left beside half a day of leave. */
export function hoursToWork(hours: ShiftHours, leave: readonly DayClaim[]): ShiftHours {
  const middle = middleOf(hours);
  return {
    starts: leave.some((it) => it.part === 'am') ? middle : hours.starts,
    ends: leave.some((it) => it.part === 'pm') ? middle : hours.ends,
  };
}

/** What of a day was to be worked. */
interface Due {
  /** None, half or all of the shift. */
  readonly share: number;
  /** From when to when, beside leave. */
  readonly hours: ShiftHours;
  /** So many minutes of it, hours off among them. */
  readonly minutes: number;
  readonly off: readonly Stretch[];
}

function dueOf(day: DayFacts, { leave, trip }: Pick<Judged, 'leave' | 'trip'>, { zone }: CompanyFacts): Due {
  const { date, shift } = day;
  const share = shareToWork(day, leave, trip);
  const length = wholeMinutes(day.hours.ends - day.hours.starts);
  const minutes = Math.floor(Math.max(0, length - shift.break) * share);
  const hours = share === 0.5 ? hoursToWork(day.hours, leave) : day.hours;
  const isFree = share === 0 || !day.counted || day.off.length === 0;
  const off = isFree
    ? NO_STRETCH
    : offWithin(
        day.off.map((it) => stretchOff(date, shift, it, zone)),
        hours,
      );
  return { share, hours, minutes, off };
}

const NO_STRETCH: readonly Stretch[] = [];

const minutesOf = (stretches: readonly Stretch[]): number => wholeMinutes(lengthOf(stretches));

const isAllOff = ({ off, minutes }: Due): boolean => off.length > 0 && minutesOf(off) >= minutes;

const NOTHING_EXPECTED: Measured = { expected: 0, late: 0, early: 0, overtime: 0 };

type Measured = Pick<DayRecord, 'expected' | 'late' | 'early' | 'overtime'>;

interface ToMeasure extends Omit<Judged, 'trip' | 'leave'> {
  readonly due: Due;
  readonly isTrip: boolean;
}

function measure(day: DayFacts, judged: ToMeasure, company: CompanyFacts): Measured {
  const { worked, due, isOver, isSpared, isTrip } = judged;
  if (!day.counted) return NOTHING_EXPECTED;
  const demanded = Math.max(0, due.minutes - minutesOf(due.off));
  if (!worked) return { expected: isOver && !isSpared ? demanded : 0, late: 0, early: 0, overtime: 0 };
  const expected = isSpared ? Math.min(demanded, worked.minutes) : demanded;
  const isUnpaid = isTrip || (day.kind !== 'workday' && day.inLieu !== undefined);
  const overtime = isUnpaid ? 0 : overtimeBeside(day, worked, due, company);
  if (isSpared || due.share === 0) return { expected, late: 0, early: 0, overtime };
  const [{ firstIn, lastOut }, { starts, ends }] = [worked, due.hours];
  const late = lateBy(firstIn - lengthBetween(due.off, starts, firstIn), starts, day.shift);
  const early = isOver && lastOut !== null ? wholeMinutes(ends - lastOut - lengthBetween(due.off, lastOut, ends)) : 0;
  return { expected, late, early, overtime };
}

/**
 * Overtime of a day, of which hours off count as if they had been worked: they are paid, so that who stays all the same is
 * not paid for them twice, and who comes after them works no longer for it. Those before somebody came or after they left
 * stand right beside their work, with which they are cut to whole minutes once: who comes late after them, or leaves before
 * them, had no break by that.
 */
function overtimeBeside(day: DayFacts, worked: WorkedTime, due: Due, company: CompanyFacts): number {
  const { share, minutes, hours, off } = due;
  const beyond = { share, begins: hours.starts, due: minutes };
  if (off.length === 0) return overtimeOf(day, { ...beyond, worked }, company);
  const { firstIn } = worked;
  const left = Math.max(firstIn, ...workedStretches(day.attended, day.shift, company).map((it) => it.to));
  const paid = [
    { from: firstIn - lengthBetween(off, hours.starts, firstIn), to: firstIn },
    ...offWithin(off, { starts: firstIn, ends: left }),
    { from: left, to: left + lengthBetween(off, left, hours.ends) },
  ];
  const attended = [...day.attended, ...paid.map((it) => asAttended(day.date, it))];
  return overtimeOf({ ...day, attended }, { ...beyond, worked: workedTime(attended, day.shift, company) }, company);
}

/** Whether all that came to a day left again; not where a check-out is missing, excused or not. */
const isDone = ({ running, forgotten }: WorkedTime): boolean => !running && !forgotten;

/**
 * The work of a free day that leave may be given for in place of its overtime: none before it is over, where it was given
 * already or overtime was approved, and of who need not check in: they have no overtime.
 */
function workInLieu({ kind, counted, inLieu, approved }: DayFacts, worked: WorkedTime): number {
  const mayBeGiven = counted && kind !== 'workday' && inLieu === undefined && approved === 0;
  return mayBeGiven && isDone(worked) ? worked.minutes : 0;
}

const leaveTaken = (leave: readonly DayClaim[]): LeaveTaken[] =>
  leave.map(({ leaveid, part }) => ({ leaveid, halves: part === null ? 2 : 1 }));

interface Noted {
  readonly status: DayStatus | null;
  readonly leave: readonly DayClaim[];
  readonly trip: DayClaim | undefined;
}

function notesOf({ kind, shift, claims, excuse, inLieu, holiday }: DayFacts, told: Noted): DayNote[] {
  const notes: DayNote[] = [];
  if (told.trip) notes.push({ code: 'trip', params: { number: told.trip.title } });
  if (kind === 'holiday' && holiday !== undefined) notes.push({ code: 'holiday', params: { name: holiday } });
  if (kind === 'offday' && told.status === 'present') notes.push({ code: 'offday', params: {} });
  for (const it of told.leave) notes.push(noteOfLeave(it, shift));
  for (const it of claims) {
    if (it.approved) continue;
    if (it.kind === 'leave') notes.push({ code: 'leaveWaits', params: { type: it.title } });
    else notes.push({ code: 'tripWaits', params: { number: it.title } });
  }
  if (excuse !== undefined) notes.push({ code: 'excused', params: { reason: excuse } });
  if (inLieu !== undefined) notes.push(noteOfGiven(inLieu));
  return notes;
}

/** Hours off, and whether they take anything of what was to be worked. */
const notesOfOff = ({ date, shift, off }: DayFacts, taken: readonly Stretch[], zone: string): DayNote[] =>
  off.map((it) => {
    const own = stretchOff(date, shift, it, zone);
    return noteOfOff(it, taken.some(({ from, to }) => from < own.to && own.from < to) ? 'hoursOff' : 'hoursOffIdle');
  });

const noteOfOff = ({ from, to }: HoursOff, code: 'hoursOff' | 'hoursOffIdle'): DayNote => ({
  code,
  params: { from, to },
});

const noteOfGiven = (halfDays: number): DayNote => ({ code: halfDays === 1 ? 'inLieuHalf' : 'inLieu', params: {} });

function noteOfLeave({ part, title: type }: DayClaim, shift: WorkShift): DayNote {
  if (part === null) return { code: 'leave', params: { type } };
  if (crossesMidnight(shift)) return { code: part === 'am' ? 'leaveFirst' : 'leaveSecond', params: { type } };
  return { code: part === 'am' ? 'leaveAm' : 'leavePm', params: { type } };
}

/** So long somebody may be there in the half of a day that they have off, in minutes. */
const WITHIN_HALF = 60;

/** Whether somebody was there for long in the half of a day of which they have leave, which pays it twice. */
function workedThrough(day: DayFacts, worked: WorkedTime, [half]: readonly DayClaim[], company: CompanyFacts): boolean {
  if (!half || worked.lastOut === null) return false;
  const middle = middleOf(day.hours);
  const [from, to] = half.part === 'am' ? [day.hours.starts, middle] : [middle, day.hours.ends];
  return wholeMinutes(lengthBetween(workedStretches(day.attended, day.shift, company), from, to)) > WITHIN_HALF;
}

function flagsOf(
  day: DayFacts,
  { status, worked, leave, isSpared }: Omit<Noted, 'trip'> & Pick<Judged, 'worked' | 'isSpared'>,
  company: CompanyFacts,
): DayFlag[] {
  const flags: DayFlag[] = [];
  const present = status === 'present' && worked !== undefined;
  if (worked?.forgotten && day.counted && day.excuse === undefined) flags.push('incomplete');
  if (present && day.kind === 'holiday') flags.push('worked_on_holiday');
  if (present && day.kind === 'offday') flags.push('worked_on_offday');
  if (present && (isWhole(leave) || workedThrough(day, worked, leave, company))) flags.push('worked_on_leave');
  if (status !== 'trip' && leave.length > 0 && !isWhole(leave)) flags.push('half_day');
  if (day.isOutside) flags.push('outside');
  if (isSpared || day.isCorrected) flags.push('corrected');
  return flags;
}
