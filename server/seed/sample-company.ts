import { type Day, dayOf, instantOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays, addMonths } from '@muster/domain/calendar/day.ts';
import { type Employment, isEmployedOn, newestOf } from '@muster/domain/members/employment.ts';
import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import type { Database, Write } from '../database/engine.ts';
import { addToCrew } from '../records/attendance/crew.ts';
import { storeEarlier } from '../records/members/employment.ts';
import { type Attended, attendanceHistory, type Moment } from './attendance-history.ts';
import { countOnAfter, insertRows, type Row } from './bulk-insert.ts';
import { storeCorrections } from './sample-corrections.ts';
import { COMPANY_NAME, DEFAULT_SHIFT, groups, type ShiftName, shifts, sites, ZONE } from './sample-office.ts';
import { people, type SamplePerson } from './sample-people.ts';
import { memberIdOf as idOf, restDaysOf, type ScheduledLeave, scheduleLeave } from './schedule-leave.ts';
import { seededRandom } from './seeded-random.ts';
import { type ShiftDay, shiftDays } from './shift-days.ts';
import { punchesOf, type Reviewed, storeAttendance } from './store-attendance.ts';
import { daysAway, storeLeave } from './store-leave.ts';
import { shiftId, siteId, storeOffice } from './store-office.ts';
import { storeTrips } from './store-trips.ts';
import { cameOn, holidayBefore, saturdayBefore } from './unusual-days.ts';

const MONTHS = 6;
const SEED = 20_260_401;

/**
 * Makes the sample company (wire 3) in an empty database: its office, its people, six months of their
 * attendance up to `now`, their leave and their trips. The same moment, hash and seed give the same rows. All or nothing.
 */
export async function addSampleCompany(
  database: Database,
  given: { now: Temporal.Instant; passwordHash: string; seed?: number },
): Promise<void> {
  const now: Moment = { instant: given.now, day: dayOf(given.now, ZONE), zone: ZONE };
  const from = Temporal.PlainDate.from(now.day).subtract({ months: MONTHS }).toString();
  const leave = scheduleLeave(now);
  const attended = makeAttendance(from, now, given.seed ?? SEED, leave);
  await database.write(async (trx) => {
    await storeOffice(trx, {
      name: COMPANY_NAME,
      groups,
      createdAt: writeInstant(given.now),
      holidaysFrom: from,
      holidaysTo: nextYear(now.day),
      countedFrom: from,
    });
    await storePeople(trx, now, given.passwordHash);
    await storeCrews(trx, from);
    const inOrder = punchesOf(attended).toSorted((a, b) => (a.recorded_at < b.recorded_at ? -1 : 1));
    await storeAttendance(trx, attended, inOrder, { punch: 0, attendance: 0 }, reviewedBy('HR001', now));
    await storeLeave(trx, leave, (person) => firstDayOf(person, now.day), now);
    // Before what is stored from here on without ids of its own.
    await countOnAfter(trx);
    await storeTrips(trx, leave, now);
    await countOnAfter(trx);
    await storeCorrections(trx, now);
    await countOnAfter(trx);
  });
}

async function storeCrews(trx: Write, from: Day): Promise<void> {
  const since = writeInstant(instantOf(from, '08:00', ZONE));
  for (const lead of people) {
    const crew = people.filter((it) => lead.checksInFor?.includes(it.membercode));
    await addToCrew(trx, idOf(lead), crew.map(idOf), since);
  }
}

/** HR has looked at everything before last month. */
function reviewedBy(membercode: string, now: Moment): Reviewed {
  const hr = people.find((it) => it.membercode === membercode);
  const before = addMonths(now.day, -1);
  return { before, by: hr ? idOf(hr) : 1, at: writeInstant(now.instant.subtract({ hours: 24 * 20 })) };
}

const nextYear = (day: Day) => `${Number(day.slice(0, 4)) + 1}-12-31`;

function makeAttendance(from: Day, now: Moment, seed: number, leave: readonly ScheduledLeave[]): Attended[] {
  const days = new Map<ShiftName, ShiftDay[]>();
  const daysOf = (shift: ShiftName) => {
    const known = days.get(shift) ?? shiftDays(shifts[shift], from, now.day, now.zone);
    days.set(shift, known);
    return known;
  };
  return people
    .filter((person) => !person.listedOnly)
    .flatMap((person) => {
      const shift = person.shift ?? DEFAULT_SHIFT;
      const worker = {
        id: idOf(person),
        shift: shifts[shift],
        restDays: restDaysOf(person),
        rule: person.rule ?? 'sites',
        sites: person.onlySite ? sites.filter((it) => it.sitename === person.onlySite) : sites,
        from: firstDayOf(person, now.day),
        until: lastDayOf(person, now.day),
      } as const;
      const away = daysAway(leave, worker.id);
      const employment = employmentOf(person, now.day);
      const days = daysOf(shift).filter((it) => !away.has(it.day) && isEmployedOn(employment, it.day));
      const history = attendanceHistory(worker, days, seededRandom(seed + worker.id * 7919), now);
      const unusual = unusualDay(person, leave, now.day);
      if (unusual === undefined) return history;
      return [...history, ...cameOn(unusual.day, { ...worker, shift: { ...worker.shift, ...unusual.shift } }, now)];
    })
    .toSorted((a, b) => (a.checkIn.recorded_at < b.checkIn.recorded_at ? -1 : 1));
}

interface UnusualDay {
  readonly day: Day;
  /** The hours of who came for a part of the day. */
  readonly shift?: { readonly starts: string };
}

/** When somebody came who was not to: on an off-day, a holiday, a day of leave; or for the other half of one. */
function unusualDay(
  { membercode }: SamplePerson,
  leave: readonly ScheduledLeave[],
  today: Day,
): UnusualDay | undefined {
  if (membercode === 'EM004') return { day: saturdayBefore(today) };
  if (membercode === 'EM005') return onDay(holidayBefore(today));
  const own = leave.filter((it) => it.membercode === membercode && it.status === 'approved' && it.to < today);
  if (membercode === 'EM011') return onDay(own[0]?.from);
  const morning = own.find((it) => it.part === 'am');
  return morning && { day: morning.from, shift: { starts: '13:00' } };
}

const onDay = (day: Day | undefined) => (day === undefined ? undefined : { day });

function lastDayOf(person: SamplePerson, today: Day): Day {
  if (person.suspendedDaysAgo !== undefined) return addDays(today, -person.suspendedDaysAgo);
  return person.stillExpectedToday ? addDays(today, -1) : today;
}

/** Long-serving people joined on different days of the two years before. */
function firstDayOf(person: SamplePerson, today: Day): Day {
  return addDays(today, -(person.joinedDaysAgo ?? 300 + ((idOf(person) * 37) % 430)));
}

/** When somebody works here: two times of whoever left and came back. */
function employmentOf(person: SamplePerson, today: Day): Employment {
  const first = firstDayOf(person, today);
  if (!person.away) return [{ from: first, to: null }];
  const { leftDaysAgo, backDaysAgo } = person.away;
  return [
    { from: first, to: addDays(today, -leftDaysAgo) },
    { from: addDays(today, -backDaysAgo), to: null },
  ];
}

/** Some minutes to some days ago. */
const lastSeen = (person: SamplePerson, now: Temporal.Instant): string =>
  writeInstant(now.subtract({ minutes: 7 + ((idOf(person) * 353) % 4000) }));

/** In the evening of their last day. */
const suspensions = (now: Moment) =>
  people
    .filter((person) => person.suspendedDaysAgo !== undefined)
    .map((person, index): Row<'suspension'> => {
      const from = instantOf(lastDayOf(person, now.day), '20:00', now.zone);
      return { id: index + 1, member_id: idOf(person), from_at: writeInstant(from), until_at: null };
    });

async function storePeople(trx: Write, now: Moment, passwordHash: string): Promise<void> {
  const created_at = writeInstant(now.instant);
  await insertRows(
    trx,
    'member',
    people.map(
      (person): Row<'member'> => ({
        id: idOf(person),
        membercode: person.membercode,
        membername: person.membername,
        status: person.suspendedDaysAgo === undefined ? 'active' : 'suspended',
        role: person.role ?? 'MEMBER',
        phone: '',
        email: person.hasMail ? `${person.membercode.toLowerCase()}@goldenlotus.example` : '',
        password_hash: person.listedOnly ? null : passwordHash,
        joined_on: newestOf(employmentOf(person, now.day)).newest.from,
        left_on: null,
        last_seen_at: person.listedOnly ? null : lastSeen(person, now.instant),
        created_at,
      }),
    ),
  );
  for (const person of people) {
    await storeEarlier(trx, idOf(person), newestOf(employmentOf(person, now.day)).earlier);
  }
  await insertRows(trx, 'suspension', suspensions(now));
  await insertRows(
    trx,
    'group_manager',
    people.flatMap((person) =>
      (person.decidesFor ?? []).map((group) => ({ group_id: groups.indexOf(group) + 1, member_id: idOf(person) })),
    ),
  );
  await insertRows(
    trx,
    'member_work',
    people.map(
      (person): Row<'member_work'> => ({
        id: idOf(person),
        member_id: idOf(person),
        from_day: BEGINNING,
        until_day: FOREVER,
        group_id: groups.indexOf(person.group) + 1,
        shift_id: shiftId(person.shift ?? DEFAULT_SHIFT),
        rest_days: restDaysOf(person),
        location_rule: person.rule ?? 'sites',
      }),
    ),
  );
  await insertRows(
    trx,
    'member_work_site',
    people.flatMap((person) => (person.onlySite ? [{ work_id: idOf(person), site_id: siteId(person.onlySite) }] : [])),
  );
}
