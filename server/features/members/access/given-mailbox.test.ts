import { addPermission, registerUser } from '@muster/domain/administration/administration-contract.ts';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { addMember, setMemberStatus, undoMailChange } from '@muster/domain/members/members-contract.ts';
import { readProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import { resetPassword, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice } from '../../../testing/company/office.ts';
import { mailsIn, tokenIn } from '../../../testing/company/outbox.ts';
import { changeNow } from '../../../testing/members/change-now.ts';
import { forgets, resetLinksTo } from '../../../testing/members/forgotten-password.ts';
import { faults, found } from '../../../testing/members/member-files.ts';

const CHOSEN = { password: 'seven green lamps', confirm_password: 'seven green lamps' };

/** A mailbox of the officer's, which they give to members as the members' own. */
let box: string;
let boxes = 0;
let office: Office;
let sa: Client;
let officer: Newcomer;
let own: Client;
let group: number;
let groupno: string;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  const { query } = office.database;
  await query.deleteFrom('sign_in_throttle').execute();
  box = `box${++boxes}@lotus.example`;
  groupno = `TEAM${boxes}`;
  group = (await query.insertInto('work_group').values({ groupno }).returning('id').executeTakeFirstOrThrow()).id;
  officer = await office.newcomer({ role: 'HR', group_id: group });
  own = await officer.client();
  sa = await office.holding('SA');
});

const change = async ({ id }: { id: number }, asked: object, by = sa) =>
  expect((await changeNow(by, id, asked)).status).toBe(200);
const nameManager = async ({ membercode }: Newcomer) => {
  const body = { groupno, name: '', managers: [membercode], revision: 1 };
  expect((await sa.call(listContracts.groups.change, { params: { id: String(group) }, body })).status).toBe(200);
};
const reset = (token: string) => office.visitor().call(resetPassword, { body: { token, ...CHOSEN } });

describe('a mail address that an officer has given', () => {
  test('brings back a member of theirs', async () => {
    const member = await office.newcomer({ email: '' });
    await change(member, { email: box }, own);
    expect(await forgets(office, member, box)).toBe('mailed');
    expect((await reset(tokenIn(resetLinksTo(office, box).at(-1)))).status).toBe(200);
  });

  test.each(['HR', 'SA'] as const)('brings nobody into the account of who is %s by now', async (role) => {
    const member = await office.newcomer({ email: '' });
    await change(member, { email: box }, own);
    await change(member, { role });
    expect(await forgets(office, member, box)).toBe('put before the office');
  });

  test('nor with a link that was mailed before that', async () => {
    const member = await office.newcomer({ email: '' });
    await change(member, { email: box }, own);
    expect(await forgets(office, member, box)).toBe('mailed');
    await change(member, { role: 'SA' });
    expect((await reset(tokenIn(resetLinksTo(office, box).at(-1)))).failure().code).toBe('LINK_NOT_VALID');
  });

  test('nor with one that was mailed before its member became a deputy', async () => {
    const [manager, deputy] = [await office.newcomer(), await office.newcomer({ email: '' })];
    await nameManager(manager);
    await change(deputy, { email: box }, own);
    expect(await forgets(office, deputy, box)).toBe('mailed');
    const body = { membercode: deputy.membercode, from: '2026-11-20', to: '2026-11-25' };
    expect((await (await manager.client()).call(nameDeputy, { body })).status).toBe(201);
    expect((await reset(tokenIn(resetLinksTo(office, box).at(-1)))).failure().code).toBe('LINK_NOT_VALID');
  });

  test('nor with one that was mailed before its member was given a permission, nor with another', async () => {
    const member = await office.newcomer({ email: '' });
    await change(member, { email: box }, own);
    expect(await forgets(office, member, box)).toBe('mailed');
    const body = { name: `Sign-ins ${boxes}`, users: { write: true }, members: [member.id] };
    expect((await sa.call(addPermission, { body })).status).toBe(201);
    expect((await reset(tokenIn(resetLinksTo(office, box).at(-1)))).failure().code).toBe('LINK_NOT_VALID');
    expect(await forgets(office, member, box)).toBe('put before the office');
  });

  test('nor into that of who decides for them, whom it goes on to serve once they are elsewhere', async () => {
    const manager = await office.newcomer({ email: '' });
    await change(manager, { email: box }, own);
    await nameManager(manager);
    expect(await forgets(office, manager, box)).toBe('put before the office');
    await office.database.query.deleteFrom('password_request').execute();
    await change(officer, { groupno: 'SALES' });
    expect(await forgets(office, manager, box)).toBe('mailed');
  });

  test('counts so too when it came with a new member', async () => {
    const body = { membercode: `NEW${boxes}`, membername: `New ${boxes}`, email: box };
    const { id } = (await own.call(addMember, { body })).data();
    await register(id);
    await change({ id }, { role: 'SA' });
    expect(await forgets(office, { id, membercode: body.membercode }, box)).toBe('put before the office');
  });

  test('counts so too when it came by a file, for who is new and for who was there', async () => {
    const member = await office.newcomer({ email: '' });
    const file = `code,name,email\n${member.membercode},Known ${boxes},${box}\nFRESH${boxes},Fresh ${boxes},${box}\n`;
    expect(faults(await found(own, file))).toEqual(['', '']);
    const { query } = office.database;
    const of = query.selectFrom('member').where('membercode', '=', `FRESH${boxes}`).select(['id', 'membercode']);
    const fresh = (await of.executeTakeFirstOrThrow()) as Newcomer;
    await register(fresh.id);
    for (const it of [member, fresh]) {
      await change(it, { role: 'SA' });
      expect(await forgets(office, it, box)).toBe('put before the office');
    }
  });

  test('is the administrator’s word where an administrator gave it, and stays so in a file that repeats it', async () => {
    const member = await office.newcomer({ email: '' });
    await change(member, { email: box });
    const file = `code,name,email\n${member.membercode},Another ${boxes},${box}\n`;
    expect(faults(await found(own, file))).toEqual(['']);
    await change(member, { role: 'HR' });
    expect(await forgets(office, member, box)).toBe('mailed');
  });

  test('is the office’s again where a change of it is taken back, and the member’s own once they give another', async () => {
    const member = await office.newcomer({ email: '' });
    await change(member, { email: box }, own);
    const client = await member.client();
    const { query } = office.database;
    const hash = await office.deps.passwords.hash(CHOSEN.password);
    await query.updateTable('member').set({ password_hash: hash }).where('id', '=', member.id).execute();
    const [first, theirs] = [box, `own${boxes}@lotus.example`];
    const body = { email: theirs, current: CHOSEN.password };
    expect((await client.call(updateProfile, { body })).status).toBe(200);
    await office.deps.post.deliver();
    box = theirs;
    expect(await forgets(office, member, box)).toBe('mailed');
    box = first;
    const undo = mailsIn(office.dataDir).flatMap((it) => (it.includes(`To: ${first}`) ? UNDO.exec(it)?.[1] : []) ?? []);
    expect((await office.visitor().call(undoMailChange, { body: { token: undo[0] ?? '' } })).status).toBe(200);
    await change(member, { role: 'HR' });
    expect(await forgets(office, member, box)).toBe('put before the office');
  });
});

describe('a mail address whose giver may nothing any more', () => {
  /** An administrator who gives their mailbox, to whoever there may be. */
  let giver: Newcomer;
  let theirs: Client;
  beforeEach(async () => {
    giver = await office.newcomer({ role: 'SA' });
    theirs = await giver.client();
  });
  const suspended = async () => {
    const params = { id: String(giver.id) };
    expect((await sa.call(setMemberStatus, { params, body: { status: 'suspended' } })).status).toBe(200);
  };
  const gone = () => change(giver, { lefton: '2026-11-19' });
  const away = async () => {
    const earlier = { member_id: giver.id, from_day: '2026-01-01', until_day: '2026-11-19' };
    await office.database.query.insertInto('earlier_employment').values(earlier).execute();
    await change(giver, { joinedon: '2026-12-01' });
  };
  const demoted = () => change(giver, { role: 'MEMBER' });

  test.each([
    ['suspended', suspended],
    ['gone', gone],
    ['away until they come back', away],
    ['of the office no more', demoted],
  ])(
    'brings nobody into the account of one of the office, nor of who has a permission or a group: they are %s',
    async (_, are) => {
      const [hr, allowed, manager] = [
        await office.newcomer({ role: 'HR' }),
        await office.newcomer(),
        await office.newcomer(),
      ];
      await nameManager(manager);
      const body = { name: `Photos ${boxes}`, photos: { read: true }, members: [allowed.id, giver.id] };
      expect((await sa.call(addPermission, { body })).status).toBe(201);
      for (const it of [hr, allowed, manager]) await change(it, { email: box }, theirs);
      expect(await forgets(office, hr, box)).toBe('mailed');
      await office.database.query.deleteFrom('sign_in_throttle').execute();
      await are();
      expect(await forgets(office, hr, box)).toBe('put before the office');
      for (const it of [allowed, manager]) expect(await forgets(office, it, box)).toBe('put before the office');
      expect((await (await hr.client()).call(readProfile)).data().mailtoconfirm).toBe(true);
    },
  );

  test.each([
    ['suspended', suspended],
    ['gone', gone],
    ['away until they come back', away],
    ['of the office no more', demoted],
  ])(
    'brings nobody in by a link that it got before that either, but who is good for no more than their own: %s',
    async (_, are) => {
      const [hr, member] = [await office.newcomer({ role: 'HR' }), await office.newcomer()];
      for (const it of [hr, member]) {
        await change(it, { email: box }, theirs);
        expect(await forgets(office, it, box)).toBe('mailed');
        await office.database.query.deleteFrom('sign_in_throttle').execute();
      }
      const [first, second] = resetLinksTo(office, box).map(tokenIn);
      await are();
      const answers = [await reset(first ?? ''), await reset(second ?? '')];
      expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
      expect(answers.find((it) => it.status !== 200)?.failure().code).toBe('LINK_NOT_VALID');
      const own = await office
        .visitor()
        .call(signIn, { body: { membercode: member.membercode, password: CHOSEN.password } });
      expect(own.status).toBe(200);
    },
  );

  test('counts so too when it came with somebody whom they registered', async () => {
    const membercode = `MADE${boxes}`;
    const user = { username: membercode, email: box, role: 'HR', password: CHOSEN.password } as const;
    const { id } = (await theirs.call(registerUser, { body: user })).data();
    const made = { id, membercode } as Newcomer;
    expect(await forgets(office, made, box)).toBe('mailed');
    await gone();
    expect(await forgets(office, made, box)).toBe('put before the office');
  });

  test('brings back who may nothing that the giver may not, as who came with a list', async () => {
    const member = await office.newcomer({ email: '' });
    await change(member, { email: box }, theirs);
    await gone();
    expect(await forgets(office, member, box)).toBe('mailed');
    await change(member, { role: 'HR' });
    expect(await forgets(office, member, box)).toBe('put before the office');
  });
});

/** In the link of a mail that takes a change of the address back. */
const UNDO = /\/session\/mail\?token=([A-Za-z0-9_-]+)/;

/** As if they had signed up. */
const register = (id: number) =>
  office.database.query.updateTable('member').set({ password_hash: 'x' }).where('id', '=', id).execute();
