import { addPermission } from '@muster/domain/administration/administration-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { changePassword } from '@muster/domain/session/own-sessions-contract.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { changeNow } from '../../../testing/members/change-now.ts';
import { faults, found } from '../../../testing/members/member-files.ts';
import { registered } from '../../../testing/members/registered.ts';

const OWN = 'seven green lamps';

let office: Office;
let sa: Client;
/** An administrator who has registered a member, with a password that both know. */
let chooser: Newcomer;
let member: { readonly id: number; readonly membercode: string };
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  sa = await office.holding('SA');
  chooser = await office.newcomer({ membername: 'Chooser', role: 'SA' });
  member = await registered(await chooser.client(), 'MEMBER');
});

const done = async (id: number, asked: object) => expect((await changeNow(sa, id, asked)).status).toBe(200);
const byFile = async (role: string, fields = {}) =>
  faults(await found(sa, `code,role\n${member.membercode},${role}\n`, fields));
const suspend = () => {
  const params = { id: String(chooser.id) };
  return sa.call(setMemberStatus, { params, body: { status: 'suspended' } });
};

describe('a role that is higher than that of whoever chose the password of its member', () => {
  const refused = { code: 'PASSWORD_OF_ANOTHER', errors: [{ field: 'role', params: { by: 'Chooser' } }] };

  test('is given once the member has chosen another: till then by nobody, in whatever way', async () => {
    await done(chooser.id, { role: 'MEMBER' });
    const before = await office.state();
    for (const answer of [
      await changeNow(sa, member.id, { role: 'HR' }),
      await changeNow(sa, member.id, { role: 'SA', phone: '09 1' }),
      await changeNow(sa, member.id, { role: 'HR' }, { preview: 'true' }),
    ]) {
      expect([answer.status, answer.failure()]).toMatchObject([409, refused]);
      expect(answer.failure().message).toContain(member.membercode);
    }
    expect([await byFile('HR'), await byFile('SA', { partly: 'true' })]).toEqual(
      Array(2).fill(['role PASSWORD_OF_ANOTHER']),
    );
    expect(await office.state()).toBe(before);
    await done(member.id, { phone: '09 2' });

    const own = office.visitor();
    expect((await own.call(signIn, { body: { membercode: member.membercode, password: PASSWORD } })).status).toBe(200);
    own.token = (await own.call(issueToken)).body().accessToken;
    const body = { current: PASSWORD, password: OWN, confirm_password: OWN };
    expect((await own.call(changePassword, { body })).status).toBe(200);
    await done(member.id, { role: 'HR' });
    expect(await byFile('SA')).toEqual(['']);
  });

  test('is HR’s at most of whom somebody of HR has chosen it for', async () => {
    await done(chooser.id, { role: 'HR' });
    expect((await changeNow(sa, member.id, { role: 'SA' })).failure()).toMatchObject(refused);
    await done(member.id, { role: 'HR' });
    expect((await changeNow(sa, member.id, { role: 'SA' })).failure()).toMatchObject(refused);
    await done(member.id, { role: 'MEMBER' });
  });

  test.each([
    ['is suspended', async () => void (await suspend()).data()],
    ['has left', () => done(chooser.id, { lefton: '2026-11-19' })],
    ['has left and comes back later', () => done(chooser.id, { joinedon: '2026-12-01' })],
  ])('is any where they are an administrator who %s', async (how, happens) => {
    if (how.includes('later')) {
      const earlier = { member_id: chooser.id, from_day: '2026-01-01', until_day: '2026-11-19' };
      await office.database.query.insertInto('earlier_employment').values(earlier).execute();
    }
    await happens();
    expect((await changeNow(sa, member.id, { role: 'HR' })).failure()).toMatchObject(refused);
    expect(await byFile('HR')).toEqual(['role PASSWORD_OF_ANOTHER']);
  });

  test('is none while they are an administrator, nor for who chose their own', async () => {
    await done(member.id, { role: 'HR' });
    expect(await byFile('SA')).toEqual(['']);
    await suspend();
    await done((await office.newcomer()).id, { role: 'SA' });
  });

  test('is not one that they were registered with, nor is a permission taken from them for it', async () => {
    member = await registered(await chooser.client(), 'HR');
    await suspend();
    await done(member.id, { phone: '09 3' });
    const body = { name: `Read ${member.membercode}`, photos: { read: true }, members: [member.id] };
    expect((await sa.call(addPermission, { body })).failure().code).toBe('PASSWORD_OF_ANOTHER');
  });
});
