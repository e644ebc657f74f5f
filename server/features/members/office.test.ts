import * as contracts from '@muster/domain/members/member-office-contract.ts';
import { addMember, setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { readWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addMember as addMemberRow } from '../../records/members/member.ts';
import { tryPunch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../testing/company/office.ts';
import { addColleagues, PASSWORD } from '../../testing/company/people.ts';
import { expectRefused, newcomer, take } from '../../testing/leave/leave.ts';
import { closeAccounts } from './close-accounts.ts';

let office: Office;
let hr: Client;
let sa: Client;
beforeEach(async () => {
  office = await openOffice();
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
});
afterEach(() => office.close());

const read = async (id: number, client = hr) =>
  (await client.call(contracts.readMember, { params: { id: String(id) } })).data();
const change = (id: number, body: Partial<contracts.MemberChange>, client = hr, query: object = {}) =>
  client.call(contracts.changeMember, { params: { id: String(id) }, query, body: { revision: 1, ...body } });
const codesOf = async (query: object) =>
  (await hr.call(contracts.listMembers, { query })).data().members.map((it) => it.membercode);

describe('the table of members', () => {
  test('has the group, who decides, the role and when somebody was seen', async () => {
    const { members, more } = (await hr.call(contracts.listMembers)).data();
    expect(more).toBe(false);
    expect(members.find((it) => it.membercode === 'A')).toEqual({
      id: office.ids.A,
      membercode: 'A',
      membername: 'Aye Aye',
      status: 'active',
      role: 'MEMBER',
      groupno: 'SALES',
      managers: ['Mya Mya'],
      registered: true,
      lastseen: null,
      joinedon: '2026-01-01',
      lefton: null,
    });
    await office.as('A');
    expect((await read(office.ids.A)).lastseen).toBe('2026-11-20T02:30:00.000Z');
  });

  test('does not say of who manages their own group that they decide for themselves', async () => {
    expect((await change(office.ids.M, { groupno: 'SALES' }, sa)).status).toBe(200);
    const { members } = (await hr.call(contracts.listMembers, { query: { groupno: 'SALES' } })).data();
    expect(members.find((it) => it.membercode === 'M')?.managers).toEqual([]);
    expect(members.find((it) => it.membercode === 'A')?.managers).toEqual(['Mya Mya']);
  });

  test('is searched, cut and ordered', async () => {
    for (const [how, query, codes] of [
      ['by code, name and group', { search: 'sto' }, ['C', 'D', 'N']],
      ['by name', { search: 'aye' }, ['A']],
      ['by two letters', { search: 'ay' }, ['A']],
      ['by name from one word into the next', { search: 'E aY' }, ['A']],
      ['by letters that are there, but not in this order', { search: 'ayeaye' }, []],
      ['by what means something to an index', { search: 'aye" OR "mya' }, []],
      ['by what means something to a pattern', { search: 'a_e' }, []],
      ['by group', { groupno: 'STORE' }, ['C', 'D', 'N']],
      ['by role', { role: 'HR' }, ['HR']],
      ['by standing', { status: 'suspended' }, ['SUSP']],
      ['in pages', { page: '2,2' }, ['C', 'D']],
      ['backwards', { order: 'membername,desc', page: '1,2' }, ['SUSP', 'SA']],
    ] as const) {
      expect([how, await codesOf(query)]).toEqual([how, codes]);
    }
  });

  test('finds a member by the new name and no longer by the old one, in whatever script', async () => {
    await change(office.ids.A, { membername: 'မောင်မောင် "Win" 50%' });
    expect(await codesOf({ search: 'aye' })).toEqual([]);
    for (const search of ['မောင်', 'မောင်မောင်', '"win"', '50%']) expect(await codesOf({ search })).toEqual(['A']);
  });

  test('finds one of many who are called alike', async () => {
    await office.deps.database.write(async (trx) => {
      const like = {
        role: 'MEMBER',
        email: '',
        passwordHash: null,
        joinedOn: null,
        now: '2026-01-01T00:00:00.000Z',
      } as const;
      for (let n = 100; n < 310; n++) await addMemberRow(trx, { ...like, membercode: `Z${n}`, membername: 'Ko Thura' });
      await addMemberRow(trx, { ...like, membercode: 'Y', membername: 'Ma Thura', role: 'HR' });
    });
    expect(await codesOf({ search: 'thura', page: '1,3' })).toEqual(['Y', 'Z100', 'Z101']);
    expect(await codesOf({ search: 'thura', page: '71,3' })).toEqual(['Z309']);
    expect(await codesOf({ search: 'thura', role: 'HR' })).toEqual(['Y']);
    expect(await codesOf({ search: 'a thura' })).toEqual(['Y']);
  });

  test('finds who never signed in', async () => {
    await office.as('B');
    expect(await codesOf({ signedin: 'ever' })).toEqual(['B']);
    expect(await codesOf({ signedin: 'never' })).toContain('NEW');
  });
});

describe('a change', () => {
  test('keeps what is left out, is one revision on, and of two officers one is told', async () => {
    const saved = (await change(office.ids.A, { phone: '09 1', groupno: 'STORE', membername: 'Aye Aye Win' })).data();
    expect(saved).toMatchObject({ phone: '09 1', groupno: 'STORE', membername: 'Aye Aye Win', revision: 2 });
    const failure = await expectRefused(office, 409, 'CHANGED_MEANWHILE', () =>
      change(office.ids.A, { phone: '09 2' }),
    );
    expect(failure.data).toMatchObject({ phone: '09 1', revision: 2 });
    const again = await change(office.ids.A, { phone: '09 1', groupno: 'STORE', membername: 'Aye Aye Win' });
    expect(again.data()).toEqual(saved);
  });

  test('of group, sites and location rule holds from today on', async () => {
    await change(office.ids.A, { groupno: 'STORE', locationrule: 'exempt' });
    const { work } = (await hr.call(readWork, { params: { id: String(office.ids.A) } })).data();
    expect(work.map((it) => [it.from, it.groupno, it.locationrule])).toEqual([
      [null, 'SALES', 'sites'],
      ['2026-11-20', 'STORE', 'exempt'],
    ]);
  });

  test('that changes nothing is no revision', async () => {
    expect((await change(office.ids.A, { groupno: 'SALES', sites: [] })).data().revision).toBe(1);
  });

  test('of a last day before the first is refused', async () => {
    await expectRefused(office, 422, 'MEMBER_DATES_WRONG', () => change(office.ids.A, { lefton: '2025-12-31' }));
  });
});

describe('a role', () => {
  test('is given by an administrator, and bites at once', async () => {
    const b = await office.as('B');
    expect((await change(office.ids.B, { role: 'HR' }, sa)).data().role).toBe('HR');
    expect((await b.call(contracts.listMembers)).status).toBe(401);
    expect((await (await office.as('B')).call(contracts.listMembers)).status).toBe(200);
  });

  test('is not HR’s to give, nobody’s to give themselves, and the last administrator’s to keep', async () => {
    await expectRefused(office, 403, 'FORBIDDEN', () => change(office.ids.B, { role: 'HR' }));
    await expectRefused(office, 403, 'FORBIDDEN', () => change(office.ids.SA, { role: 'MEMBER' }, sa));
    await expectRefused(office, 403, 'FORBIDDEN', () => change(office.ids.HR, { role: 'SA' }));
    await expectRefused(office, 409, 'LAST_ADMINISTRATOR', () => change(office.ids.SA, { lefton: '2026-12-31' }, sa));
    const added = { membercode: 'NEWSA', membername: 'New', role: 'SA' as const };
    await expectRefused(office, 403, 'FORBIDDEN', () => hr.call(addMember, { body: added }));
  });

  test.each(['demotes', 'suspends', 'lets go'])(
    'of two administrators of whom each %s the other at once, one stays',
    async (how) => {
      const act = (id: number, client: Client) => {
        if (how === 'suspends') {
          return client.call(setMemberStatus, { params: { id: String(id) }, body: { status: 'suspended' } });
        }
        return change(id, how === 'demotes' ? { role: 'MEMBER' } : { lefton: '2026-11-19', joinedon: null }, client);
      };
      for (let round = 0; round < 5; round++) {
        const codes = [`ROUND${round}A`, `ROUND${round}B`];
        const ids = await addColleagues(
          office.database,
          codes.map((membercode) => ({ membercode, role: 'SA' as const })),
        );
        await office.database.query.updateTable('member').set({ role: 'MEMBER' }).where('id', 'not in', ids).execute();
        const [one, two] = [await office.as(codes[0] as Persona), await office.as(codes[1] as Persona)];
        const answers = await Promise.all([act(ids[1] as number, one), act(ids[0] as number, two)]);
        expect(answers.map((it) => it.status).toSorted()[0]).toBe(200);
        expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
      }
    },
  );
});

describe('a look at a change', () => {
  const LOOK = { preview: 'true' } as const;

  test('is refused, as the change is, for a group and a site that there is not', async () => {
    const who = await newcomer(office);
    for (const [field, asked] of Object.entries({ groupno: { groupno: 'NOPE' }, sites: { sites: [999] } })) {
      for (const query of [{}, LOOK]) {
        const refused = await expectRefused(office, 422, 'WORK_VALUE_UNKNOWN', () => change(who.id, asked, hr, query));
        expect(refused.errors[0]?.field).toBe(field);
      }
    }
  });

  test('is refused where no administrator would be left, and shows a change that is possible without storing it', async () => {
    const sa = await office.holding('SA');
    const who = await newcomer(office);
    await office.database.query.updateTable('member').set({ role: 'MEMBER' }).where('role', '=', 'SA').execute();
    await office.database.query.updateTable('member').set({ role: 'SA' }).where('id', '=', office.ids.SA).execute();
    await expectRefused(office, 409, 'LAST_ADMINISTRATOR', () =>
      change(office.ids.SA, { lefton: '2026-12-31' }, sa, LOOK),
    );
    const before = await office.state();
    expect((await change(office.ids.SA, { phone: '09 1' }, sa, LOOK)).status).toBe(200);
    expect((await change(who.id, { groupno: 'SALES', sites: [1] }, sa, LOOK)).status).toBe(200);
    expect(await office.state()).toBe(before);
  });
});

describe('leaving', () => {
  test('shows first what there is afterwards, and stores nothing', async () => {
    const who = await newcomer(office);
    const leave = await take(who, '2027-01-20', '2027-01-20');
    const before = await office.state();
    const { touches } = (await change(who.id, { lefton: '2026-12-31' }, hr, { preview: 'true' })).data();
    expect(touches?.leave.map((it) => it.id)).toEqual([leave.id]);
    expect(touches?.balances.find((it) => it.leaveid === 'EL')).toMatchObject({ remaining: 10, unlimited: false });
    expect(await office.state()).toBe(before);
  });

  test('says first which groups of theirs nobody manages afterwards, whoever is named beside them', async () => {
    const managesAfter = async (lefton: string) =>
      (await change(office.ids.M, { lefton }, hr, { preview: 'true' })).data().touches?.manages;
    expect(await managesAfter('2026-12-31')).toEqual([{ groupno: 'SALES', alone: true }]);
    const other = await newcomer(office);
    const { group_id } = await office.database.query
      .selectFrom('group_manager')
      .select('group_id')
      .where('member_id', '=', office.ids.M)
      .executeTakeFirstOrThrow();
    await office.database.query.insertInto('group_manager').values({ group_id, member_id: other.id }).execute();
    await change(other.id, { lefton: '2026-12-31' });
    expect(await managesAfter('2026-12-30')).toEqual([{ groupno: 'SALES', alone: false }]);
    expect(await managesAfter('2026-12-31')).toEqual([{ groupno: 'SALES', alone: true }]);
  });

  test('or joining later says first which recorded days would count no more, and how many', async () => {
    const who = await newcomer(office);
    await take(who, '2027-01-20', '2027-01-21');
    const { uncounted, touches } = (await change(who.id, { joinedon: '2027-01-21' }, hr, { preview: 'true' })).data();
    expect(uncounted).toEqual({ from: '2027-01-20', to: '2027-01-20', days: 1, checkins: 0, leave: 1, trips: 0 });
    expect(touches).toBeNull();
    const left = (await change(who.id, { lefton: '2027-01-19' }, hr, { preview: 'true' })).data();
    expect(left.uncounted).toMatchObject({ from: '2027-01-20', to: '2027-01-21', days: 2 });
    expect((await change(who.id, { joinedon: '2027-01-20' }, hr, { preview: 'true' })).data().uncounted).toBeNull();
  });

  const trySignIn = async (code: string) =>
    (await office.visitor().call(signIn, { body: { membercode: code, password: PASSWORD } })).status;

  test('lets a member sign in to their last day and no longer, and back when it is taken back', async () => {
    await change(office.ids.B, { lefton: '2026-11-20' });
    expect(await trySignIn('B')).toBe(200);
    office.now = inYangon('2026-11-21T09:00');
    expect(await trySignIn('B')).toBe(403);
    await closeAccounts(office.deps);
    hr = await office.holding('HR');
    expect(await read(office.ids.B)).toMatchObject({ status: 'left', lefton: '2026-11-20' });
    const activate = () =>
      hr.call(setMemberStatus, { params: { id: String(office.ids.B) }, body: { status: 'active' } });
    await expectRefused(office, 422, 'MEMBER_DATES_WRONG', activate);
    expect((await change(office.ids.B, { lefton: null, revision: 2 })).data()).toMatchObject({ status: 'active' });
    expect(await trySignIn('B')).toBe(200);
  });

  test('takes no check-in of the time in which the account was closed, once the day is taken back', async () => {
    await change(office.ids.B, { lefton: '2026-11-20' });
    office.now = inYangon('2026-11-21T00:10');
    await closeAccounts(office.deps);
    office.now = inYangon('2026-11-21T12:00');
    hr = await office.holding('HR');
    expect((await change(office.ids.B, { lefton: null, revision: 2 })).status).toBe(200);
    office.now = inYangon('2026-11-21T18:00');
    const b = await office.as('B');
    const made = (at: string) => tryPunch(b, 'B', 'in', { checktime: inYangon(at).toString(), offline: true });
    expect((await made('2026-11-21T09:00')).failure().code).toBe('OFFLINE_WHILE_SUSPENDED');
    expect((await made('2026-11-21T12:00')).status).toBe(201);
  });

  test('of a day gone by ends what is open', async () => {
    const b = await office.as('B');
    await change(office.ids.B, { lefton: '2026-11-19' });
    expect((await b.call(issueToken)).status).toBe(401);
  });
});

test('a member is listed with the work, group and role that they begin with', async () => {
  const body = { membercode: 'THI', membername: 'Thiri', groupno: 'STORE', restdays: [7], role: 'HR' as const };
  const { id } = (await sa.call(addMember, { body })).data();
  expect(await read(id)).toMatchObject({ groupno: 'STORE', restdays: [7], role: 'HR', joinedon: '2026-11-20' });
  const { work } = (await hr.call(readWork, { params: { id: String(id) } })).data();
  expect(work.map((it) => it.from)).toEqual([null]);
});
