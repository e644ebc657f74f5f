import { afterAll, beforeAll, expect, test } from 'vitest';
import { payrollFile } from '../features/attendance/files/payroll-file.ts';
import { closePeriod } from '../features/attendance/periods/close-period.ts';
import { createPasswordHasher } from '../passwords/password-hash.ts';
import { officer } from '../seed/sample-period.ts';
import { payrollBySql, type PayrollBySql as Sums } from '../testing/attendance/payroll-by-sql.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { prepareSampleCompany } from './sample-company.ts';

const now = Temporal.Instant.from('2026-11-20T08:30:00Z');
const MONTH = '2026-10';

let made: TestDatabase;
beforeAll(async () => {
  made = await openTestDatabase();
  await prepareSampleCompany({ database: made.database, clock: () => now, passwords: createPasswordHasher() });
  await letSomeWorkOnSaturdays();
  await countOvertimeInSteps();
});
afterAll(() => made.drop());

/** In each way in which Saturdays may rest in some weeks alone there are some of those who had them all. */
async function letSomeWorkOnSaturdays(): Promise<void> {
  const { query } = made.database;
  const ids = await query.selectFrom('member_work').select('id').where('rest_days', '=', '67').orderBy('id').execute();
  const ways = [
    { alternate_weeks: 'second', alternate_from: '2026-12-05' },
    { alternate_weeks: 'odd' },
    { alternate_weeks: 'even' },
  ] as const;
  for (const [index, way] of ways.entries()) {
    const some = ids.filter((_, at) => at % 4 === index).map((it) => it.id);
    const work = query.updateTable('member_work').where('id', 'in', some);
    await work.set({ rest_days: '7', alternate_days: '6', ...way }).execute();
  }
}

/** One shift counts all that is worked beyond it, the others what is worth it. */
async function countOvertimeInSteps(): Promise<void> {
  const { query } = made.database;
  const [first] = await query.selectFrom('shift').select('id').orderBy('id').limit(1).execute();
  const others = query.updateTable('shift_times').where('shift_id', '<>', first?.id ?? 0);
  await others.set({ overtime_from: 4, overtime_step: 3, overtime_before: 0 }).execute();
}

/** The rows of the file, by member code. */
async function exported(): Promise<Map<string, Sums>> {
  const deps = { database: made.database, clock: () => now } as Parameters<typeof payrollFile>[0];
  const caller = { member: officer } as Parameters<typeof payrollFile>[1];
  const pages = await Array.fromAsync((await payrollFile(deps, caller, { month: MONTH })).rows);
  const [head = [], ...rows] = pages.flat();
  return new Map(rows.map((row) => [String(row[0]), Object.fromEntries(head.map((it, at) => [it, row[at] ?? '']))]));
}

test('payroll of a closed month is what its punches, leave and trips come to, computed by SQL alone', async () => {
  const deps = { database: made.database, clock: () => now };
  await closePeriod(deps, { member: officer }, MONTH, 'Everything was looked at');
  const file = await exported();
  const computed = await payrollBySql(made.database, { from: '2026-10-01', to: '2026-10-31' });
  expect(computed.length).toBeGreaterThan(20);
  expect(computed.map((it) => it['membercode'])).toEqual([...file.keys()].toSorted());
  for (const { membercode, ...sums } of computed) {
    const row = file.get(String(membercode)) ?? {};
    const same = Object.fromEntries(Object.keys(sums).map((name) => [name, Number(row[name])]));
    expect({ membercode, ...same }).toEqual({ membercode, ...numbers(sums) });
  }
  // Nothing is compared with nothing: everything that payroll pays for is in this month.
  for (const name of PAID) expect([name, computed.some((it) => Number(it[name]) > 0)]).toEqual([name, true]);
});

const PAID = [
  'present',
  'paidleave',
  'trip',
  'holiday',
  'offday',
  'absent',
  'incomplete',
  'latecount',
  'earlyminutes',
  'night',
];

const numbers = (sums: Sums) => Object.fromEntries(Object.entries(sums).map(([name, it]) => [name, Number(it)]));
