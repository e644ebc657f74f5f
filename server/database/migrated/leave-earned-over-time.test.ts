import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';

let made: TestDatabase;
beforeEach(async () => {
  made = await openTestDatabase({ migrated: false });
});
afterEach(() => made.drop());

test('leave types of before are not waited for, and their days are there at once, as they were', async () => {
  const at = migrations.findIndex((it) => it.name === '0085-leave-earned-over-time');
  await migrate(made.database, migrations.slice(0, at));
  const run = (statement: string) => sql.raw(statement).execute(made.database.query);
  await run(`insert into leave_code (leaveid, description, next_to_holiday, next_to_offday, prorated, carry_months)
    values ('ZZ', 'LEAVE', 'allow', 'forbid', 1, 3)`);
  await migrate(made.database);
  const stored = made.database.query.selectFrom('leave_code').where('leaveid', '=', 'ZZ');
  expect(
    await stored.select(['next_to_offday', 'prorated', 'carry_months', 'service_months', 'earned_monthly']).execute(),
  ).toEqual([{ next_to_offday: 'forbid', prorated: 1, carry_months: 3, service_months: 0, earned_monthly: 0 }]);
});
