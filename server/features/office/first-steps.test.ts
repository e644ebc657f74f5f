import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { changeLeaveCode } from '@muster/domain/leave/leave-office-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { setUpCompany } from '@muster/domain/office/office-contract.ts';
import { readFirstSteps } from '@muster/domain/office/settings-contract.ts';
import { issueToken, register, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../testing/company/office.ts';
import { offerSetUp } from './set-up.ts';

const PASSWORD = 'seven green lamps';

let office: Office;
let boss: Client;
beforeAll(async () => {
  office = await openOffice({ empty: true });
  const token = new URL((await offerSetUp(office.deps)) ?? '').searchParams.get('token') ?? '';
  const administrator = { membercode: 'BOSS', membername: 'Daw Khin', password: PASSWORD, confirm_password: PASSWORD };
  const company = { name: 'Paper Boat Ltd', zone: 'Asia/Yangon' };
  const site = { name: 'Harbour', latitude: 16.77, longitude: 96.17, radius: 150 };
  boss = office.visitor();
  await boss.call(setUpCompany, { body: { token, company, site, administrator } });
  await boss.call(signIn, { body: { membercode: 'BOSS', password: PASSWORD } });
  boss.token = (await boss.call(issueToken)).body().accessToken;
});
afterAll(() => office.close());

const open = async () =>
  (await boss.call(readFirstSteps))
    .data()
    .filter((it) => !it.done)
    .map((it) => it.step);

async function changeType(id: string, terms: object): Promise<void> {
  const rules = { description: `LEAVE ${id}`, nexttoholiday: 'forbid', nexttooffday: 'forbid' } as const;
  const body = { ...rules, daysperyear: 0, begin: 'this-year', revision: 1, ...terms } as const;
  expect((await boss.call(changeLeaveCode, { params: { id }, body })).status).toBe(200);
}

test('the first steps of a new company are open, and done one after the other', async () => {
  expect(await open()).toEqual([
    'leave',
    'holidays',
    'places',
    'groups',
    'destinations',
    'members',
    'balances',
    'signup',
  ]);
  for (const id of ['EL', 'CL', 'ML']) await changeType(id, { daysperyear: 10 });
  const retired = { retired_at: '2026-11-20T02:30:00.000Z' };
  await office.database.query.updateTable('leave_code').set(retired).where('leaveid', '=', 'O').execute();
  expect(await open(), 'while nobody can take unpaid leave').toContain('leave');
  await changeType('WP', { unlimited: true });
  expect(await open()).toEqual(['holidays', 'places', 'groups', 'destinations', 'members', 'balances', 'signup']);
  await boss.call(addHoliday, { body: { holidaydate: '2026-11-21', description: 'Opening day' } });
  const shift = { name: 'Night', starts: '21:00', ends: '05:00' };
  expect((await boss.send({ method: 'POST', url: '/api/office/shifts', payload: shift })).statusCode).toBe(201);
  expect(await open()).toEqual(['groups', 'destinations', 'members', 'balances', 'signup']);
  const group = { groupno: 'DESK', name: '', managers: ['BOSS'] };
  await boss.send({ method: 'POST', url: '/api/office/groups', payload: group });
  expect(await open()).toEqual(['destinations', 'members', 'balances', 'signup']);
  await boss.call(addMember, { body: { membercode: 'AYE', membername: 'Aye' } });
  expect(await open()).toEqual(['destinations', 'balances', 'signup']);
  const [type] = (await boss.send({ method: 'GET', url: '/api/office/triptypes' })).json().data;
  const state = { triptypeid: type.id, merge_state: 'Bago', miles: 56 };
  expect((await boss.send({ method: 'POST', url: '/api/office/states', payload: state })).statusCode).toBe(201);
  expect(await open()).toEqual(['balances', 'signup']);
  await changeType('WP', { unlimited: false, revision: 2 });
  expect(await open()).toEqual(['leave', 'balances', 'signup']);
  await office.database.query.updateTable('company').set({ registration: 'listed' }).execute();
  await office.visitor().call(register, {
    body: { membercode: 'AYE', password: PASSWORD, confirm_password: PASSWORD },
  });
  expect(await open()).toEqual([]);
  office.now = inYangon('2026-11-22T09:00');
  await boss.call(signIn, { body: { membercode: 'BOSS', password: PASSWORD } });
  boss.token = (await boss.call(issueToken)).body().accessToken;
  expect(await open(), 'when the last holiday is over').toEqual([]);
});
