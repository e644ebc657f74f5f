import {
  askCorrection,
  decideCorrection,
  withdrawCorrection,
} from '@muster/domain/attendance/corrections/correction-contract.ts';
import { cancelForMember, changeForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import * as trips from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { manages } from '../../testing/company/group-manager.ts';
import { inYangon, MORNING, type Office, openOffice, type Persona } from '../../testing/company/office.ts';
import {
  askReturn,
  decide,
  decideReturn,
  forgetLeave,
  type Person,
  personOf,
  take,
  tryEdit,
  tryRemove,
} from '../../testing/leave/leave.ts';
import { passengersOf, tripBody } from '../../testing/trips/trip-body.ts';

let office: Office;
let a: Person;
let manager: Client;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
  await manages(office, 'M2', 'SALES');
});
beforeEach(async () => {
  office.now = MORNING;
  [a, manager, hr] = [await personOf(office, 'A'), await office.holding('M'), await office.holding('HR')];
  await office.database.query.deleteFrom('notification').execute();
  await forgetLeave(office);
});
afterAll(() => office.close());

/** What somebody has not read, in the order in which they were told. */
const unread = async (who: Persona) =>
  (await (await office.holding(who)).call(listNotifications))
    .body()
    .filter((it) => !it.read)
    .map((it) => it.title)
    .toReversed();
const unreadByDeciders = async () => [await unread('M'), await unread('M2')];
const NOTHING = [[], []];

describe('what asks for a decision is read by all who were asked', () => {
  test.each(['approve', 'reject'] as const)('once a leave is decided: %s', async (decision) => {
    const { id } = await take(a, '2026-12-08', '2026-12-10');
    const other = await take(a, '2026-12-15', '2026-12-15');
    const both = ['Aye Aye asks for leave: 2 requests'];
    expect(await unreadByDeciders()).toEqual([both, both]);
    await decide(manager, id, decision);
    const left = [expect.stringContaining('15')];
    expect(await unreadByDeciders()).toEqual([left, left]);
    expect(await unread('A')).toHaveLength(1);
    await decide(hr, other.id, decision);
    expect(await unreadByDeciders()).toEqual(NOTHING);
  });

  test('once it is withdrawn or cancelled; what the office changes waits on', async () => {
    const first = await take(a, '2026-12-08', '2026-12-08');
    await tryRemove(a, first);
    expect(await unreadByDeciders()).toEqual(NOTHING);
    const second = await take(a, '2026-12-08', '2026-12-08');
    const params = { id: String(second.id) };
    const days = {
      fromdate: '2026-12-09',
      todate: '2026-12-09',
      leavetype: second.ltype,
      reason: 'The day before is full',
    };
    expect((await hr.call(changeForMember, { params, body: { ...days, revision: second.revision } })).status).toBe(200);
    expect((await unreadByDeciders()).map((it) => it.length)).toEqual([1, 1]);
    expect((await hr.call(cancelForMember, { params, body: { reason: 'Asked for by phone' } })).status).toBe(200);
    expect(await unreadByDeciders()).toEqual(NOTHING);
  });

  test('once it is asked for anew, which is told instead', async () => {
    const { id } = await take(a, '2026-12-08', '2026-12-08');
    expect((await tryEdit(a, id, '2026-12-09', '2026-12-09')).status).toBe(200);
    expect(await unreadByDeciders()).toEqual(Array(2).fill([expect.stringContaining('changed a request')]));
  });

  test('once an early return is decided or taken back', async () => {
    const { id } = await take(a, '2026-12-08', '2026-12-10');
    await decide(manager, id, 'approve');
    await askReturn(a, id, '2026-12-10');
    expect((await unreadByDeciders()).map((it) => it.length)).toEqual([1, 1]);
    await askReturn(a, id, null);
    expect(await unreadByDeciders()).toEqual(NOTHING);
    for (const decision of ['reject', 'approve'] as const) {
      await askReturn(a, id, '2026-12-10');
      expect((await decideReturn(manager, id, decision)).status).toBe(200);
      expect(await unreadByDeciders()).toEqual(NOTHING);
    }
  });

  test('once a correction is decided or withdrawn', async () => {
    office.now = inYangon('2026-11-10T09:02');
    await punch(await office.holding('A'), 'A', 'in');
    office.now = inYangon('2026-11-20T10:00');
    const own = await office.holding('A');
    const times = [
      { checktype: 'in' as const, time: '09:02' },
      { checktype: 'out' as const, time: '18:05' },
    ];
    const body = { attendancedate: '2026-11-10', punches: times, reason: 'I left at 18:05' };
    const ask = async () => ({ id: String((await own.call(askCorrection, { body })).data().id) });
    expect((await own.call(withdrawCorrection, { params: await ask(), body: {} })).status).toBe(200);
    expect(await unreadByDeciders()).toEqual(NOTHING);
    for (const decision of ['reject', 'approve'] as const) {
      const params = await ask();
      expect((await unreadByDeciders()).map((it) => it.length)).toEqual([1, 1]);
      const decided = await (await office.holding('M2')).call(decideCorrection, { params, body: { decision } });
      expect(decided.status).toBe(200);
      expect(await unreadByDeciders()).toEqual(NOTHING);
    }
  });

  test('once a trip is decided or cancelled, by its crew as well; one that is changed asks again', async () => {
    const body = tripBody(passengersOf(office, ['A', 'B']), '2026-12-01', '2026-12-02', { carcode: '' });
    const own = await office.holding('A');
    const asked = (await own.call(trips.addTrip, { body })).data();
    const object = { params: { id: String(asked.id) }, body: { remark: 'I cannot drive' } };
    const { revision } = (await (await office.holding('B')).call(trips.objectToTrip, object)).data();
    expect((await unreadByDeciders()).map((it) => it.length)).toEqual([2, 2]);
    const later = { ...body, id: asked.id, revision, arrivaldate: '2026-12-03' };
    expect((await own.call(trips.updateTrip, { body: later })).status).toBe(200);
    expect((await unreadByDeciders()).map((it) => it.length)).toEqual([1, 1]);
    expect(await unread('B')).toHaveLength(1);
    await manager.call(trips.decideTrip, { params: { id: String(asked.id) }, body: { decision: 'reject' } });
    expect(await unreadByDeciders()).toEqual(NOTHING);
    expect(await unread('B')).toEqual([expect.stringContaining('is rejected')]);
    const { id } = (await own.call(trips.addTrip, { body: { ...body, departuredate: '2026-12-01' } })).data();
    await own.call(trips.cancelTrip, { body: { id, reason: 'No fair this year' } });
    expect(await unreadByDeciders()).toEqual(NOTHING);
  });
});

test('of members without a manager the whole office was asked', async () => {
  await office.database.query.deleteFrom('group_manager').where('member_id', '=', office.ids.M2).execute();
  const c = await personOf(office, 'C');
  const { id } = await take(c, '2026-12-08', '2026-12-08');
  expect([await unread('HR'), await unread('SA')].map((it) => it.length)).toEqual([1, 1]);
  await decide(hr, id, 'approve');
  expect([await unread('HR'), await unread('SA')]).toEqual(NOTHING);
});
