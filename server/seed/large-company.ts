import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { WEEKEND } from '@muster/domain/work/rest-days.ts';
import { asDigits, BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import type { Database } from '../database/engine.ts';
import { attendanceHistory, type Moment } from './attendance-history.ts';
import { countOnAfter, insertRows, type Row } from './bulk-insert.ts';
import { personName } from './person-name.ts';
import { DEFAULT_SHIFT, shifts, sites, ZONE } from './sample-office.ts';
import { seededRandom } from './seeded-random.ts';
import { shiftDays } from './shift-days.ts';
import { type Numbering, punchesOf, storeAttendance } from './store-attendance.ts';
import { shiftId, storeOffice } from './store-office.ts';

export interface LargeCompany {
  readonly now: Temporal.Instant;
  readonly passwordHash: string;
  readonly members: number;
  readonly months: number;
  /** Told after each share of the members. */
  readonly onProgress: (done: { members: number; punches: number }) => void;
}

const LARGE_COMPANY_NAME = 'Golden Lotus Works';
const SEED = 20_260_402;
const REST_DAYS = asDigits(WEEKEND);
const GROUP_SIZE = 40;
/** Members whose history is one transaction: large enough that syncing costs little, small enough for memory. */
const MEMBERS_AT_ONCE = 20;

export const memberCodeOf = (id: number): string => `EM${String(id).padStart(5, '0')}`;

/**
 * Makes a company for measuring in an empty database, with attendance of some months up to `now`. Members and
 * their history are stored one after the other, each in order of time, so that every index grows at its end.
 */
export async function addLargeCompany(database: Database, it: LargeCompany): Promise<void> {
  const now: Moment = { instant: it.now, day: dayOf(it.now, ZONE), zone: ZONE };
  const from = Temporal.PlainDate.from(now.day).subtract({ months: it.months }).toString();
  const groups = Array.from({ length: Math.ceil(it.members / GROUP_SIZE) }, (_, index) => groupName(index));
  await database.write((trx) =>
    storeOffice(trx, {
      name: LARGE_COMPANY_NAME,
      groups,
      createdAt: writeInstant(it.now),
      holidaysFrom: from,
      holidaysTo: addDays(now.day, 365),
    }),
  );

  const days = shiftDays(shifts[DEFAULT_SHIFT], from, now.day, ZONE);
  const reviewed = { before: addDays(now.day, -14), by: 2, at: writeInstant(it.now) };
  let last: Numbering = { punch: 0, attendance: 0 };
  for (let first = 1; first <= it.members; first += MEMBERS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(MEMBERS_AT_ONCE, it.members - first + 1) }, (_, index) => first + index);
    const attended = ids.flatMap((id) =>
      attendanceHistory(workerOf(id, from, now.day), days, seededRandom(SEED + id * 7919), now),
    );
    last = await database.write(async (trx) => {
      const numbering = { ...last };
      await insertRows(
        trx,
        'member',
        ids.map((id) => memberRow(id, it, from)),
      );
      await insertRows(trx, 'member_work', ids.map(workRow));
      await storeAttendance(trx, attended, punchesOf(attended), numbering, reviewed);
      return numbering;
    });
    it.onProgress({ members: first + ids.length - 1, punches: last.punch });
  }

  await database.write(async (trx) => {
    const managers = groups.map((_, index) => ({
      group_id: index + 1,
      member_id: 1 + ((index + 1) % groups.length) * GROUP_SIZE,
    }));
    await insertRows(trx, 'group_manager', managers);
    await countOnAfter(trx);
  });
}

const groupName = (index: number) => `GROUP-${String(index + 1).padStart(3, '0')}`;

const workerOf = (id: number, from: string, today: string) =>
  ({ id, shift: shifts[DEFAULT_SHIFT], restDays: REST_DAYS, rule: 'sites', sites, from, until: today }) as const;

const workRow = (id: number): Row<'member_work'> => ({
  id,
  member_id: id,
  from_day: BEGINNING,
  until_day: FOREVER,
  group_id: Math.ceil(id / GROUP_SIZE),
  shift_id: shiftId(DEFAULT_SHIFT),
  rest_days: REST_DAYS,
  location_rule: 'sites',
});

/** The first member is the administrator, the second the HR officer. */
function memberRow(id: number, it: LargeCompany, joined_on: string): Row<'member'> {
  return {
    id,
    membercode: memberCodeOf(id),
    membername: personName(seededRandom(SEED - id)),
    status: 'active',
    role: id === 1 ? 'SA' : id === 2 ? 'HR' : 'MEMBER',
    phone: '',
    email: '',
    password_hash: it.passwordHash,
    joined_on,
    left_on: null,
    created_at: writeInstant(it.now),
  };
}
