import { afterAll, beforeAll, expect, test } from 'vitest';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import { remindManagers } from './remind-managers.ts';
import { remindOfPunches } from './remind-of-punches.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ reminders: 1 }).execute();
});
afterAll(() => office.close());

test('servers that look at the same moment remind everybody once', async () => {
  const neighbour = await office.secondServer();
  office.now = inYangon('2026-11-23T09:30');
  const both = [office.deps, neighbour.deps];
  const told = await Promise.all(both.map(remindOfPunches));
  await Promise.all(both.map(remindManagers));
  await neighbour.close();
  const { query } = office.database;
  const reminded = await query
    .selectFrom('notification')
    .select(['member_id'])
    .where('code', '=', 'checkInMissing')
    .execute();
  expect(reminded.length).toBeGreaterThan(5);
  expect(new Set(reminded.map((it) => it.member_id)).size).toBe(reminded.length);
  expect(told.reduce((all, it) => all + it, 0)).toBe(reminded.length);
});
