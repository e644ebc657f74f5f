import { addPermission, updatePermission } from '@muster/domain/administration/administration-contract.ts';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import * as factors from '@muster/domain/factors/factors-contract.ts';
import { makeKey } from '@muster/domain/keys/keys-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { readMember } from '@muster/domain/members/member-office-contract.ts';
import { handOutCode } from '@muster/domain/members/members-contract.ts';
import { readProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { issueToken, register, resetPassword, signIn } from '@muster/domain/session/session-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { tokenIn } from '../../../testing/company/outbox.ts';
import { changeNow } from '../../../testing/members/change-now.ts';
import { forgets, resetLinksTo } from '../../../testing/members/forgotten-password.ts';
import { faults, found } from '../../../testing/members/member-files.ts';
import { type Authenticator, createAuthenticator } from '../../../testing/session/authenticator.ts';
import { setUpApp } from '../../../testing/session/second-factor.ts';

const PAGES = { rpId: 'muster.lotus.example', origin: 'https://muster.lotus.example' };
const OFFICERS = 'the officer knows it';
const OWN = 'seven green lamps';
const chosen = (password: string) => ({ password, confirm_password: password });

/** It is 20 November 2026. */
let office: Office;
let sa: Client;
let officer: Newcomer;
let officers: Client;
let member: Newcomer;
/** A mailbox of the officer's, which they give as if the member did. */
let box: string;
let group: number;
let groupno: string;
beforeAll(async () => {
  office = await openOffice({ registration: 'code', publicUrl: PAGES.origin });
});
afterAll(() => office.close());
let serial = 0;
const addGroup = async (name: string) =>
  (await office.database.query.insertInto('work_group').values({ groupno: name }).returning('id').executeTakeFirst())
    ?.id ?? 0;
beforeEach(async () => {
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  box = `box${++serial}@lotus.example`;
  groupno = `TEAM${serial}`;
  group = await addGroup(groupno);
  officer = await office.newcomer({ role: 'HR', group_id: group });
  officers = await officer.client();
  sa = await office.holding('SA');
});

const byId = ({ id }: { readonly id: number }) => ({ params: { id: String(id) } });
const change = async ({ id }: { readonly id: number }, asked: object, client = sa) =>
  expect((await changeNow(client, id, asked)).status).toBe(200);
const nameManagers = async (managers: readonly Newcomer[], of = { id: group, groupno }) => {
  const { revision } = await office.database.query
    .selectFrom('work_group')
    .select('revision')
    .where('id', '=', of.id)
    .executeTakeFirstOrThrow();
  const body = { groupno: of.groupno, name: '', managers: managers.map((it) => it.membercode), revision };
  expect((await sa.call(listContracts.groups.change, { ...byId(of), body })).status).toBe(200);
};
const deputise = async (manager: Newcomer, { membercode }: Newcomer) => {
  const body = { membercode, from: '2026-12-01', to: '2026-12-05' };
  expect((await (await manager.client()).call(nameDeputy, { body })).status).toBe(201);
};
const give = async (flags: object, ...members: readonly { readonly id: number }[]) => {
  const body = { name: `Given ${++serial}`, ...flags, members: members.map((it) => it.id) };
  return (await sa.call(addPermission, { body })).data();
};
const byFile = async (file: string, client = sa) => expect(faults(await found(client, file))).toEqual(['']);

const signedIn = async (password: string): Promise<Client> => {
  const client = office.visitor();
  expect((await client.call(signIn, { body: { membercode: member.membercode, password } })).status).toBe(200);
  client.token = (await client.call(issueToken)).body().accessToken;
  return client;
};
const comesIn = async (password: string) =>
  (await office.visitor().call(signIn, { body: { membercode: member.membercode, password } })).raw.json().code;
const isOpen = async (client: Client) => (await client.call(readProfile)).status === 200;
const touch = async (phone: Authenticator, client = office.visitor()) => {
  const { ticket, options } = (await office.visitor().call(factors.askPasskey, { body: {} })).data();
  const body = { ticket, passkey: phone.sign(options) };
  return (await client.call(factors.signInByPasskey, { body })).status;
};
const addPasskey = async (client: Client, current: string) => {
  const phone = createAuthenticator(PAGES);
  const { ticket, options } = (await client.call(factors.addFactor, { body: { kind: 'passkey', current } })).data();
  const body = { kind: 'passkey' as const, ticket: ticket ?? '', name: 'A phone', passkey: phone.register(options) };
  expect((await client.call(factors.addFactor, { body })).status).toBe(201);
  return phone;
};
/** Whether a link for a new password comes to a mailbox; otherwise it is put before the office. */
const mailsLink = async (mailbox = box) => (await forgets(office, member, mailbox)) === 'mailed';
const newsOf = async (client: Client) => (await client.call(listNotifications)).body().map((it) => it.title);
const RAISED = 'You may do more in Muster now';

/** By a code that the officer hands out a password is set, by themselves or by the member. */
async function setByCode(password: string) {
  const { purpose, code } = (await officers.call(handOutCode, byId(member))).data();
  const asked = { membercode: member.membercode, code, ...chosen(password) };
  const set = await (purpose === 'reset'
    ? office.visitor().call(resetPassword, { body: { token: code, ...chosen(password) } })
    : office.visitor().call(register, { body: asked }));
  expect(set.status).toBeLessThan(300);
}

/** The officer gets in as the member, gives their mailbox and makes a passkey; then the member sets a password of their own. */
async function plant(in_?: Newcomer): Promise<Authenticator> {
  member = in_ ?? (await office.newcomer({ registered: false }));
  await setByCode(OFFICERS);
  const as = await signedIn(OFFICERS);
  expect((await as.call(updateProfile, { body: { email: box, current: OFFICERS } })).status).toBe(200);
  const phone = await addPasskey(as, OFFICERS);
  await setByCode(OWN);
  return phone;
}

describe('what an officer has planted in an account', () => {
  test.each([
    ['is of the HR office', () => change(member, { role: 'HR' })],
    ['is administrator', () => change(member, { role: 'SA' })],
    ['is administrator by a file', () => byFile(`code,role\n${member.membercode},SA\n`)],
    ['decides for the officer', () => nameManagers([member])],
    ['decides for the officer by a file', () => byFile(`code,group,manager\nA,${groupno},${member.membercode}\n`, sa)],
    [
      'is deputy of who decides for the officer',
      async () => {
        const manager = await office.newcomer();
        await nameManagers([manager]);
        await deputise(manager, member);
      },
    ],
    [
      'is deputy of who comes to decide for the officer',
      async () => {
        const manager = await office.newcomer();
        await nameManagers([manager], { id: await addGroup(`ELSE${serial}`), groupno: `ELSE${serial}` });
        await deputise(manager, member);
        await nameManagers([manager]);
      },
    ],
    [
      'decides for the group that the officer comes to',
      async () => {
        const other = { id: await addGroup(`NEXT${serial}`), groupno: `NEXT${serial}` };
        await nameManagers([member], other);
        expect(await mailsLink()).toBe(true);
        await change(officer, { groupno: other.groupno });
      },
    ],
    [
      'decides for the group that the officer is to come to',
      async () => {
        const other = { id: await addGroup(`LATER${serial}`), groupno: `LATER${serial}` };
        await nameManagers([member], other);
        const { revision } = (await sa.call(readMember, byId(officer))).data();
        const work = { shiftid: 1, restdays: [6, 7], locationrule: 'sites' as const, sites: [] };
        const body = { from: '2026-12-01', groupno: other.groupno, ...work, revision };
        expect((await sa.call(setWork, { ...byId(officer), body })).status).toBe(201);
      },
    ],
    [
      'decides for the group that a file brings the officer to',
      async () => {
        const other = { id: await addGroup(`FILED${serial}`), groupno: `FILED${serial}` };
        await nameManagers([member], other);
        await byFile(`code,group\n${officer.membercode},${other.groupno}\n`);
      },
    ],
    ['is given a permission', () => give({ users: { read: true } }, member)],
    [
      'is given a permission that there is',
      async () => {
        const { id } = await give({ photos: { write: true } });
        expect((await sa.call(updatePermission, { body: { id, members: [member.id] } })).status).toBe(200);
      },
    ],
  ])('lets them in no more once its member %s', async (_, happens) => {
    const phone = await plant();
    await happens();
    expect(await mailsLink()).toBe(false);
    expect([await touch(phone), await comesIn(OWN)]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect(await newsOf(await member.client())).toContain(RAISED);
  });

  test('lets them in no more once a permission that both hold comes to allow more', async () => {
    member = await office.newcomer();
    const { id } = await give({ photos: { read: true } }, officer, member);
    officers = await officer.client();
    const phone = await plant(member);
    expect([await mailsLink(), await touch(phone)]).toEqual([true, 200]);
    expect((await sa.call(updatePermission, { body: { id, users: { read: true } } })).status).toBe(200);
    expect([await mailsLink(), await touch(phone)]).toEqual([false, 401]);
  });

  test('by a passkey leaves no session open in which another could be made', async () => {
    const phone = await plant();
    const browser = office.visitor();
    expect(await touch(phone, browser)).toBe(200);
    browser.token = (await browser.call(issueToken)).body().accessToken;
    expect(await isOpen(browser)).toBe(true);
    await give({ users: { read: true } }, member);
    expect(await isOpen(browser)).toBe(false);
  });

  test('lets in who keeps a session, a key, or a link in the mailbox, no more either', async () => {
    member = await office.newcomer({ email: box });
    const session = await member.client();
    const made = { name: 'Kept', scopes: ['read' as const], expires: '2026-12-31', current: PASSWORD };
    const key = Object.assign(office.visitor(), { token: (await session.call(makeKey, { body: made })).data().key });
    expect([await isOpen(session), await isOpen(key), await mailsLink()]).toEqual([true, true, true]);
    await nameManagers([member]);
    expect([await isOpen(session), await isOpen(key)]).toEqual([false, false]);
    const set = await office
      .visitor()
      .call(resetPassword, { body: { token: tokenIn(resetLinksTo(office, box).at(-1)), ...chosen(OWN) } });
    expect(set.failure().code).toBe('LINK_NOT_VALID');
    expect(await isOpen(await signedIn(PASSWORD))).toBe(true);
  });
});

test('every second factor stays: none opens anything without the password, which alone is less', async () => {
  member = await office.newcomer({ email: box });
  const { recovery } = await setUpApp(office, await member.client());
  await addPasskey(await member.client(), PASSWORD);
  await change(member, { role: 'SA' });
  const asked = await office.visitor().call(signIn, { body: { membercode: member.membercode, password: PASSWORD } });
  const { ticket, factors: kinds } = asked.failure().data as { ticket: string; factors: string[] };
  expect(kinds).toEqual(['totp', 'passkey', 'recovery']);
  const body = { ticket, code: recovery[0] ?? '' };
  expect((await office.visitor().call(factors.finishSignIn, { body })).status).toBe(200);
});

describe('nothing ends', () => {
  let session: Client;
  let phone: Authenticator;
  beforeEach(async () => {
    member = await office.newcomer({ email: box });
    session = await member.client();
    phone = await addPasskey(session, PASSWORD);
  });

  test.each([
    [
      'where its member comes to decide for nobody of the office',
      async () => {
        const other = { id: await addGroup(`PLAIN${serial}`), groupno: `PLAIN${serial}` };
        await nameManagers([member], other);
        await deputise(member, await office.newcomer());
      },
    ],
    ['where a file says again what is so', () => byFile(`code,role\n${member.membercode},MEMBER\n`)],
    ['where a permission allows nothing', () => give({}, member)],
    ['where the officer stays in their group', () => change(officer, { phone: '09 5' })],
    ['where the officer leaves their group', () => change(officer, { groupno: null })],
  ])('%s', async (_, happens) => {
    await happens();
    expect([await isOpen(session), await touch(phone), await mailsLink()]).toEqual([true, 200, true]);
    expect(await newsOf(session)).not.toContain(RAISED);
  });

  test('where its member decides for the officer already, or has what the permission allows', async () => {
    await nameManagers([member]);
    await give({ photos: { read: true } }, member);
    session = await member.client();
    await nameManagers([member, await office.newcomer()]);
    await give({ photos: { read: true } }, member);
    expect(await isOpen(session)).toBe(true);
  });

  test('of an officer who comes to decide for another, nor of an administrator, who may everything already', async () => {
    await change(member, { role: 'SA' });
    session = await member.client();
    phone = await addPasskey(session, PASSWORD);
    await nameManagers([member]);
    await give({ users: { read: true } }, member);
    expect([await isOpen(session), await touch(phone)]).toEqual([true, 200]);
  });

  test('but sessions and keys where its member comes to less', async () => {
    await change(member, { role: 'HR' });
    phone = await addPasskey(await member.client(), PASSWORD);
    await change(member, { role: 'MEMBER' });
    expect(await touch(phone)).toBe(200);
  });

  test('of who changes it, whoever else is changed', async () => {
    await give({ users: { read: true } }, member, { id: office.ids.SA });
    await nameManagers([member]);
    expect(await isOpen(sa)).toBe(true);
  });
});
