import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { newcomer, take } from '../../testing/leave/leave.ts';
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
const remove = (by: Client, id: number | null) => by.call(contracts.removeHoliday, { params: { id: String(id) } });
const onRecord = async (id: number | null, subject = 'holiday') => {
  const entries = office.database.query.selectFrom('audit').select('action').where('subject', '=', `${subject}:${id}`);
  return (await entries.orderBy('id').execute()).map((it) => it.action);
};

describe('of two who do something with one holiday at once', () => {
  test('one changes it, and the other is told what it is by now', async () => {
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
      await remove(hr, id);
    }
  });

  test('one removes it, once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await add();
      const done = await both(
        round,
        () => remove(hr, id),
        () => remove(other, id),
      );
      expect(done.map((it) => it.status).toSorted()).toEqual([200, 404]);
      expect(await onRecord(id)).toEqual(['holiday.add', 'holiday.remove']);
    }
  });

  test('one puts the leave that it touches back on the list, once', async () => {
    const leave = await take(await newcomer(office), '2026-12-08', '2026-12-10');
    const [line] = (await hr.call(contracts.addHoliday, { body: content })).data().affected;
    const params = { id: String(line?.id) };
    const done: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await hr.call(contracts.dismissAffectedLeave, { params });
      const reopened = await both(
        round,
        () => hr.call(contracts.reopenAffectedLeave, { params }),
        () => other.call(contracts.reopenAffectedLeave, { params }),
      );
      expect(reopened.map((it) => it.status).toSorted()).toEqual([200, 404]);
      done.push('affected-leave.settle', 'affected-leave.reopen');
    }
    expect((await onRecord(leave.id, 'leave')).filter((it) => it.startsWith('affected-leave'))).toEqual(done);
  });
});
