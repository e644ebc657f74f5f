import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { changeMember, readMember } from '@muster/domain/members/member-office-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { heldUp, holdTable } from '../../../testing/database/hold.ts';
import { newcomer, remaining, tryTake } from '../../../testing/leave/leave.ts';
import { resetAdministrator } from '../../session/reset-administrator.ts';

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

/** What somebody was given of a type, a year after the other, in half-days. */
const givenOf = async (membercode: string, leaveid: string) => {
  const lines = office.database.query
    .selectFrom('leave_ledger')
    .innerJoin('member', 'member.id', 'leave_ledger.member_id')
    .select('half_days')
    .where('member.membercode', '=', membercode)
    .where('leaveid', '=', leaveid);
  return (await lines.orderBy('fiscal_year').orderBy('leave_ledger.id').execute()).map((it) => it.half_days);
};
const addType = (leaveid: string, more: object = {}) =>
  hr.call(contracts.addLeaveCode, {
    body: { leaveid, description: `${leaveid} LEAVE`, ...rules, daysperyear: 3, ...more },
  });

/** Has something be done while the office does another thing, up to where it is on record. */
async function besideOffice<T>(change: () => Promise<{ status: number }>, other: () => Promise<T>): Promise<T> {
  const letGo = await holdTable(office.database, 'audit');
  const changing = change();
  await heldUp(office.database, 1);
  const doing = other();
  await Promise.race([heldUp(office.database, 2), doing]);
  await letGo();
  expect((await changing).status).toBeLessThan(300);
  return doing;
}

test('a new type gives its days to who is listed meanwhile', async () => {
  const body = { membercode: 'LISTED', membername: 'Listed Meanwhile' };
  const listed = await besideOffice(
    () => addType('EXAM'),
    () => hr.call(addMember, { body }),
  );
  expect(listed.status).toBe(201);
  expect(await givenOf('LISTED', 'EXAM')).toEqual([6, 6]);
});

test('a new type gives an administrator who is back by the operator meanwhile the part of the year that is left', async () => {
  const [id = 0] = await addColleagues(office.database, [{ membercode: 'AWAY', role: 'SA', joined_on: '2026-12-01' }]);
  const { query } = office.database;
  const earlier = { member_id: id, from_day: '2026-01-01', until_day: '2026-11-06' };
  await query.insertInto('earlier_employment').values(earlier).execute();
  await query.updateTable('member').set({ status: 'suspended' }).where('membercode', '=', 'SA').execute();
  const prorated = { daysperyear: 12, prorated: true };
  await besideOffice(
    () => addType('BACK', prorated),
    () => resetAdministrator(office.database, 'http://127.0.0.1:3000', 'AWAY', office.now),
  );
  expect((await addType('AFTER', prorated)).status).toBe(201);
  const sum = async (leaveid: string) => (await givenOf('AWAY', leaveid)).reduce((all, it) => all + it, 0);
  expect([await sum('AFTER'), await sum('BACK')]).toEqual([await sum('AFTER'), await sum('AFTER')]);
});
