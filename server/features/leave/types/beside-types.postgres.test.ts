import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { changeMember, readMember } from '@muster/domain/members/member-office-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { heldUp, holdTable } from '../../../testing/database/hold.ts';
import { newcomer, remaining, tryTake } from '../../../testing/leave/leave.ts';

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

test.each([
  ['is retired', 'retired', (leaveid: string) => hr.call(contracts.retireLeaveCode, { params: { id: leaveid } })],
  [
    'may stand beside a holiday no more',
    'stricter',
    async (leaveid: string, revision: number) => {
      const body = { ...rules, description: `LEAVE ${leaveid}`, nexttoholiday: 'forbid', begin: 'this-year', revision };
      return hr.call(contracts.changeLeaveCode, { params: { id: leaveid }, body: body as never });
    },
  ],
] as const)('leave that is asked for while its type %s is told to who does that', async (_, leaveid, changing) => {
  const body = { leaveid: leaveid.toUpperCase(), description: `LEAVE ${leaveid.toUpperCase()}`, ...rules };
  const { revision } = (await hr.call(contracts.addLeaveCode, { body: { ...body, unlimited: true } })).data();
  const who = await newcomer(office);
  const letGo = await holdTable(office.database, 'leave');
  const asking = tryTake(who, '2026-12-24', '2026-12-24', { leavetype: body.leaveid });
  await heldUp(office.database, 1);
  const changed = changing(body.leaveid, revision);
  await Promise.race([heldUp(office.database, 2), changed]);
  await letGo();
  expect((await asking).status).toBe(201);
  expect((await changed).data().touches.leave).toMatchObject({ count: 1, items: [{ membercode: who.code }] });
});

test('a new type gives who gets another first day meanwhile the part of the year that is left from it', async () => {
  const who = await newcomer(office, { joined_on: '2026-04-01' });
  const params = { id: String(who.id) };
  const { revision } = (await hr.call(readMember, { params })).data();
  const letGo = await holdTable(office.database, 'audit');
  const body = { leaveid: 'STUDY', description: 'STUDY LEAVE', ...rules, daysperyear: 12, prorated: true };
  const adding = hr.call(contracts.addLeaveCode, { body });
  await heldUp(office.database, 1);
  const correcting = hr.call(changeMember, { params, body: { joinedon: '2026-10-01', revision } });
  await Promise.race([heldUp(office.database, 2), correcting]);
  await letGo();
  expect([(await adding).status, (await correcting).status]).toEqual([201, 200]);
  expect(await remaining(who, 'STUDY')).toBe(6);
});

test('a new type gives its days to who is listed meanwhile', async () => {
  const letGo = await holdTable(office.database, 'audit');
  const body = { leaveid: 'EXAM', description: 'EXAM LEAVE', ...rules, daysperyear: 3 };
  const adding = hr.call(contracts.addLeaveCode, { body });
  await heldUp(office.database, 1);
  const listing = hr.call(addMember, { body: { membercode: 'LISTED', membername: 'Listed Meanwhile' } });
  await Promise.race([heldUp(office.database, 2), listing]);
  await letGo();
  expect([(await adding).status, (await listing).status]).toEqual([201, 201]);
  const given = office.database.query.selectFrom('leave_ledger').select('half_days').where('leaveid', '=', 'EXAM');
  const own = given.where('member_id', '=', (await listing).data().id);
  expect((await own.execute()).map((it) => it.half_days)).toEqual([6, 6]);
});
