import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { readMailsIn } from '../../../testing/company/outbox.ts';
import { decide, newcomer, type Person, take } from '../../../testing/leave/leave.ts';

let office: Office;
let manager: Client;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.as('M');
  who = await newcomer(office, { email: 'nilar@lotus.example' });
  await who.client.call(savePreferences, { body: { language: 'my' } });
  const { id } = await take(who, '2026-12-01', '2026-12-03');
  await decide(manager, id, 'approve', { remark: 'fine' });
  await office.deps.background.settled();
  // A mail waits a minute for more of the same.
  office.now = office.now.add({ minutes: 1 });
  await office.deps.post.deliver();
});
afterAll(() => office.close());

describe('a decision on leave is told', () => {
  test('by a mail in the language that the member has chosen', async () => {
    const [mail, ...others] = await readMailsIn(office.dataDir);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('EARNED LEAVE: အတည်ပြုပြီး');
    expect(mail?.text).toContain('မင်္ဂလာပါ');
    expect(mail?.text).toContain('01/12/2026 – 03/12/2026');
    expect(mail?.text).toContain('fine');
  });

  test.each([
    ['my', 'EARNED LEAVE: အတည်ပြုပြီး'],
    ['th-TH, my-MM;q=0.9, en;q=0.8', 'EARNED LEAVE: အတည်ပြုပြီး'],
    ['en-US,en;q=0.9,my;q=0.8', 'EARNED LEAVE: approved'],
    ['de', 'EARNED LEAVE: approved'],
  ])('in the app in the language that is asked for: %s', async (asked, title) => {
    const headers = { 'accept-language': asked };
    const answer = await who.client.send({ method: 'GET', url: listNotifications.path, headers });
    expect(answer.json()[0]).toMatchObject({ title, path: '/dashboard/take_leave' });
  });

  test('while the sentence of a refusal stays English for whoever reads the wire', async () => {
    const headers = { 'accept-language': 'my' };
    const answer = await who.client.send({ method: 'GET', url: '/api/entitleleave/list?fromdate=x', headers });
    expect(answer.json().message).toBe('from: A day as YYYY-MM-DD.');
  });
});
