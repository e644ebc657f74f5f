import { type Day, minuteOf, type TimeOfDay } from '../../calendar/company-time.ts';
import type { DayPart } from '../../calendar/day-part.ts';
import { partTimesOf } from '../../leave/own/part-times.ts';
import type { Shift } from '../shift-window.ts';
import { isToWork } from '../summary/absence.ts';
import type { MemberFacts, WorkPattern } from '../summary/day-facts.ts';
import type { DayNote } from '../summary/day-note.ts';
import type { DayRecord, DayStatus } from '../summary/day-record.ts';
import { besideOff, type HoursOff, stretchOff } from '../summary/hours-off.ts';
import type { RosterStatus, RosterWhy } from './roster-statuses.ts';

/** A day as it is planned, whatever came of it. */
export interface RosterDay {
  readonly date: Day;
  /** Null on a day on which the member does not work here or is suspended, or that is not counted. */
  readonly status: RosterStatus | null;
  readonly why?: RosterWhy | undefined;
  /** The shift of a working day, also where it is not worked; null on others. */
  readonly shift: Shift | null;
  /** When the member is to be there: all of the shift, or the half beside leave; null where nobody expects them. */
  readonly due: { readonly from: TimeOfDay; readonly to: TimeOfDay } | null;
  /** The half of which there is approved leave. */
  readonly half: DayPart | null;
  /** Hours of it that are off. */
  readonly off: readonly HoursOff[];
  /** What is asked for on the day and not decided. */
  readonly waits: 'leave' | 'trip' | null;
  readonly notes: readonly DayNote[];
}

/** What is planned of a member, hours off among it: nobody has been there yet, and nothing has been excused. */
export const plannedOf = (
  member: Omit<MemberFacts, 'attended' | 'excused' | 'inLieu' | 'approved' | 'outside' | 'corrected'>,
): MemberFacts => ({
  ...member,
  ...{ attended: [], excused: new Map(), inLieu: new Map(), approved: new Map() },
  ...{ outside: new Set(), corrected: new Set() },
});

/**
 * A day of the roster. All is told by the day as it is derived from what is planned, so that of a day that its reader does not
 * see nothing is told.
 */
export function rosterDay(record: DayRecord, { shift, counted }: WorkPattern, zone: string): RosterDay {
  const { date, kind, why, notes } = record;
  const status = record.status && STATUSES[record.status];
  const [half, off] = [halfOf(record), offOf(notes)];
  const isDue = counted && (status === 'work' || status === 'leave') && isToWork(record);
  const own = { starts: shift.starts, ends: shift.ends };
  return {
    ...{ date, status, why, half, off },
    // What takes nothing of a day is its member's and the office's to know.
    notes: notes.filter((it) => it.code !== 'hoursOffIdle'),
    shift: status !== null && kind === 'workday' ? own : null,
    due: isDue ? dueBeside({ day: date, shift: own, zone }, half, off) : null,
    waits: waitsOf(notes),
  };
}

/** The same of a member whose account is suspended: nobody expects them, and leave and trips are still what takes the day. */
export const whileSuspended = (day: RosterDay): RosterDay =>
  day.status === 'work'
    ? { ...day, status: null, why: 'suspended', due: null, off: [] }
    : { ...day, due: null, off: [] };

const STATUSES: Readonly<Record<DayStatus, RosterStatus>> = {
  ...{ present: 'work', absent: 'work', upcoming: 'work' },
  ...{ leave: 'leave', trip: 'trip', holiday: 'holiday', offday: 'offday' },
};

const HALVES: Partial<Record<DayNote['code'], DayPart>> = {
  ...{ leaveAm: 'am', leaveFirst: 'am', leavePm: 'pm', leaveSecond: 'pm' },
};

function halfOf({ flags, notes }: DayRecord): DayPart | null {
  if (!flags.includes('half_day')) return null;
  return notes.map((it) => HALVES[it.code]).find((it) => it !== undefined) ?? null;
}

function dueOf(day: Parameters<typeof partTimesOf>[0], half: DayPart | null): RosterDay['due'] {
  if (half === null) return { from: day.shift.starts, to: day.shift.ends };
  const { from, to } = partTimesOf(day, half === 'am' ? 'pm' : 'am');
  return { from, to };
}

/** The same beside hours off: those at its start or its end go, and where nothing is left nobody is due. */
function dueBeside(
  of: Parameters<typeof partTimesOf>[0],
  half: DayPart | null,
  off: RosterDay['off'],
): RosterDay['due'] {
  const due = dueOf(of, half);
  if (!due || off.length === 0) return due;
  const { from: starts, to: ends } = stretchOff(of.day, of.shift, due, of.zone);
  const left = besideOff({ starts, ends }, off, of);
  if (left.starts >= left.ends) return null;
  const clock = (at: number) => minuteOf(Temporal.Instant.fromEpochMilliseconds(at), of.zone);
  return { from: clock(left.starts), to: clock(left.ends) };
}

const offOf = (notes: readonly DayNote[]): HoursOff[] =>
  notes.flatMap((it) => (it.code === 'hoursOff' ? [{ from: String(it.params.from), to: String(it.params.to) }] : []));

function waitsOf(notes: readonly DayNote[]): RosterDay['waits'] {
  if (notes.some((it) => it.code === 'leaveWaits')) return 'leave';
  return notes.some((it) => it.code === 'tripWaits') ? 'trip' : null;
}
