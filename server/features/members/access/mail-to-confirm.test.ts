import type { MemberChange } from '@muster/domain/members/member-office-contract.ts';
import { readProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';
import { changeNow } from '../../../testing/members/change-now.ts';
import { forgets } from '../../../testing/members/forgotten-password.ts';

const RAISED = 'You may do more in Muster now';

let office: Office;
let sa: Client;
let member: Newcomer;
let box: string;
let boxes = 0;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  box = `box${++boxes}@lotus.example`;
  sa = await office.holding('SA');
});

const change = async (asked: Partial<MemberChange>, by = sa) =>
  expect((await changeNow(by, member.id, asked)).status).toBe(200);
const signedIn = () => member.client();
const newsOf = async (client: Client) => (await client.call(listNotifications)).body().map((it) => it.title);
const mailsLink = async (mailbox = box) => (await forgets(office, member, mailbox)) === 'mailed';

describe('the mail address of an account that is worth more now', () => {
  beforeEach(async () => {
    member = await office.newcomer({ email: box });
    await change({ role: 'HR' });
  });
  const save = async (body: object) => (await signedIn()).call(updateProfile, { body });

  test('is to be confirmed, which its member is told, and does so by saving it again with their password', async () => {
    const own = await signedIn();
    const read = (await own.call(readProfile)).data();
    expect(read.mailtoconfirm).toBe(true);
    expect(await newsOf(own)).toContain(RAISED);
    await office.deps.background.settled();
    await office.deps.post.deliver();
    const told = mailsIn(office.dataDir).filter((it) => it.includes(`To: ${box}`) && it.includes(RAISED));
    expect(told).toHaveLength(1);
    const { photo: _, ...record } = read;
    const saved = await own.call(updateProfile, { body: { ...record, current: PASSWORD } });
    expect(saved.data()).toMatchObject({ email: box, mailtoconfirm: false });
    expect(await mailsLink()).toBe(true);
  });

  test('is so neither without the password nor with another', async () => {
    expect((await save({ email: box, phone: '09 7' })).data()).toMatchObject({ phone: '09 7', mailtoconfirm: true });
    expect((await save({ email: box, current: 'not the password' })).failure().code).toBe('CONFIRM_FIRST');
    expect((await save({ phone: '09 8', current: PASSWORD })).data().mailtoconfirm).toBe(true);
    expect(await mailsLink()).toBe(false);
  });

  test('is the member’s where they give another', async () => {
    const email = `own.${box}`;
    expect((await save({ email, current: PASSWORD })).data()).toMatchObject({ email, mailtoconfirm: false });
    expect(await mailsLink(email)).toBe(true);
  });

  test('is confirmed of who was looked at since, and not in place of one that the office gave meanwhile', async () => {
    const own = await signedIn();
    const { revision } = (await own.call(readProfile)).data();
    await change({ phone: '09 9' });
    const late = await own.call(updateProfile, { body: { email: box, current: PASSWORD, revision } });
    expect(late.failure().code).toBe('CHANGED_MEANWHILE');
    expect(await mailsLink()).toBe(false);
  });
});

test('an address that an officer gave is confirmed in the same way', async () => {
  member = await office.newcomer();
  await change({ email: box }, await (await office.newcomer({ role: 'HR' })).client());
  expect((await (await signedIn()).call(readProfile)).data().mailtoconfirm).toBe(false);
  await change({ role: 'SA' });
  const own = await signedIn();
  expect((await own.call(readProfile)).data().mailtoconfirm).toBe(true);
  expect((await own.call(updateProfile, { body: { email: box, current: PASSWORD } })).status).toBe(200);
  expect(await mailsLink()).toBe(true);
});
