import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadOf, name } from '../../testing/attendance/crew.ts';
import { inYangon, type Newcomer, type Office, openOffice } from '../../testing/company/office.ts';
import { changeNow } from '../../testing/members/change-now.ts';
import { faults, found } from '../../testing/members/member-files.ts';
import { closeAccounts } from './close-accounts.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

/** What the record says last of whom a lead checks in, and by whom. */
async function lastOnRecord({ id }: { readonly id: number }) {
  const entries = await office.database.query
    .selectFrom('audit')
    .select(['actor_id', 'before', 'after'])
    .where('subject', '=', `member:${id}`)
    .where('action', '=', 'member.crew')
    .orderBy('id')
    .execute();
  const last = entries.at(-1);
  const named = (text: string | null | undefined): string[] => JSON.parse(text ?? '{}').checksinfor;
  return { by: last?.actor_id, before: named(last?.before), after: named(last?.after) };
}

const codes = (...who: readonly (Newcomer | undefined)[]) => who.map((it) => it?.membercode ?? '').toSorted();

const news = async (who: Newcomer | undefined) =>
  (await (await (who as Newcomer).client()).call(listNotifications)).body().map((it) => it.title);

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
  expect(await lastOnRecord(lead)).toEqual({ by: null, before: codes(...crew), after: codes(crew[1]) });
  expect(await lastOnRecord(other.lead)).toEqual({
    ...{ by: null, before: codes(crew[0], other.crew[0]), after: codes(other.crew[0]) },
  });
  await goes(lead.id, '2026-11-21T00:20');
  expect(await lastOnRecord(lead)).toEqual({ by: null, before: codes(crew[1]), after: [] });
  expect(await crews()).toEqual([{ lead_id: other.lead.id, member_id: other.crew[0]?.id }]);
});

test.each(['by their form', 'by a file'])(
  'who comes into the office %s is in no crew and has none, and all others stay',
  async (how) => {
    const { lead, crew } = await leadOf(office, 2);
    const other = await leadOf(office, 1);
    await name(office, other.lead.id, [lead.id]);
    const sa = await office.holding('SA');
    const becomes = async ({ id, membercode }: { readonly id: number; readonly membercode: string }) => {
      if (how === 'by their form') expect((await changeNow(sa, id, { role: 'HR' })).status).toBe(200);
      else expect(faults(await found(sa, `code;role\n${membercode};HR`))).toEqual(['']);
    };
    const { query } = office.database;
    const crews = () =>
      query
        .selectFrom('crew')
        .select(['lead_id', 'member_id'])
        .where('lead_id', 'in', [lead.id, other.lead.id])
        .orderBy('member_id')
        .execute();
    await becomes(crew[0] as Newcomer);
    const rest = [
      { lead_id: lead.id, member_id: crew[1]?.id },
      { lead_id: other.lead.id, member_id: other.crew[0]?.id },
    ];
    expect(await crews()).toEqual(expect.arrayContaining([...rest, { lead_id: other.lead.id, member_id: lead.id }]));
    expect(await crews()).toHaveLength(3);
    const by = office.ids.SA;
    expect(await lastOnRecord(lead)).toEqual({ by, before: codes(...crew), after: codes(crew[1]) });
    expect((await news(lead))[0]).toBe('You no longer check in for: 1');
    expect((await news(crew[0]))[0]).toMatch(/no longer checks you in and out$/);
    await becomes(lead);
    expect(await crews()).toEqual(rest.slice(1));
    expect(await lastOnRecord(lead)).toEqual({ by, before: codes(crew[1]), after: [] });
    expect(await lastOnRecord(other.lead)).toEqual({
      ...{ by, before: codes(lead, other.crew[0]), after: codes(other.crew[0]) },
    });
    expect((await news(crew[1]))[0]).toMatch(/no longer checks you in and out$/);
    expect((await news(other.lead))[0]).toBe('You no longer check in for: 1');
    expect(await news(other.crew[0])).toHaveLength(1);
  },
);
