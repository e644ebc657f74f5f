import { addPermission, listUsers, registerUser } from '@muster/domain/administration/administration-contract.ts';
import { readOwnFlags } from '@muster/domain/administration/own-flags-contract.ts';
import { readFactors } from '@muster/domain/factors/own-factors-contract.ts';
import { makeKey } from '@muster/domain/keys/keys-contract.ts';
import { readBalance } from '@muster/domain/leave/leave-contract.ts';
import { listMembers } from '@muster/domain/members/member-office-contract.ts';
import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { signIn } from '@muster/domain/session/session-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inYangon, type Office, openOffice, PASSWORD, type Persona } from '../../testing/company/office.ts';
import { personOf, take } from '../../testing/leave/leave.ts';
import { changeNow } from '../../testing/members/change-now.ts';

/** It is 20 November 2026, between the two times of whoever `isAway`. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const begins = (whose: Persona, joined_on: string) =>
  office.database.query.updateTable('member').set({ joined_on }).where('id', '=', office.ids[whose]).execute();
async function isAway(whose: Persona) {
  const earlier = { member_id: office.ids[whose], from_day: '2026-01-01', until_day: '2026-11-19' };
  await office.database.query.insertInto('earlier_employment').values(earlier).execute();
  await begins(whose, '2026-12-01');
}
const membersRead = async (whose: Persona) =>
  (await (await office.holding(whose)).call(listMembers, { query: {} })).status;
const flags = {
  users: { read: true, write: true, delete: true },
  photos: { read: true, write: true, delete: true },
  permissions: { read: true, write: false, delete: false },
};

describe('somebody of the office who has left and comes back later', () => {
  test.each(['HR', 'SA'] as const)('has meanwhile what is their own, and nothing of the office (%s)', async (whose) => {
    expect(await membersRead(whose)).toBe(200);
    await isAway(whose);
    expect(await membersRead(whose)).toBe(403);
    const client = await office.holding(whose);
    expect((await client.call(readProfile, {})).data()).toMatchObject({ membercode: whose, role: 'MEMBER' });
    expect((await client.call(readWaiting, {})).data()).toMatchObject({ decides: false, passwordRequests: 0 });
    expect((await client.call(readBalance, { query: { leavetypeid: 'EL', membercode: whose } })).status).toBe(200);
    expect((await client.call(readBalance, { query: { leavetypeid: 'EL', membercode: 'A' } })).status).toBe(404);
    const signed = await office.visitor().call(signIn, { body: { membercode: whose, password: PASSWORD } });
    expect([signed.status, signed.data()]).toMatchObject([200, { membercode: whose, role: 'MEMBER' }]);
  });

  test('is of the office again on the first day of the new time', async () => {
    await isAway('HR');
    office.now = inYangon('2026-11-30T23:30');
    expect(await membersRead('HR')).toBe(403);
    office.now = inYangon('2026-12-01T00:30');
    expect(await membersRead('HR')).toBe(200);
    expect((await (await office.holding('HR')).call(readProfile, {})).data().role).toBe('HR');
  });

  test('has all of it before the first day of all', async () => {
    await begins('HR', '2026-12-01');
    expect(await membersRead('HR')).toBe(200);
  });

  test('reads of others by no access key', async () => {
    const client = await office.holding('HR');
    const asked = { name: 'payroll', scopes: ['read' as const], expires: '2026-12-31', current: PASSWORD };
    const made = (await client.call(makeKey, { body: asked })).data();
    const byKey = () =>
      office.visitor().send({ method: 'GET', url: '/api/members', headers: { authorization: `Bearer ${made.key}` } });
    expect((await byKey()).statusCode).toBe(200);
    await isAway('HR');
    expect((await byKey()).statusCode).toBe(403);
  });

  test('keeps the second factor that is asked of their role', async () => {
    await office.database.query.updateTable('company').set({ second_factor: 'office' }).execute();
    await isAway('HR');
    expect((await (await office.holding('HR')).call(readFactors, {})).data().required).toBe(true);
  });

  test('is not told what the office decides', async () => {
    await isAway('HR');
    await take(await personOf(office, 'M'), '2026-12-08', '2026-12-10');
    const told = await office.database.query
      .selectFrom('notification')
      .select('member_id')
      .where('code', '=', 'leaveAsked')
      .execute();
    expect(told.map((it) => it.member_id)).not.toContain(office.ids.HR);
    expect(told.map((it) => it.member_id)).toContain(office.ids.SA);
  });
});

test('whoever was given a permission has none of its flags between two times here', async () => {
  const sa = await office.holding('SA');
  expect(
    (await sa.call(addPermission, { body: { name: 'Reception', ...flags, members: [office.ids.A] } })).status,
  ).toBe(201);
  const may = async () => (await (await office.holding('A')).call(listUsers, { query: {} })).status;
  expect(await may()).toBe(200);
  await isAway('A');
  expect(await may()).toBe(403);
  const client = await office.holding('A');
  expect((await client.call(readOwnFlags, {})).data().users).toEqual({ read: false, write: false, delete: false });
  const guest = { username: 'BYAWAY', email: 'by@away.example', password: 'a quiet morning away' };
  expect((await client.call(registerUser, { body: guest })).status).toBe(403);
});

describe('what the office changes', () => {
  const change = async (
    by: Persona,
    whose: Persona,
    employment: { from: string | null; to: string | null }[],
    role?: 'MEMBER',
  ) => changeNow(await office.holding(by), office.ids[whose], role ? { role } : { employment });
  const AWAY = [
    { from: '2026-01-01', to: '2026-11-19' },
    { from: '2026-12-01', to: null },
  ];

  test('ends the sessions of who is away by it', async () => {
    const hr = await office.holding('HR');
    expect((await change('SA', 'HR', AWAY)).status).toBe(200);
    expect((await hr.call(readProfile, {})).status).toBe(401);
  });

  test.each([
    ['between two times', AWAY],
    [
      'one who goes for a time',
      [
        { from: '2026-01-01', to: '2026-11-30' },
        { from: '2027-02-01', to: null },
      ],
    ],
  ])('leaves nobody as the last administrator who is %s', async (_how, employment) => {
    expect((await change('SA', 'SA', employment)).raw.json().code).toBe('LAST_ADMINISTRATOR');
    const sa2 = await office.newcomer({ membercode: 'SA2', role: 'SA' });
    expect((await change('SA', 'SA', employment)).status).toBe(200);
    const leaving = await changeNow(await sa2.client(), sa2.id, { lefton: '2027-01-31' });
    expect(leaving.raw.json().code).toBe('LAST_ADMINISTRATOR');
  });
});
