import {
  flagsOf,
  judgeLocation,
  type LocationRule,
  type Sighting,
  type Site,
} from '@muster/domain/attendance/location-verdict.ts';
import { isSkewed, type PunchFlag } from '@muster/domain/attendance/punch-flags.ts';
import { mayStillCheckOut, type Shift } from '@muster/domain/attendance/shift-window.ts';
import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { PunchRecord } from '../records/attendance/punch.ts';
import { type Location, locate } from './location.ts';
import { outsideReasons } from './sample-office.ts';
import { type SeededRandom, seededUuid } from './seeded-random.ts';
import type { ShiftDay } from './shift-days.ts';
import { type Stay, type Whereabouts, workingDay } from './working-day.ts';

/** A member whose days are made up. */
export interface Worker {
  readonly id: number;
  readonly shift: Shift;
  /** ISO weekday digits. */
  readonly restDays: string;
  readonly rule: LocationRule;
  /** Where they may check in, the usual one first. */
  readonly sites: readonly Site[];
  /** The first and the last day they came, both included. */
  readonly from: Day;
  readonly until: Day;
}

/** The moment of the sample: nothing is made up after it. */
export interface Moment {
  readonly instant: Temporal.Instant;
  readonly day: Day;
  readonly zone: string;
}

export type PunchFacts = Omit<PunchRecord, 'id' | 'trip_id'> & { readonly flags: readonly PunchFlag[] };

/** An attendance with its punches, which have no ids yet. */
export interface Attended {
  readonly checkIn: PunchFacts;
  readonly checkOut: PunchFacts | undefined;
  readonly endedAt: string | null;
  readonly ending: 'checked_out' | 'forgotten' | null;
}

/** The attendances of a worker on the given days, oldest first, by the rules that judge real punches. */
export function attendanceHistory(
  worker: Worker,
  days: readonly ShiftDay[],
  random: SeededRandom,
  now: Moment,
): Attended[] {
  const attended: Attended[] = [];
  const nowMs = now.instant.epochMilliseconds;
  const punch = punchMaker(worker, random);
  for (const day of days) {
    if (day.day < worker.from || day.day > worker.until || worker.restDays.includes(String(day.weekday))) continue;
    for (const stay of workingDay(day, random)) {
      if (stay.from > nowMs) break;
      const checkIn = punch('in', day.day, stay.from, stay.fromWhere);
      const to = stay.to !== undefined && stay.to <= nowMs ? stay.to : undefined;
      const checkOut = to === undefined ? undefined : punch('out', day.day, to, stay.toWhere);
      attended.push({ checkIn, checkOut, ...endOf(stay, day, checkOut, worker.shift, now) });
    }
  }
  return attended;
}

function endOf(
  stay: Stay,
  day: ShiftDay,
  checkOut: PunchFacts | undefined,
  shift: Shift,
  now: Moment,
): Pick<Attended, 'endedAt' | 'ending'> {
  if (checkOut) return { endedAt: checkOut.recorded_at, ending: 'checked_out' };
  const open = { attendancedate: day.day, startedAt: Temporal.Instant.fromEpochMilliseconds(stay.from) };
  if (mayStillCheckOut(open, shift, now.zone, now)) return { endedAt: null, ending: null };
  const end = Math.max(day.ends, stay.from);
  return { endedAt: writeInstant(Temporal.Instant.fromEpochMilliseconds(end)), ending: 'forgotten' };
}

/** Makes a worker's punches in their order, each judged as the server would have judged it. */
function punchMaker(worker: Worker, random: SeededRandom) {
  let previous: Sighting | undefined;
  return (kind: 'in' | 'out', day: Day, recorded: number, place: Whereabouts): PunchFacts => {
    const at = Temporal.Instant.fromEpochMilliseconds(recorded);
    const location = locate(place, worker, random);
    const judgement = judgeLocation(location, location ? worker.sites : [], worker.rule);
    const sighting = location && { ...location, at };
    const clientId = seededUuid(random);
    const device = deviceTime(at, random.whole());
    const flags: PunchFlag[] = sighting ? flagsOf(sighting, previous) : [];
    if (isSkewed(device, at)) flags.push('skewed_clock');
    previous = sighting;
    return {
      member_id: worker.id,
      client_id: clientId,
      // Nobody sends these again.
      content_hash: '',
      kind,
      recorded_at: writeInstant(at),
      device_at: writeInstant(device),
      attendance_date: day,
      arrived_at: null,
      sequence: null,
      door_name: null,
      recorded_by: null,
      ...(location ?? nowhere),
      distance: judgement.distance,
      site_name: judgement.sitename,
      radius: judgement.radius,
      verdict: judgement.verdict,
      flags,
      remark: judgement.verdict === 'outside' ? random.pick(outsideReasons) : '',
      address: `192.0.2.${1 + (random.whole() % 250)}`,
    };
  };
}

/** What a device's clock says: a moment behind, and now and then far off. */
const deviceTime = (at: Temporal.Instant, random: number): Temporal.Instant =>
  at.subtract({ milliseconds: random % 2500, minutes: random % 211 === 0 ? 47 : 0 });

const nowhere: { readonly [K in keyof Location]: null } = { latitude: null, longitude: null, accuracy: null };
