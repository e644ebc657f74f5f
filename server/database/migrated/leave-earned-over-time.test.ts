import { expect, test } from 'vitest';
import { beforeMigration } from '../../testing/database/before-migration.ts';

test('leave types of before are not waited for, and their days are there at once, as they were', async () => {
  const { query, run, migrateOn } = await beforeMigration('0085-leave-earned-over-time');
  await run(`insert into leave_code (leaveid, description, next_to_holiday, next_to_offday, prorated, carry_months)
    values ('ZZ', 'LEAVE', 'allow', 'forbid', 1, 3)`);
  await migrateOn();
  const stored = query.selectFrom('leave_code').where('leaveid', '=', 'ZZ');
  expect(
    await stored.select(['next_to_offday', 'prorated', 'carry_months', 'service_months', 'earned_monthly']).execute(),
  ).toEqual([{ next_to_offday: 'forbid', prorated: 1, carry_months: 3, service_months: 0, earned_monthly: 0 }]);
});
