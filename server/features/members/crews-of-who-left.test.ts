import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadOf, name } from '../../testing/attendance/crew.ts';
import { inYangon, type Office, openOffice } from '../../testing/company/office.ts';
import { closeAccounts } from './close-accounts.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('who has left is in no crew and has none, and all others stay', async () => {
  const { lead, crew } = await leadOf(office, 2);
  const other = await leadOf(office, 1);
  const [leaves] = crew.map((it) => it.id);
  await name(office, other.lead.id, [leaves ?? 0]);
  const { query } = office.database;
  const crews = () => query.selectFrom('crew').select(['lead_id', 'member_id']).execute();
  const goes = async (id: number, now: string) => {
    await query.updateTable('member').set({ left_on: '2026-11-20' }).where('id', '=', id).execute();
    office.now = inYangon(now);
    await closeAccounts(office.deps);
  };
  await goes(leaves ?? 0, '2026-11-21T00:10');
  expect(await crews()).toEqual([
    { lead_id: lead.id, member_id: crew[1]?.id },
    { lead_id: other.lead.id, member_id: other.crew[0]?.id },
  ]);
  await goes(lead.id, '2026-11-21T00:20');
  expect(await crews()).toEqual([{ lead_id: other.lead.id, member_id: other.crew[0]?.id }]);
});
