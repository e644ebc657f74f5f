import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { changeMember } from '@muster/domain/members/member-office-contract.ts';
import { addMember, setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAccounts } from '../../features/members/close-accounts.ts';
import { countGuessOn, forgiveGuessOn, type Subject } from '../../identity/guess.ts';
import { findGroup } from '../../records/deciding/group.ts';
import { addMailedReset } from '../../records/identity/one-time-token.ts';
import { lockHolidays } from '../../records/leave/counting-days.ts';
import { lockLeaveTypes } from '../../records/leave/leave-type.ts';
import { lockMember } from '../../records/members/member.ts';
import { dropStale } from '../../schedule/sweeps.ts';
import { tryPunch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { heldUp } from '../../testing/database/hold.ts';
import { found } from '../../testing/members/member-files.ts';
import type { Write } from '../engine.ts';

/*
 * Whoever holds several rows holds them in one order (docs/decisions/0002-two-engines.md): two who do not would wait for each
 * other, and one be told that Muster is busy.
 */
let office: Office;
let boss: Client;
beforeAll(async () => {
  office = await openOffice();
  boss = await office.holding('SA');
});
afterAll(() => office.close());

/** Has something wait for what is held, and looks meanwhile what it holds itself. */
async function whileItWaits(
  hold: (trx: Write) => Promise<unknown>,
  begin: () => Promise<unknown>,
  look: (trx: Write) => Promise<unknown>,
): Promise<void> {
  let begun: Promise<unknown> | undefined;
  await office.database
    .write(async (trx) => {
      await hold(trx);
      begun = begin();
      await heldUp(office.database, 1);
      await look(trx);
    })
    .finally(() => begun);
}

/** Fails at once where somebody else holds the member. */
const takeAtOnce = (id: number) => (trx: Write) =>
  sql`select id from member where id = ${id} for no key update nowait`.execute(trx);

/** Fails where somebody who waits has stored or held something. */
async function nothingStored(trx: Write): Promise<void> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and backend_xid is not null`.execute(trx);
  expect(rows).toEqual([]);
}

/** Two who came one after the other, and whose rows PostgreSQL meets the other way round. */
async function twoMembers(told: object): Promise<readonly [number, number]> {
  const [first, second] = [await office.newcomer(told), await office.newcomer(told)];
  await office.database.query
    .updateTable('member')
    .set({ phone: '09 450 000 001' })
    .where('id', '=', first.id)
    .execute();
  return [first.id, second.id];
}

test('who suspends a member holds them before an administrator who came later', async () => {
  const { A, SA } = office.ids;
  const suspend = () => boss.call(setMemberStatus, { params: { id: String(A) }, body: { status: 'active' } });
  await whileItWaits((trx) => lockMember(trx, A), suspend, takeAtOnce(SA));
});

test('so does who changes a member, who has the holidays before both', async () => {
  const { B, SA } = office.ids;
  const change = (body: object) => () =>
    boss.call(changeMember, { params: { id: String(B) }, body: { revision: 1, ...body } });
  await whileItWaits((trx) => lockMember(trx, B), change({ phone: '09 450 000 002' }), takeAtOnce(SA));
  await whileItWaits(lockHolidays, change({ groupno: 'STORE' }), takeAtOnce(SA));
});

test.each(['changes', 'sets the work of'])(
  'who %s one of the office has who comes to decide for them first',
  async (how) => {
    const { M, HR } = office.ids;
    const params = { id: String(HR) };
    const change = () => boss.call(changeMember, { params, body: { revision: 1, groupno: 'SALES' } });
    const set = () =>
      boss.call(setWork, {
        params,
        body: { from: '2026-12-01', groupno: 'SALES', shiftid: 1, locationrule: 'sites', restdays: [6, 7] },
      });
    await whileItWaits((trx) => lockMember(trx, M), how === 'changes' ? change : set, takeAtOnce(HR));
  },
);

test('so has who names managers, with whoever stands in for one', async () => {
  const { A } = office.ids;
  const { id, membercode } = await office.newcomer();
  const days = { from_day: '2026-11-20', until_day: '2026-12-31', created_at: '2026-11-20T02:30:00.000Z' };
  const { query } = office.database;
  await query
    .insertInto('delegation')
    .values({ manager_id: id, deputy_id: A, ...days })
    .execute();
  const body = { groupno: 'STOOD', name: '', managers: [membercode] };
  await whileItWaits(
    (trx) => lockMember(trx, A),
    () => boss.call(listContracts.groups.add, { body }),
    takeAtOnce(id),
  );
});

test('who sends a file of members in has the holidays before anybody', async () => {
  const send = () => found(boss, 'membercode,membername\nSENT,Somebody Sent');
  await whileItWaits(lockHolidays, send, takeAtOnce(office.ids.SA));
});

test('who adds a member has the types of leave before the new row', async () => {
  const add = () => boss.call(addMember, { body: { membercode: 'LATER', membername: 'Somebody Later' } });
  await whileItWaits(lockLeaveTypes, add, nothingStored);
});

test('who closes accounts holds their members in order', async () => {
  const [first, second] = await twoMembers({ joined_on: '2026-01-05', left_on: '2026-11-01' });
  await whileItWaits(
    (trx) => lockMember(trx, first),
    () => closeAccounts(office.deps),
    takeAtOnce(second),
  );
});

test('whoever comes to manage a group waits for a link that is being mailed to them, and ends it', async () => {
  const { id, membercode } = await office.newcomer();
  const { groups } = listContracts;
  const added = (await boss.call(groups.add, { body: { groupno: 'WAITED', name: '', managers: [] } })).data();
  const params = { id: String(added.id) };
  const change = () => boss.call(groups.change, { params, body: { revision: added.revision, managers: [membercode] } });
  const expiresAt = office.now.add({ hours: 1 }).toString();
  await whileItWaits(
    (trx) => lockMember(trx, id),
    change,
    (trx) => addMailedReset(trx, { hash: 'mailed-meanwhile', memberId: id, expiresAt }),
  );
  const { query } = office.database;
  expect(await query.selectFrom('group_manager').select('group_id').where('member_id', '=', id).execute()).toHaveLength(
    1,
  );
  expect(await query.selectFrom('one_time_token').select('hash').where('member_id', '=', id).execute()).toEqual([]);
});

test('who asks everybody anew for a second factor holds their members in order', async () => {
  const [first, second] = await twoMembers({ factor_asked_at: '2026-11-19T02:30:00.000Z' });
  const { revision } = (await boss.call(readSettings)).data();
  const company = { name: 'Lotus Test Works', weekstart: 1, registration: 'listed', tripsshown: 'all' } as const;
  const body = { ...company, secondfactor: 'office', revision } as const;
  await whileItWaits(
    (trx) => lockMember(trx, first),
    () => boss.call(saveSettings, { body }),
    takeAtOnce(second),
  );
});

test('who checks in does not wait for somebody who tells them something', async () => {
  const client = await office.holding('A');
  await office.database.write(async (trx) => {
    await sql`select id from member where id = ${office.ids.A} for key share`.execute(trx);
    expect((await tryPunch(client, 'A', 'in')).status).toBe(201);
  });
});

test('who checks in while their work is being set holds themselves once, and is judged by the new work', async () => {
  const { id, membercode, client } = await office.newcomer();
  const own = await client();
  await whileItWaits(
    (trx) => lockMember(trx, id),
    async () => expect((await tryPunch(own, membercode, 'in')).status).toBe(201),
    (trx) => trx.updateTable('member_work').set({ location_rule: 'exempt' }).where('member_id', '=', id).execute(),
  );
  const punches = office.database.query.selectFrom('punch').select('verdict').where('member_id', '=', id);
  expect(await punches.execute()).toEqual([{ verdict: 'exempt' }]);
});

test('who names the managers of a group has them before its number, which others wait for', async () => {
  const { id, membercode } = await office.newcomer();
  const { groups } = listContracts;
  const add = () => boss.call(groups.add, { body: { groupno: 'NUMBERED', name: '', managers: [membercode] } });
  await whileItWaits((trx) => lockMember(trx, id), add, nothingStored);
  const group = await findGroup(office.database.query, 'NUMBERED');
  const params = { id: String(group?.id) };
  const change = () =>
    boss.call(groups.change, { params, body: { revision: 1, groupno: 'RENUMBERED', managers: [membercode] } });
  await whileItWaits(
    (trx) => lockMember(trx, id),
    change,
    (trx) => sql`select id from work_group where id = ${group?.id} for key share nowait`.execute(trx),
  );
  expect(await findGroup(office.database.query, 'RENUMBERED')).toBeDefined();
});

/** Fails at once where somebody else holds the counter. */
const countAtOnce = (subject: string) => (trx: Write) =>
  sql`select subject from sign_in_throttle where subject = ${subject} for update nowait`.execute(trx);

test.each<readonly [string, readonly [Subject, Subject]]>([
  [
    'a member who presses twice at a door',
    [
      { kind: 'pin', key: 'twice' },
      { kind: 'door', key: '1' },
    ],
  ],
  [
    'a member who signs in twice on a device',
    [
      { kind: 'device', key: 'twice:it' },
      { kind: 'address', key: '::1' },
    ],
  ],
])('%s: a right guess is forgiven in the order in which it was counted', async (_, subjects) => {
  await countGuessOn(office.deps, subjects);
  const [own, shared] = subjects.map(({ kind, key }) => `${kind}:${key}`) as [string, string];
  await whileItWaits(countAtOnce(shared), () => forgiveGuessOn(office.deps, subjects), countAtOnce(own));
});

test('the nightly sweep leaves counters alone at which somebody guesses, and waits for none of them', async () => {
  const subjects: readonly Subject[] = ['swept', 'tried'].map((key) => ({ kind: 'address', key }));
  await countGuessOn(office.deps, subjects);
  await office.database.write(async (trx) => {
    await countAtOnce('address:tried')(trx);
    await dropStale(office.database.query, office.now.add({ hours: 24 * 400 }));
  });
  const left = await office.database.query.selectFrom('sign_in_throttle').select('subject').execute();
  const named = left.map((it) => it.subject);
  expect([named.includes('address:swept'), named.includes('address:tried')]).toEqual([false, true]);
});
