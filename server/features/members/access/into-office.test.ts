import { registerUser } from '@muster/domain/administration/administration-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';
import { changeNow } from '../../../testing/members/change-now.ts';
import { faults, found } from '../../../testing/members/member-files.ts';

let office: Office;
/** An administrator, or somebody with their session, and another who is told. */
let maker: Client;
let other: Newcomer;
let serial = 0;
let mailbox: string;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  maker = await (await office.newcomer({ membername: 'Maker', role: 'SA' })).client();
  mailbox = `other${++serial}@lotus.example`;
  other = await office.newcomer({ membername: 'Other', role: 'SA', email: mailbox });
});

const titles = async (client: Client) => (await client.call(listNotifications)).body().map((it) => it.title);
const change = async (id: number, role: 'MEMBER' | 'HR' | 'SA') =>
  expect((await changeNow(maker, id, { role })).status).toBe(200);

const ways: readonly (readonly [string, (name: string, role: 'HR' | 'SA') => Promise<unknown>])[] = [
  ['by the form of a member', async (membername, role) => change((await office.newcomer({ membername })).id, role)],
  [
    'as a user who is registered',
    async (username, role) => {
      const body = { username, email: `${username}@lotus.example`, password: PASSWORD, role };
      expect((await maker.call(registerUser, { body })).status).toBe(201);
    },
  ],
  [
    'as a new member',
    async (membername, role) => {
      const body = { membercode: membername, membername, role };
      expect((await maker.call(addMember, { body })).status).toBe(201);
    },
  ],
  [
    'by a file, new',
    async (name, role) => expect(faults(await found(maker, `code,name,role\n${name},${name},${role}\n`))).toEqual(['']),
  ],
  [
    'by a file, known',
    async (membername, role) => {
      const { membercode } = await office.newcomer({ membername });
      expect(faults(await found(maker, `code,role\n${membercode},${role}\n`))).toEqual(['']);
    },
  ],
];

describe('who comes into the office', () => {
  test.each(ways)('is told to every administrator, also the one by whom: %s', async (_, come) => {
    const [officer, administrator] = [`HR${++serial}X`, `SA${serial}X`];
    await come(officer, 'HR');
    await come(administrator, 'SA');
    const told = [`Maker made ${administrator} an administrator`, `Maker made ${officer} an HR officer`];
    for (const client of [maker, await other.client()]) {
      expect((await titles(client)).filter((it) => it.startsWith('Maker made'))).toEqual(told);
    }
    const isTold = (mail: string) => mail.includes(`To: ${mailbox}`) && mail.includes('Maker made');
    const mails = async () => {
      await office.deps.background.settled();
      await office.deps.post.deliver();
      return mailsIn(office.dataDir).filter(isTold);
    };
    await expect.poll(mails).toHaveLength(2);
  });

  test('and goes higher in it is told, who goes lower or changes otherwise is not', async () => {
    const officer = await office.newcomer({ membername: 'Rising', role: 'HR' });
    await change(officer.id, 'SA');
    await change(officer.id, 'HR');
    expect(faults(await found(maker, `code,name\n${officer.membercode},Risen\n`))).toEqual(['']);
    const told = (await titles(await other.client())).filter((it) => it.startsWith('Maker made'));
    expect(told).toEqual(['Maker made Rising an administrator']);
    expect((await titles(await officer.client())).filter((it) => it.startsWith('Maker made'))).toEqual([]);
  });
});
