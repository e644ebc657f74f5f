import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readOpenThings } from '@muster/domain/attendance/periods/periods-contract.ts';
import { addTrip, cancelTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import { askReturn, at, decide, decideReturn, newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { tripBody } from '../../../testing/trips/trip-body.ts';

let office: Office;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
  office.now = inYangon('2026-09-15T09:00');
  who = await newcomer(office);
});
afterAll(() => office.close());

/** What of the last three months nobody has settled, one after the other. */
const open = async (kind: 'leave' | 'trips' | 'corrections') => {
  const hr = await office.holding('HR');
  const months = ['2026-09', '2026-10', '2026-11'];
  return Promise.all(months.map(async (month) => (await hr.call(readOpenThings, { params: { month } })).data()[kind]));
};

test('leave that begins on the last day of a month keeps it open', async () => {
  const other = await newcomer(office);
  const { id } = await take(other, '2026-09-30', '2026-10-01', { leavetype: 'EL-EARN LEAVE' });
  expect(await open('leave')).toEqual([1, 1, 0]);
  expect((await decide(await office.holding('M'), id, 'reject')).status).toBe(200);
  expect(await open('leave')).toEqual([0, 0, 0]);
});

test('leave across the end of a month keeps both months open until it is decided, and so does an early return from it', async () => {
  const { id } = await take(who, '2026-10-30', '2026-11-03', { leavetype: 'EL-EARN LEAVE' });
  expect(await open('leave')).toEqual([0, 1, 1]);
  expect((await decide(await office.holding('M'), id, 'approve')).status).toBe(200);
  expect(await open('leave')).toEqual([0, 0, 0]);
  who = await at(office, who, inYangon('2026-10-29T09:00'));
  expect((await askReturn(who, id, '2026-11-02')).status).toBe(200);
  expect(await open('leave')).toEqual([0, 1, 1]);
  expect((await decideReturn(await office.holding('M'), id, 'reject')).status).toBe(200);
  expect(await open('leave')).toEqual([0, 0, 0]);
});

test('a trip across the end of a month keeps both open until it is decided, and no longer when it is cancelled', async () => {
  const other = await newcomer(office);
  const body = tripBody([{ id: other.id, membercode: other.code }], '2026-10-31', '2026-11-02', { carcode: '' });
  const { id, revision } = (await other.client.call(addTrip, { body })).data();
  expect(await open('trips')).toEqual([0, 1, 1]);
  expect((await other.client.call(cancelTrip, { body: { id, revision, reason: 'Shut' } })).status).toBe(200);
  expect(await open('trips')).toEqual([0, 0, 0]);
});

test('a correction of the last day of a month keeps that month open', async () => {
  who = await at(office, who, inYangon('2026-11-20T09:00'));
  const body = { attendancedate: '2026-09-30', kind: 'excuse' as const, reason: 'A flood' };
  expect((await who.client.call(askCorrection, { body })).status).toBe(201);
  expect(await open('corrections')).toEqual([1, 0, 0]);
});
