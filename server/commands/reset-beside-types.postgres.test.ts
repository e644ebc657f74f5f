import { addLeaveCode } from '@muster/domain/leave/leave-office-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetAdministrator } from '../features/session/reset-administrator.ts';
import { type HrOffice, openHrOffice } from '../testing/company/hr-office.ts';
import { heldUp, holdTable } from '../testing/database/hold.ts';

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());

const add = (leaveid: string) => {
  const rules = { daysperyear: 12, nexttoholiday: 'allow', nexttooffday: 'allow', prorated: true } as const;
  return hr.call(addLeaveCode, { body: { leaveid, description: `${leaveid} LEAVE`, ...rules } });
};

test('who is back by the command gets the part of the year that is left of a type that is added meanwhile', async () => {
  const { query } = office.database;
  const away = await office.newcomer({ membercode: 'AWAY', role: 'SA', joined_on: '2026-12-01' });
  const earlier = { member_id: away.id, from_day: '2026-01-01', until_day: '2026-11-06' };
  await query.insertInto('earlier_employment').values(earlier).execute();
  await query.updateTable('member').set({ status: 'suspended' }).where('membercode', '=', 'SA').execute();
  const letGo = await holdTable(office.database, 'audit');
  const adding = add('BESIDE');
  await heldUp(office.database, 1);
  const resetting = resetAdministrator(office.database, 'http://127.0.0.1:3000', 'AWAY', office.now);
  await heldUp(office.database, 2);
  await letGo();
  expect((await adding).status).toBe(201);
  await resetting;
  expect((await add('AFTER')).status).toBe(201);
  const given = async (leaveid: string) => {
    const lines = query.selectFrom('leave_ledger').select('half_days').where('member_id', '=', away.id);
    const own = await lines.where('leaveid', '=', leaveid).execute();
    return own.reduce((all, it) => all + it.half_days, 0);
  };
  expect(await given('AFTER')).toBeGreaterThan(0);
  expect(await given('BESIDE')).toBe(await given('AFTER'));
});
