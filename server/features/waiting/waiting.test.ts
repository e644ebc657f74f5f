import { settleReview } from '@muster/domain/attendance/review/review-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { punchBody } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { decide, newcomer, take } from '../../testing/leave/leave.ts';

let office: Office;
let manager: Client;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  [manager, hr] = [await office.as('M'), await office.as('HR')];
});
afterAll(() => office.close());

const waitingFor = async (client: Client) => (await client.call(readWaiting)).data();
const NOTHING = {
  leaveApprovals: 0,
  tripApprovals: 0,
  corrections: 0,
  mileageApprovals: 0,
  attendanceReview: 0,
  passwordRequests: 0,
  affectedLeave: 0,
  holidaysToEnter: 0,
};

test('nothing waits in a quiet company, and whoever decides for nobody is told so', async () => {
  expect(await waitingFor(hr)).toEqual({ decides: true, ...NOTHING });
  expect(await waitingFor(manager)).toEqual({ decides: true, ...NOTHING });
  expect(await waitingFor(await office.as('A'))).toEqual({ decides: false, ...NOTHING });
});

test('a request waits for the manager of its member and for the office until it is decided, and for nobody else', async () => {
  const who = await newcomer(office);
  const { id } = await take(who, '2026-12-08', '2026-12-10');
  const other = await office.as('M2');
  expect((await waitingFor(manager)).leaveApprovals).toBe(1);
  expect((await waitingFor(hr)).leaveApprovals).toBe(1);
  expect((await waitingFor(other)).leaveApprovals).toBe(0);
  expect((await waitingFor(who.client)).leaveApprovals).toBe(0);

  await hr.call(addHoliday, { body: { holidaydate: '2026-12-09', description: 'Extra day' } });
  expect((await waitingFor(hr)).affectedLeave).toBe(1);
  expect((await waitingFor(manager)).affectedLeave).toBe(0);
  await decide(manager, id, 'reject');
  expect(await waitingFor(hr)).toEqual({ decides: true, ...NOTHING });
});

test('a member without a mail address who forgot their password waits for the office', async () => {
  await office.database.query
    .insertInto('password_request')
    .values({ member_id: office.ids.A, requested_at: office.now.toString(), handled_at: null })
    .execute();
  expect((await waitingFor(hr)).passwordRequests).toBe(1);
  expect((await waitingFor(manager)).passwordRequests).toBe(0);
});

/** Checks somebody in far away from every site. */
async function punchOutside(client: Client, membercode: string): Promise<number> {
  const far = { latitude: 10, longitude: 90, accuracy: 10, remark: 'at a customer' };
  const url = '/api/membercheckin/createMember';
  const punched = await client.send({ method: 'POST', url, payload: { ...punchBody(membercode, 'in'), ...far } });
  const { id, verdict } = punched.json().data;
  expect(verdict).toBe('outside');
  return id;
}

test('a punch outside every site waits for who decides about its member, until it is settled', async () => {
  const client = await office.as('B');
  const id = await punchOutside(client, 'B');
  const waits = () => Promise.all([hr, manager, client].map(async (who) => (await waitingFor(who)).attendanceReview));
  expect(await waits()).toEqual([1, 1, 0]);
  await manager.call(settleReview, { body: { decision: 'accept', items: [{ id, reasons: ['outside'] }] } });
  expect(await waits()).toEqual([0, 0, 0]);
});

test('a punch of the office waits for others of it, and not for who made it', async () => {
  await punchOutside(hr, 'HR');
  expect((await waitingFor(hr)).attendanceReview).toBe(0);
  expect((await waitingFor(await office.as('SA'))).attendanceReview).toBe(1);
});
