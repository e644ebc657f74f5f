import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { addDays, addMonths } from '@muster/domain/calendar/day.ts';
import type { Database } from '@muster/server/database/engine.ts';
import { attendanceHistory } from '@muster/server/seed/attendance-history.ts';
import { countOnAfter } from '@muster/server/seed/bulk-insert.ts';
import { DEFAULT_SHIFT, shifts, sites, ZONE } from '@muster/server/seed/sample-office.ts';
import { seededRandom } from '@muster/server/seed/seeded-random.ts';
import { shiftDays } from '@muster/server/seed/shift-days.ts';
import { type Numbering, punchesOf, storeAttendance } from '@muster/server/seed/store-attendance.ts';
import { fill, type Size, sendEverybodyHome } from './company.ts';

/** Days that are one transaction. */
const STEP = 4;
const SHIFT = shifts[DEFAULT_SHIFT];

/**
 * Fills an empty database with a company whose punches lie as time brought them, everybody's of a day beside each other
 * and a member's month scattered over the whole of it, which is the hardest to read.
 * @returns how many punches there are
 */
export async function fillInTime(database: Database, { members, months }: Size): Promise<number> {
  const now = { instant: Temporal.Now.instant(), day: dayOf(Temporal.Now.instant(), ZONE), zone: ZONE };
  const began = addMonths(now.day, -months);
  const atNoon = Temporal.PlainDate.from(began).toZonedDateTime({ timeZone: ZONE, plainTime: '12:00' }).toInstant();
  await fill(database, { members, months: 0 }, atNoon);
  await sendEverybodyHome(database);
  const last = await numbersOf(database);
  const reviewed = { before: addDays(now.day, -14), by: 2, at: now.instant.toString({ smallestUnit: 'millisecond' }) };
  for (let from = addDays(began, 1); from <= now.day; from = addDays(from, STEP)) {
    const until = addDays(from, STEP - 1) < now.day ? addDays(from, STEP - 1) : now.day;
    const days = shiftDays(SHIFT, from, until, ZONE);
    const attended = Array.from({ length: members }, (_, index) => {
      const worker = { id: index + 1, shift: SHIFT, restDays: '67', rule: 'sites', sites, from, until } as const;
      return attendanceHistory(worker, days, seededRandom(worker.id * 7919 + last.punch), now);
    }).flat();
    attended.sort((one, other) => (one.checkIn.recorded_at < other.checkIn.recorded_at ? -1 : 1));
    const punches = punchesOf(attended).sort((one, other) => (one.recorded_at < other.recorded_at ? -1 : 1));
    await database.write((trx) => storeAttendance(trx, attended, punches, last, reviewed));
  }
  await database.write((trx) => countOnAfter(trx));
  await sendEverybodyHome(database);
  return last.punch;
}

async function numbersOf({ query }: Database): Promise<Numbering> {
  const newest = (table: 'punch' | 'attendance') =>
    query
      .selectFrom(table)
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
  const [punch, attendance] = [await newest('punch'), await newest('attendance')];
  return { punch: punch?.id ?? 0, attendance: attendance?.id ?? 0 };
}
