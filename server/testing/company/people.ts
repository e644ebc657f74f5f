import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import type { Insertable } from 'kysely';
import type { Database, Write } from '../../database/engine.ts';
import { createPasswordHasher, type PasswordHasher } from '../../passwords/password-hash.ts';
import type { Tables } from '../../records/tables.ts';
import { addShift } from '../../records/work/shift.ts';

export const PASSWORD = 'a quiet morning';
export const ZONE = 'Asia/Yangon';
const LONG_AGO = '2026-01-01T00:00:00.000Z';

/** For whom it is no matter how long a turn takes to come: a machine that stands still for seconds sends nobody away, ms. */
export const UNHURRIED = 600_000;

/**
 * Passwords cost next to nothing here; how long they take and how many wait is tested with `realHasher`. Two at once whatever
 * the machine has, so that somebody may sign in while somebody else's sign-in is held.
 */
export const hasher = createPasswordHasher({ memory: 64, passes: 1, parallelism: 1, tagLength: 32 }, 2, UNHURRIED);
export const realHasher = createPasswordHasher();

const hashedOnce = new Map<PasswordHasher, Promise<string>>();
function passwordHash(by: PasswordHasher): Promise<string> {
  const known = hashedOnce.get(by) ?? by.hash(PASSWORD);
  hashedOnce.set(by, known);
  return known;
}

/** A member as a test tells of them: their columns and those of their work, and by name what the database keeps by id. */
export type Told = Partial<Insertable<Tables['member']>> &
  Partial<Pick<Insertable<Tables['member_work']>, 'group_id' | 'rest_days' | 'location_rule'>> & {
    group?: string;
    shift?: string;
    registered?: boolean;
  };

/**
 * The people of the tests: A and B are peers in SALES, M decides for SALES, M2 only for STORE where C works, N
 * works nights, D is a driver, SUSP is suspended, NEW is listed and not registered,
 * GUEST has an account and no employment.
 */
const personas = {
  A: { membername: 'Aye Aye', group: 'SALES' },
  B: { membername: 'Bo Bo', group: 'SALES' },
  C: { membername: 'Chit Ko', group: 'STORE' },
  M: { membername: 'Mya Mya' },
  M2: { membername: 'Min Min' },
  N: { membername: 'Nu Nu', group: 'STORE', shift: 'Night' },
  D: { membername: 'Dewi', group: 'STORE', location_rule: 'exempt' },
  HR: { membername: 'Hla Hla', role: 'HR' },
  SA: { membername: 'San San', role: 'SA' },
  SUSP: { membername: 'Su Su', group: 'SALES', status: 'suspended' },
  NEW: { membername: 'Nilar', group: 'SALES', registered: false },
  GUEST: { membername: 'Gaung Gaung', guest: 1 },
} as const satisfies Record<string, Told>;

export type Persona = keyof typeof personas;
export type Ids = Record<Persona, number>;

export type Registration = 'code' | 'listed' | 'off';

/** The company "Lotus Test Works" with its sites, shifts, groups, tables and people. */
export async function addCompany(
  database: Database,
  registration: Registration,
  passwords: PasswordHasher = hasher,
): Promise<Ids> {
  const hash = await passwordHash(passwords);
  return database.write(async (trx) => {
    const shifts = await addShifts(trx);
    await trx
      .insertInto('company')
      .values({
        id: 1,
        name: 'Lotus Test Works',
        zone: ZONE,
        week_start: 1,
        registration,
        samples: 1,
        // Whoever tests approval or second factors asks for it.
        trip_approval: 'none',
        second_factor: 'optional',
        default_shift_id: shifts['Office hours'] as number,
        created_at: LONG_AGO,
      })
      .execute();
    await addTables(trx);
    const groups = await addGroups(trx);
    const people = Object.entries(personas).map(([membercode, told]) => ({ membercode, ...told }));
    const added = await addAlike(trx, hash, people, groups, shifts);
    const ids = Object.fromEntries(people.map((it, n) => [it.membercode, added[n]])) as Ids;
    await trx
      .insertInto('group_manager')
      .values([
        { group_id: groups['SALES'] as number, member_id: ids.M },
        { group_id: groups['STORE'] as number, member_id: ids.M2 },
      ])
      .execute();
    return ids;
  });
}

/** More members with the usual password, beside the personas. */
export async function addColleagues(
  database: Database,
  colleagues: readonly Told[],
  passwords: PasswordHasher = hasher,
): Promise<number[]> {
  const hash = await passwordHash(passwords);
  return database.write(async (trx) => {
    const shifts = idsByName(await trx.selectFrom('shift').select(['id', 'name']).execute());
    const added: number[] = [];
    for (const told of colleagues) added.push(await addMember(trx, hash, told, shifts));
    return added;
  });
}

const idsByName = (rows: readonly { id: number; name: string }[]) =>
  Object.fromEntries(rows.map((it) => [it.name, it.id]));

const addMember = async (trx: Write, hash: string, told: Told, shifts: Record<string, number>): Promise<number> => {
  const [id] = await addAlike(trx, hash, [told], {}, shifts);
  return id as number;
};

/**
 * Adds members of whom the same columns are told, `guest` apart, in two statements for all of them: by a statement for each
 * it was half of what an office takes to open.
 */
async function addAlike(
  trx: Write,
  hash: string,
  people: readonly Told[],
  groups: Record<string, number>,
  shifts: Record<string, number>,
): Promise<number[]> {
  const added = await trx
    .insertInto('member')
    .values(people.map((it) => columnsOf(hash, it)))
    .returning('id')
    .execute();
  const ids = added.map((it) => it.id).sort((a, b) => a - b);
  await trx
    .insertInto('member_work')
    .values(people.map((it, n) => workOf(it, ids[n] as number, groups, shifts)))
    .execute();
  return ids;
}

function columnsOf(hash: string, told: Told): Insertable<Tables['member']> {
  const { group, shift, registered = true, group_id, rest_days, location_rule, ...own } = told;
  return {
    membercode: 'X',
    membername: 'Somebody',
    status: 'active',
    role: 'MEMBER',
    guest: 0,
    phone: '',
    email: '',
    password_hash: registered ? hash : null,
    joined_on: '2026-01-01',
    left_on: null,
    created_at: LONG_AGO,
    ...own,
  };
}

const workOf = (
  { group, shift, group_id, rest_days = '67', location_rule = 'sites' }: Told,
  id: number,
  groups: Record<string, number>,
  shifts: Record<string, number>,
): Insertable<Tables['member_work']> => ({
  member_id: id,
  from_day: BEGINNING,
  until_day: FOREVER,
  group_id: group ? (groups[group] as number) : (group_id ?? null),
  shift_id: shifts[shift ?? 'Office hours'] as number,
  rest_days,
  location_rule,
});

async function addShifts(trx: Write): Promise<Record<string, number>> {
  const plain = { break: 0, grace: 0, ...EVERY_MINUTE };
  return {
    'Office hours': await addShift(trx, { name: 'Office hours', starts: '09:00', ends: '17:00', ...plain }),
    Night: await addShift(trx, { name: 'Night', starts: '22:00', ends: '06:00', ...plain }),
  };
}

async function addGroups(trx: Write): Promise<Record<string, number>> {
  const rows = await trx
    .insertInto('work_group')
    .values([{ groupno: 'SALES' }, { groupno: 'STORE' }])
    .returning(['id', 'groupno'])
    .execute();
  return Object.fromEntries(rows.map((it) => [it.groupno, it.id]));
}

async function addTables(trx: Write): Promise<void> {
  await trx
    .insertInto('site')
    .values([
      { name: 'Head Office', latitude: 16.779, longitude: 96.158, radius: 200 },
      { name: 'Mandalay Branch', latitude: 21.975, longitude: 96.083, radius: 300 },
    ])
    .execute();
  await trx
    .insertInto('public_holiday')
    .values([
      { holidaydate: '2026-12-25', description: 'Christmas Day' },
      { holidaydate: '2027-01-01', description: "New Year's Day" },
      { holidaydate: '2027-01-04', description: 'Independence Day' },
    ])
    .execute();
  await trx
    .insertInto('leave_code')
    .values([
      type('EL', 'EARNED LEAVE', 'forbid', 10),
      type('CL', 'CASUAL LEAVE', 'allow', 6),
      type('WP', 'LEAVE WITHOUT PAY', 'allow', 0),
      type('O', 'OFF DAY', 'allow', 12),
    ])
    .execute();
  const types = await trx
    .insertInto('trip_type')
    .values([{ description: 'Delivery' }, { description: 'Sales visit' }])
    .returning(['id', 'description'])
    .execute();
  const delivery = types.find((it) => it.description === 'Delivery')?.id as number;
  await trx
    .insertInto('trip_place')
    .values([
      { trip_type_id: delivery, name: 'Mandalay', miles: 390 },
      { trip_type_id: delivery, name: 'Bago', miles: 50 },
    ])
    .execute();
  await trx
    .insertInto('car')
    .values([{ carcode: 'CAR-1' }, { carcode: 'CAR-2' }])
    .execute();
  await trx.insertInto('competitor').values({ name: 'Silver Star' }).execute();
}

const type = (leaveid: string, description: string, neighbours: 'allow' | 'forbid', days: number) => ({
  leaveid,
  description,
  next_to_holiday: neighbours,
  next_to_offday: neighbours,
  half_days_per_year: asHalfDays(days),
});
