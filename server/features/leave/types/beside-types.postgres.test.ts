import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { heldUp, holdTable } from '../../../testing/database/hold.ts';
import { newcomer, tryTake } from '../../../testing/leave/leave.ts';

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());

const rules = { daysperyear: 1, nexttoholiday: 'allow', nexttooffday: 'allow' } as const;

test('leave that is asked for while its type gets a limit takes no balance below zero', async () => {
  const body = { leaveid: 'OPEN', description: 'OPEN LEAVE', ...rules, unlimited: true };
  const { revision } = (await hr.call(contracts.addLeaveCode, { body })).data();
  const who = await newcomer(office);
  const letGo = await holdTable(office.database, 'leave');
  const asking = tryTake(who, '2026-12-08', '2026-12-10', { leavetype: 'OPEN-OPEN LEAVE' });
  await heldUp(office.database, 1);
  const { leaveid, ...asked } = body;
  const limiting = hr.call(contracts.changeLeaveCode, {
    params: { id: leaveid },
    body: { ...asked, unlimited: false, begin: 'this-year', revision },
  });
  await Promise.race([heldUp(office.database, 2), limiting]);
  await letGo();
  expect((await asking).status).toBe(201);
  expect((await limiting).failure()).toMatchObject({ code: 'LEAVE_BALANCE_TOO_LOW' });
});
