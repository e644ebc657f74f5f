import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice, type Persona } from '../../testing/company/office.ts';
import { addColleagues } from '../../testing/company/people.ts';
import { newcomer, personOf, take } from '../../testing/leave/leave.ts';

let office: Office;
let hr: Client;
let sa: Client;
beforeEach(async () => {
  office = await openOffice();
  [hr, sa] = [await office.as('HR'), await office.as('SA')];
  await office.database.query
    .updateTable('leave_code')
    .set({ free_days: 'skipped' })
    .where('leaveid', '=', 'CL')
    .execute();
  await newcomer(office);
});
afterEach(() => office.close());

/** Leave of somebody that skipped a holiday, on which they work by now. */
const uncharged = async (persona: Persona) => {
  const body = { holidaydate: '2026-12-09', description: 'Extra day' };
  const { holiday } = (await sa.call(contracts.addHoliday, { body })).data();
  const who = await personOf(office, persona);
  await take(who, '2026-12-08', '2026-12-10', { leavetype: 'CL-CASUAL LEAVE', noOfLeave: 2 });
  await sa.call(contracts.removeHoliday, { params: { id: String(holiday.id) } });
  const [line] = await seenBy(sa);
  return { id: line?.id ?? 0 };
};
const seenBy = async (client: Client) => (await client.call(contracts.listAffectedLeave)).data().items;
const settleable = async (client: Client) => (await seenBy(client)).map((it) => it.may.settle);
const waitingFor = async (client: Client) => (await client.call(readWaiting)).data().affectedLeave;
const settle = async (client: Client, { id }: { id: number }) => {
  const answer = await client.call(contracts.dismissAffectedLeave, { params: { id: String(id) } });
  return answer.status < 300 ? answer.status : answer.failure().code;
};

test('an HR officer does not let their own leave be that cost nothing; another of the office does', async () => {
  const line = await uncharged('HR');
  expect([await settleable(hr), await waitingFor(hr)]).toEqual([[false], 0]);
  expect([await settle(hr, line), await settle(hr, line)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect([await settleable(sa), await waitingFor(sa)]).toEqual([[true], 1]);
  expect([await settle(sa, line), await seenBy(hr)]).toEqual([200, []]);
});

test('nor does an administrator beside whom there is another', async () => {
  await addColleagues(office.database, [{ membercode: 'SA2', membername: 'Sein Sein', role: 'SA' }]);
  const line = await uncharged('SA');
  expect([await settleable(sa), await waitingFor(sa), await settle(sa, line)]).toEqual([[false], 0, 'FORBIDDEN']);
  const other = await office.as('SA2' as Persona);
  expect([await settleable(other), await settle(other, line)]).toEqual([[true], 200]);
});

test('the only administrator is not stuck with their own', async () => {
  await addColleagues(office.database, [
    { membercode: 'SA2', membername: 'Sein Sein', role: 'SA', status: 'suspended' },
  ]);
  const line = await uncharged('SA');
  expect([await settleable(sa), await waitingFor(sa)]).toEqual([[true], 1]);
  expect([await settle(sa, line), await settle(sa, line)]).toEqual([200, 'NOT_FOUND']);
});
