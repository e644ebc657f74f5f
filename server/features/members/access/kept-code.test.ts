import { addPermission } from '@muster/domain/administration/administration-contract.ts';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { handOutCodes } from '@muster/domain/members/member-access-contract.ts';
import { readMember } from '@muster/domain/members/member-office-contract.ts';
import { handOutCode, setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { forgotPassword, register, resetPassword } from '@muster/domain/session/session-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice } from '../../../testing/company/office.ts';
import { mailsIn, tokenIn } from '../../../testing/company/outbox.ts';
import { changeNow } from '../../../testing/members/change-now.ts';
import { faults, found } from '../../../testing/members/member-files.ts';

const CHOSEN = { password: 'seven green lamps', confirm_password: 'seven green lamps' };

/** It is 20 November 2026. */
let office: Office;
let sa: Client;
let officer: Newcomer;
let own: Client;
let group: number;
let groupno: string;
beforeAll(async () => {
  office = await openOffice({ registration: 'code' });
});
afterAll(() => office.close());
beforeEach(async () => {
  const { query } = office.database;
  await query.deleteFrom('sign_in_throttle').execute();
  groupno = `TEAM${++groups}`;
  group = (await query.insertInto('work_group').values({ groupno }).returning('id').executeTakeFirstOrThrow()).id;
  officer = await office.newcomer({ role: 'HR', group_id: group });
  own = await officer.client();
  sa = await office.holding('SA');
});
let groups = 0;

const handOut = async ({ id }: Newcomer, by = own) =>
  (await by.call(handOutCode, { params: { id: String(id) } })).data().code;
const signUp = ({ membercode }: Newcomer, code: string) =>
  office.visitor().call(register, { body: { membercode, code, ...CHOSEN } });
const reset = (token: string) => office.visitor().call(resetPassword, { body: { token, ...CHOSEN } });
const change = async ({ id }: Newcomer, asked: object) => expect((await changeNow(sa, id, asked)).status).toBe(200);
const stand = async ({ id }: Newcomer, status: 'active' | 'suspended') =>
  expect((await sa.call(setMemberStatus, { params: { id: String(id) }, body: { status } })).status).toBe(200);
const nameManagers = async (...managers: Newcomer[]) => {
  const body = { groupno, name: '', managers: managers.map((it) => it.membercode), revision: 1 };
  expect((await sa.call(listContracts.groups.change, { params: { id: String(group) }, body })).status).toBe(200);
};

interface Kept {
  readonly newcomer: Newcomer;
  readonly link: Newcomer;
  readonly code: string;
  readonly token: string;
}

/** What the officer has handed out, and kept: a code to sign up for one, a link for a new password for another. */
async function keptByOfficer(): Promise<Kept> {
  const newcomer = await office.newcomer({ registered: false });
  const link = await office.newcomer();
  return { newcomer, link, code: await handOut(newcomer), token: await handOut(link) };
}

/** Both are dead, as an unknown one is, and change nothing; others of the office hand out such as work. */
async function expectDead({ newcomer, link, code, token }: Kept) {
  const unknown = await signUp(newcomer, 'WRONGWRONG');
  const passwords = () =>
    office.database.query.selectFrom('member').select(['id', 'password_hash']).orderBy('id').execute();
  const before = await passwords();
  const signedUp = await signUp(newcomer, code);
  expect([signedUp.status, signedUp.raw.body]).toEqual([422, unknown.raw.body]);
  const set = await reset(token);
  expect([set.status, set.failure().code]).toEqual([422, 'LINK_NOT_VALID']);
  expect(signedUp.raw.cookies).toEqual([]);
  expect(await passwords()).toEqual(before);
  expect((await signUp(newcomer, await handOut(newcomer, sa))).status).toBe(201);
  expect((await reset(await handOut(link, sa))).status).toBe(200);
}

describe('what an officer has handed out and kept', () => {
  test('works while they could hand it out again', async () => {
    const { newcomer, code, token } = await keptByOfficer();
    expect((await signUp(newcomer, code)).status).toBe(201);
    expect((await reset(token)).status).toBe(200);
  });

  test.each(['HR', 'SA'] as const)('is dead once its member is %s', async (role) => {
    const kept = await keptByOfficer();
    await change(kept.newcomer, { role });
    await change(kept.link, { role });
    await expectDead(kept);
  });

  test('is dead once a file has made its member administrator', async () => {
    const kept = await keptByOfficer();
    const file = `code,role\n${kept.newcomer.membercode},SA\n${kept.link.membercode},SA\n`;
    expect(faults(await found(sa, file))).toEqual(['', '']);
    await expectDead(kept);
  });

  test('is dead once its member decides for them as manager', async () => {
    const kept = await keptByOfficer();
    await nameManagers(kept.newcomer, kept.link);
    await expectDead(kept);
  });

  test('is dead once its member holds a permission', async () => {
    const kept = await keptByOfficer();
    const members = [kept.newcomer.id, kept.link.id];
    const body = { name: `Gallery ${members}`, photos: { write: true }, members };
    expect((await sa.call(addPermission, { body })).status).toBe(201);
    await expectDead(kept);
  });

  test('works although its member decides for another officer', async () => {
    const { newcomer, link, code, token } = await keptByOfficer();
    await change(officer, { groupno: 'SALES' });
    await nameManagers(newcomer, link);
    expect((await signUp(newcomer, code)).status).toBe(201);
    expect((await reset(token)).status).toBe(200);
  });

  test('is dead once its member is named deputy of who decides for them, also from a coming day', async () => {
    const manager = await office.newcomer();
    await nameManagers(manager);
    const kept = await keptByOfficer();
    const client = await manager.client();
    for (const { membercode } of [kept.newcomer, kept.link]) {
      const body = { membercode, from: '2026-12-01', to: '2026-12-05' };
      expect((await client.call(nameDeputy, { body })).status).toBe(201);
    }
    await expectDead(kept);
  });

  test('is dead once they are to move to a group for which its member decides', async () => {
    const kept = await keptByOfficer();
    await nameManagers(kept.newcomer, kept.link);
    const mover = await office.newcomer({ role: 'HR' });
    const client = await mover.client();
    const moved = { ...kept, code: await handOut(kept.newcomer, client), token: await handOut(kept.link, client) };
    const { revision } = (await sa.call(readMember, { params: { id: String(mover.id) } })).data();
    const work = { groupno, shiftid: 1, restdays: [6, 7], locationrule: 'sites' as const, sites: [] };
    const body = { from: '2026-12-01', ...work, revision };
    expect((await sa.call(setWork, { params: { id: String(mover.id) }, body })).status).toBeLessThan(300);
    await expectDead(moved);
  });

  test.each([
    ['suspended', () => stand(officer, 'suspended')],
    ['no officer any more', () => change(officer, { role: 'MEMBER' })],
    ['gone from the company', () => change(officer, { lefton: '2026-11-19' })],
  ])('is dead once they are %s', async (_, happens) => {
    const kept = await keptByOfficer();
    await happens();
    await expectDead(kept);
  });

  test('is dead on a slip among many too', async () => {
    const newcomer = await office.newcomer({ registered: false });
    const body = { membercodes: [newcomer.membercode] };
    const [slip] = (await own.call(handOutCodes, { body })).data().slips;
    await change(newcomer, { role: 'SA' });
    expect((await signUp(newcomer, slip?.code ?? '')).status).toBe(422);
  });

  test('is one for each member, however many are made at once', async () => {
    const newcomer = await office.newcomer({ registered: false });
    await Promise.all(Array.from({ length: 6 }, () => handOut(newcomer)));
    const left = office.database.query.selectFrom('one_time_token').where('member_id', '=', newcomer.id);
    expect(await left.select('issued_by').execute()).toEqual([{ issued_by: officer.id }]);
  });
});

test('the link that was mailed is dead once its member is administrator: an officer may read that mailbox', async () => {
  const email = 'promoted@lotus.example';
  const member = await office.newcomer({ email });
  await office.visitor().call(forgotPassword, { body: { membercode: member.membercode } });
  await office.deps.background.settled();
  const token = tokenIn(mailsIn(office.dataDir).find((it) => it.includes(`To: ${email}`)));
  await change(member, { role: 'SA' });
  expect((await reset(token)).failure().code).toBe('LINK_NOT_VALID');
});
