import { myanmarHolidays } from '@muster/domain/holidays/myanmar-holidays.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, stateOf, type TestDatabase, testEngine } from '../testing/database/test-database.ts';
import { processorTime } from '../testing/processes/processor-time.ts';
import { countersOf } from './bulk-insert.ts';
import { addSampleCompany } from './sample-company.ts';

/** Friday 20 November 2026, 15:00 in Yangon. */
const AFTERNOON = Temporal.Instant.from('2026-11-20T08:30:00Z');
const TODAY = '2026-11-20';

let own: TestDatabase;
let took: number;

async function sample(now = AFTERNOON, seed?: number): Promise<TestDatabase> {
  const made = await openTestDatabase();
  await addSampleCompany(made.database, { now, passwordHash: 'hash', ...(seed === undefined ? {} : { seed }) });
  return made;
}

beforeAll(async () => {
  ({ done: own, took } = await processorTime(sample));
});
afterAll(() => own.drop());

const db = () => own.database.query;
const member = (code: string) =>
  db()
    .selectFrom('member')
    .innerJoin('member_work', 'member_work.member_id', 'member.id')
    .selectAll('member')
    .select(['rest_days', 'location_rule'])
    .where('membercode', '=', code)
    .executeTakeFirstOrThrow();
const attendanceOf = async (code: string) =>
  db()
    .selectFrom('attendance')
    .selectAll()
    .where('member_id', '=', (await member(code)).id)
    .orderBy('id')
    .execute();

describe('the sample company', () => {
  test('is made quickly', () => expect(took).toBeLessThan(10_000));

  test('is Golden Lotus Trading in Yangon, where listed members may register', async () => {
    const company = await db().selectFrom('company').selectAll().executeTakeFirstOrThrow();
    expect(company).toMatchObject({ name: 'Golden Lotus Trading', zone: 'Asia/Yangon', registration: 'listed' });
  });

  test('has its two sites, four groups, five cars, six competitors and five leave codes', async () => {
    const count = async (table: 'site' | 'work_group' | 'car' | 'competitor' | 'member' | 'trip_type') =>
      (await db().selectFrom(table).select('id').execute()).length;
    expect(await count('site')).toBe(2);
    expect(await count('work_group')).toBe(4);
    expect(await count('car')).toBe(5);
    expect(await count('competitor')).toBe(6);
    expect(await count('trip_type')).toBeGreaterThanOrEqual(2);
    expect(await count('member')).toBeGreaterThanOrEqual(24);
    const codes = await db().selectFrom('leave_code').selectAll().orderBy('leaveid').execute();
    expect(codes.map((it) => [it.leaveid, it.next_to_holiday, it.next_to_offday])).toEqual([
      ['CL', 'allow', 'allow'],
      ['EL', 'forbid', 'forbid'],
      ['ML', 'allow', 'allow'],
      ['O', 'allow', 'allow'],
      ['WP', 'allow', 'allow'],
    ]);
  });

  test('pays leave but that without pay, as a company of one’s own does', async () => {
    const codes = await db().selectFrom('leave_code').select(['leaveid', 'paid']).orderBy('leaveid').execute();
    expect(codes.map((it) => `${it.leaveid} ${it.paid}`)).toEqual([
      'CL full',
      'EL full',
      'ML full',
      'O full',
      'WP none',
    ]);
  });

  test.runIf(testEngine() === 'postgres')('leaves ids behind from which each table counts on', async () => {
    const counters = await countersOf(db());
    expect(counters.map((it) => it.table)).toEqual(expect.arrayContaining(['leave', 'leave_return', 'trip', 'member']));
    for (const { table, column, counter } of counters) {
      const { rows } = await sql<{ newest: number | null; counted: string | null }>`
        select max(${sql.ref(column)}) as newest, pg_sequence_last_value(${counter}::regclass) as counted
        from ${sql.table(table)}`.execute(db());
      expect(Number(rows[0]?.counted ?? 0), table).toBeGreaterThanOrEqual(rows[0]?.newest ?? 0);
    }
  });

  test('has the people that the documentation names', async () => {
    expect(await member('SA001')).toMatchObject({ role: 'SA', status: 'active' });
    expect(await member('HR001')).toMatchObject({ role: 'HR', status: 'active' });
    expect(await member('EM001')).toMatchObject({ role: 'MEMBER', status: 'active', rest_days: '67' });
    expect(await member('EM002')).toMatchObject({ role: 'MEMBER', status: 'active', rest_days: '67' });
    expect(await member('DR001')).toMatchObject({ location_rule: 'exempt' });
    expect(await member('EM008')).toMatchObject({ status: 'suspended' });
    expect(await member('EM009')).toMatchObject({ status: 'active', password_hash: null });
    const managed = await db()
      .selectFrom('group_manager')
      .innerJoin('work_group', 'work_group.id', 'group_manager.group_id')
      .innerJoin('member', 'member.id', 'group_manager.member_id')
      .select(['member.membercode', 'member.role', 'work_group.groupno'])
      .where('groupno', '=', 'SALES')
      .execute();
    expect(managed).toEqual([{ membercode: 'MG001', role: 'MEMBER', groupno: 'SALES' }]);
  });

  test('has the public holidays of this year and the next', async () => {
    const holidays = await db()
      .selectFrom('public_holiday')
      .select(['holidaydate', 'description'])
      .orderBy('id')
      .execute();
    const stored = [2026, 2027].flatMap((year) =>
      myanmarHolidays(year).map(({ holidaydate, description }) => ({ holidaydate, description })),
    );
    expect(holidays).toEqual(stored);
    expect(holidays).toContainEqual({ holidaydate: '2026-12-04', description: 'National Day' });
  });

  test('has six months of attendance, nothing of which lies in the future', async () => {
    const added = db().selectFrom('correction_punch').select('punch_id');
    const punches = await db().selectFrom('punch').selectAll().where('id', 'not in', added).orderBy('id').execute();
    expect(punches.length).toBeGreaterThan(5000);
    expect(punches[0]?.attendance_date.slice(0, 7)).toBe('2026-05');
    const now = AFTERNOON.toString({ smallestUnit: 'millisecond' });
    expect(punches.every((it) => it.recorded_at <= now && it.device_at <= it.recorded_at)).toBe(true);
    expect(punches.map((it) => it.recorded_at)).toEqual(punches.map((it) => it.recorded_at).toSorted());
  });

  test('counts no day before its attendance begins, so nobody is absent for months', async () => {
    const { counted_from } = await db().selectFrom('company').select('counted_from').executeTakeFirstOrThrow();
    expect(counted_from).toBe('2026-05-20');
    const first = await db()
      .selectFrom('attendance')
      .select('attendance_date')
      .orderBy('attendance_date')
      .executeTakeFirstOrThrow();
    expect(first.attendance_date).toBe(counted_from);
  });

  test('shows every kind of day that the office has to look at', async () => {
    const punches = await db().selectFrom('punch').select(['verdict', 'remark']).execute();
    expect(new Set(punches.map((it) => it.verdict))).toEqual(new Set(['inside', 'outside', 'exempt', 'unknown']));
    expect(punches.filter((it) => it.verdict === 'outside').every((it) => it.remark !== '')).toBe(true);
    const flags = await db().selectFrom('punch_flag').selectAll().execute();
    expect(new Set(flags.map((it) => it.flag))).toEqual(new Set(['poor_accuracy', 'impossible_speed', 'skewed_clock']));
    expect(new Set(flags.map((it) => it.punch_id)).size).toBeLessThan(punches.length);
    const forgotten = await db().selectFrom('attendance').select('id').where('ending', '=', 'forgotten').execute();
    expect(forgotten.length).toBeGreaterThan(10);
  });

  test.each(['EM001', 'EM002', 'DR001'])('lets %s check in now', async (code) => {
    const attendances = await attendanceOf(code);
    expect(attendances.length).toBeGreaterThan(90);
    expect(attendances.some((it) => it.attendance_date === TODAY || it.ended_at === null)).toBe(false);
  });

  test('has others at work now', async () => {
    const open = await db().selectFrom('attendance').selectAll().where('ended_at', 'is', null).execute();
    expect(open.length).toBeGreaterThan(5);
    expect(open.every((it) => it.attendance_date === TODAY)).toBe(true);
  });

  test('has nothing of who never registered, and of who is suspended only what was before', async () => {
    expect(await attendanceOf('EM009')).toEqual([]);
    expect((await attendanceOf('EM008')).at(-1)?.attendance_date).toBe('2026-10-28');
  });

  test('has somebody who left and came back, with nothing of the days between', async () => {
    const { id, joined_on } = await member('EM016');
    const earlier = await db().selectFrom('earlier_employment').selectAll().execute();
    expect(earlier).toMatchObject([{ member_id: id, until_day: '2026-09-06' }]);
    expect(joined_on).toBe('2026-10-10');
    const days = (await attendanceOf('EM016')).map((it) => it.attendance_date);
    expect(days.filter((it) => it <= '2026-09-06').length).toBeGreaterThan(60);
    expect(days.filter((it) => it > '2026-09-06' && it < '2026-10-10')).toEqual([]);
    expect(days.filter((it) => it >= '2026-10-10').length).toBeGreaterThan(20);
  });

  test('keeps rest days and public holidays free', async () => {
    const days = new Set((await attendanceOf('EM001')).map((it) => it.attendance_date));
    expect(days.has('2026-11-14') || days.has('2026-11-15') || days.has('2026-07-29')).toBe(false);
  });

  test('counts on where the sample ends', async () => {
    const newest = await db().selectFrom('competitor').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const added = await db()
      .insertInto('competitor')
      .values({ name: 'One more' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(newest.id + 1);
    await db().deleteFrom('competitor').where('id', '=', added.id).execute();
  });
});

describe('made again', () => {
  test('the same moment and seed give the same company', async () => {
    const other = await sample();
    // When it was migrated is of the real clock, and its pair of keys is nobody else's.
    const itsAlone = { migration: undefined, push_key: undefined };
    const state = async (it: TestDatabase) => ({ ...JSON.parse(await stateOf(it.database)), ...itsAlone });
    expect(await state(other)).toEqual(await state(own));
    await other.drop();
  });

  test('another seed gives another', async () => {
    const other = await sample(AFTERNOON, 7);
    const first = await other.database.query.selectFrom('punch').select('client_id').where('id', '=', 1).execute();
    const ownFirst = await db().selectFrom('punch').select('client_id').where('id', '=', 1).execute();
    expect(first).not.toEqual(ownFirst);
    await other.drop();
  });

  test.each(['2026-11-20T17:29:59Z', '2026-11-19T17:30:00Z', '2027-01-02T01:00:00Z', '2028-02-29T23:00:00Z'])(
    'every rule of the schema holds at %s',
    async (moment) => {
      const now = Temporal.Instant.from(moment);
      const made = await sample(now);
      const { query } = made.database;
      const punches = await query.selectFrom('punch').select('recorded_at').execute();
      expect(punches.every((it) => it.recorded_at <= now.toString({ smallestUnit: 'millisecond' }))).toBe(true);
      await made.drop();
    },
  );
});
