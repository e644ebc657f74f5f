import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { readMember } from '@muster/domain/members/member-office-contract.ts';
import { changePassword } from '@muster/domain/session/own-sessions-contract.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
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
let group: { readonly id: number; readonly groupno: string };
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
let serial = 0;
beforeEach(async () => {
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  sa = await office.holding('SA');
  chooser = await office.newcomer({ membername: 'Chooser', role: 'SA' });
  member = await registered(await chooser.client(), 'MEMBER');
  group = await newGroup();
});

async function newGroup() {
  const groupno = `KNOWN${++serial}`;
  const rows = office.database.query.insertInto('work_group').values({ groupno }).returning('id');
  return { id: (await rows.executeTakeFirstOrThrow()).id, groupno };
}
const done = async (id: number, asked: object) => expect((await changeNow(sa, id, asked)).status).toBe(200);
const nameManager = ({ id, groupno } = group) => {
  const body = { groupno, name: '', managers: [member.membercode], revision: 1 };
  return sa.call(listContracts.groups.change, { params: { id: String(id) }, body });
};
const nameBeside = async (by: Newcomer) => {
  const managed = await newGroup();
  await office.database.query.insertInto('group_manager').values({ group_id: managed.id, member_id: by.id }).execute();
  const body = { membercode: member.membercode, from: '2026-11-20', to: '2026-11-25' };
  return (await by.client()).call(nameDeputy, { body });
};
const byFile = async (fields = {}) => {
  const { membercode } = await office.newcomer();
  const file = `code,group,manager\n${membercode},${group.groupno},${member.membercode}\n`;
  return faults(await found(sa, file, fields));
};
const refused = { code: 'PASSWORD_OF_ANOTHER', params: { by: 'Chooser' } };

async function choosesOwn() {
  const own = office.visitor();
  expect((await own.call(signIn, { body: { membercode: member.membercode, password: PASSWORD } })).status).toBe(200);
  own.token = (await own.call(issueToken)).body().accessToken;
  const body = { current: PASSWORD, password: OWN, confirm_password: OWN };
  expect((await own.call(changePassword, { body })).status).toBe(200);
}

describe('who comes to decide by a password that somebody else chose', () => {
  test.each([
    ['has left', { lefton: '2026-11-19' }],
    ['is of the office no more', { role: 'MEMBER' }],
  ])('sets their own first where that one %s: named for a group, by a file, as a deputy', async (_, happens) => {
    await done(chooser.id, happens);
    const manager = await office.newcomer();
    const before = await nameBeside(manager);
    expect([before.status, before.failure()]).toMatchObject([409, refused]);
    expect(before.failure().message).toContain(member.membercode);
    const state = await office.state();
    expect((await nameManager()).failure()).toMatchObject(refused);
    expect(await office.state()).toBe(state);
    expect(await byFile()).toEqual(['manager PASSWORD_OF_ANOTHER']);
    expect(await byFile({ dryrun: 'true' })).toEqual(['manager PASSWORD_OF_ANOTHER']);

    await choosesOwn();
    expect((await nameBeside(await office.newcomer())).status).toBe(201);
    expect(await byFile()).toEqual(['']);
    expect((await nameManager(await newGroup())).status).toBe(200);
  });

  test('needs none of their own where an administrator chose it, as of everybody in a new company', async () => {
    await done(chooser.id, { groupno: group.groupno });
    expect((await nameBeside(await office.newcomer())).status).toBe(201);
    expect((await nameManager()).status).toBe(200);
    // What they came to is not taken from them, and can be saved as it is.
    await done(chooser.id, { lefton: '2026-11-19' });
    const body = { groupno: group.groupno, name: 'Known', managers: [member.membercode], revision: 2 };
    const saved = await sa.call(listContracts.groups.change, { params: { id: String(group.id) }, body });
    expect(saved.status).toBe(200);
  });

  test('needs none where an officer chose it, but to decide for that officer', async () => {
    await done(chooser.id, { role: 'HR', groupno: group.groupno });
    expect((await nameManager()).failure()).toMatchObject(refused);
    const other = await newGroup();
    expect((await nameManager(other)).status).toBe(200);
    expect((await changeNow(sa, chooser.id, { groupno: other.groupno })).failure()).toMatchObject(refused);
    const params = { id: String(chooser.id) };
    const { revision } = (await sa.call(readMember, { params })).data();
    const work = { groupno: other.groupno, shiftid: 1, restdays: [6, 7], locationrule: 'sites' as const, sites: [] };
    const moved = await sa.call(setWork, { params, body: { from: '2026-12-01', ...work, revision } });
    expect(moved.failure()).toMatchObject(refused);
  });
});
