import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { both } from '../../testing/processes/races.ts';

const ROUNDS = 5;

let office: Office;
let hr: Client;
let other: Client;
beforeAll(async () => {
  office = await openOffice();
  [hr, other] = [await office.as('HR'), await office.as('SA')];
});
afterAll(() => office.close());

const content = { holidaydate: '2026-12-09', description: 'Festival' };
const add = async () => (await hr.call(contracts.addHoliday, { body: content })).data().holiday.id;
const change = (by: Client, id: number | null, description: string) =>
  by.call(contracts.changeHoliday, {
    params: { id: String(id) },
    body: { ...content, description, was: content },
  });
const onRecord = async (id: number | null) => {
  const entries = office.database.query.selectFrom('audit').select('action').where('subject', '=', `holiday:${id}`);
  return (await entries.orderBy('id').execute()).map((it) => it.action);
};

test('of two who change one holiday at once one does, and the other is told what it is by now', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await add();
    const done = await both(
      round,
      () => change(hr, id, 'One'),
      () => change(other, id, 'Other'),
    );
    expect(done.map((it) => it.status).toSorted()).toEqual([200, 409]);
    const stored = done[0]?.status === 200 ? 'One' : 'Other';
    const refused = done.find((it) => it.status === 409);
    expect(refused?.failure()).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { id, description: stored } });
    expect(await onRecord(id)).toEqual(['holiday.add', 'holiday.change']);
    await hr.call(contracts.removeHoliday, { params: { id: String(id) } });
  }
});
