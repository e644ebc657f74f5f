import {
  askCorrection,
  decideCorrection,
  listCorrections,
} from '@muster/domain/attendance/corrections/correction-contract.ts';
import { endDeputy, nameDeputy, readDeputies } from '@muster/domain/deputies/deputies-contract.ts';
import { listReturns } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { listPending, readBalance } from '@muster/domain/leave/leave-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { addTrip, decideTrip, listTripsToDecide } from '@muster/domain/trips/trips-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../testing/company/office.ts';
import {
  askReturn,
  at,
  decide,
  decideReturn,
  expectRefused,
  newcomer,
  type Person,
  take,
  tryEdit,
} from '../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../testing/leave/sound-leave.ts';
import { tripBody } from '../../testing/trips/trip-body.ts';

/** It is 20 November 2026. */
const TODAY = '2026-11-20';
const LATER = '2026-11-25';

let office: Office;
let manager: Client;
let deputy: Person;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.as('M');
  deputy = await newcomer(office, { groupno: 'STORE' });
});
afterAll(async () => {
  await expectSoundLeave(office.database);
  await office.close();
});

const name = (who: Client, membercode: string, from = TODAY, to = LATER) =>
  who.call(nameDeputy, { body: { membercode, from, to } });
const groupOf = async ({ id }: Person) => {
  const works = office.database.query.selectFrom('member_work').select('group_id').where('member_id', '=', id);
  return (await works.executeTakeFirstOrThrow()).group_id as number;
};
const standing = (whose: Persona, status: 'active' | 'suspended') =>
  office.database.query.updateTable('member').set({ status }).where('id', '=', office.ids[whose]).execute();
const end = (who: Client, id: number) => who.call(endDeputy, { params: { id: String(id) } });

describe('a deputy', () => {
  test('is named by who decides for a group, and both see it', async () => {
    const { id } = (await name(manager, deputy.code)).data();
    expect((await manager.call(readDeputies)).data()).toMatchObject({
      may: true,
      named: [{ id, membercode: deputy.code, from: TODAY, to: LATER }],
      standsinfor: [],
    });
    expect((await deputy.client.call(readDeputies)).data()).toMatchObject({
      may: false,
      named: [],
      standsinfor: [{ id, membercode: 'M' }],
    });
    const [news] = (await deputy.client.call(listNotifications)).body();
    expect(news?.title).toContain('named you as deputy');
    expect((await end(manager, id)).status).toBe(200);
    expect((await manager.call(readDeputies)).data().named).toEqual([]);
    await expectRefused(office, 404, 'NOT_FOUND', () => end(manager, id));
  });

  test('decides in the place of the manager, which is on the request and on record', async () => {
    const who = await newcomer(office);
    const leave = await take(who, '2026-12-01', '2026-12-01', { leavetype: 'CL-CASUAL LEAVE' });
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(deputy.client, leave.id, 'approve'));
    const { id } = (await name(manager, deputy.code)).data();
    const { decides, items } = (await deputy.client.call(listPending, { query: {} })).data();
    expect(decides).toBe(true);
    const waiting = items.find((it) => it.id === leave.id);
    expect(waiting?.insteadof).toBeTruthy();
    const decided = (await decide(deputy.client, leave.id, 'approve')).data();
    expect(decided).toMatchObject({ approve_status: 1, decidedfor: waiting?.insteadof });
    expect(decided?.decidedby).toContain('Newcomer');
    const [record] = await office.database.query
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `leave:${leave.id}`)
      .where('action', '=', 'leave.approve')
      .execute();
    expect(record?.actor_id).toBe(deputy.id);
    expect(JSON.parse(record?.after ?? '{}')).toMatchObject({ insteadOf: waiting?.insteadof });
    expect((await end(manager, id)).status).toBe(200);
    const next = await take(who, '2026-12-02', '2026-12-02', { leavetype: 'CL-CASUAL LEAVE' });
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(deputy.client, next.id, 'approve'));
  });

  test('decides nothing of their own, and nothing of the manager', async () => {
    const own = await newcomer(office);
    const { id } = (await name(manager, own.code)).data();
    const leave = await take(own, '2026-12-01', '2026-12-01', { leavetype: 'CL-CASUAL LEAVE' });
    await expectRefused(office, 403, 'FORBIDDEN', () => decide(own.client, leave.id, 'approve'));
    const query = { leavetypeid: 'EL', membercode: 'M' };
    await expectRefused(office, 404, 'NOT_FOUND', () => own.client.call(readBalance, { query }));
    await end(manager, id);
  });

  test('neither sees nor decides what the manager asks for who is in a group of their own', async () => {
    const { query } = office.database;
    const own = await newcomer(office);
    await query
      .insertInto('group_manager')
      .values({ group_id: await groupOf(own), member_id: own.id })
      .execute();
    const leave = await take(own, '2026-12-01', '2026-12-01', { leavetype: 'CL-CASUAL LEAVE' });
    const standIn = await newcomer(office, { groupno: 'STORE' });
    const { id } = (await name(own.client, standIn.code)).data();
    const seen = async () => (await standIn.client.call(listPending, { query: {} })).data().items;
    const other = await newcomer(office);
    const decided = await take(other, '2026-12-01', '2026-12-01', { leavetype: 'CL-CASUAL LEAVE' });
    const ids = (await seen()).map((it) => it.id);
    expect([ids.includes(decided.id), ids.includes(leave.id)]).toEqual([true, false]);
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(standIn.client, leave.id, 'approve'));
    expect((await decide(standIn.client, decided.id, 'approve')).status).toBe(200);
    await end(own.client, id);
    await query.deleteFrom('group_manager').where('member_id', '=', own.id).execute();
  });

  test('is on record with the manager for an early return, which the manager sees among what they decided', async () => {
    const who = await newcomer(office);
    const leave = await take(who, '2026-12-01', '2026-12-03');
    expect((await decide(manager, leave.id, 'approve')).status).toBe(200);
    expect((await askReturn(who, leave.id, '2026-12-03')).status).toBe(200);
    const { id } = (await name(manager, deputy.code)).data();
    expect((await decideReturn(deputy.client, leave.id, 'approve')).status).toBe(200);
    await end(manager, id);
    const [row, ...more] = (await manager.call(listReturns, { query: { search: who.code } })).data().items;
    expect([row, more]).toMatchObject([{ confirmed: true, decidedfor: 'Mya Mya' }, []]);
    expect(row?.decidedby).toContain('Newcomer');
  });

  test('decides from the first to the last day only', async () => {
    const who = await newcomer(office);
    const leave = await take(who, '2026-12-01', '2026-12-01', { leavetype: 'CL-CASUAL LEAVE' });
    const { id } = (await name(manager, deputy.code, '2026-11-23', '2026-11-24')).data();
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(deputy.client, leave.id, 'reject'));
    const then = await at(office, deputy, inYangon('2026-11-25T09:00'));
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(then.client, leave.id, 'reject'));
    const within = await at(office, deputy, inYangon('2026-11-24T09:00'));
    const { items } = (await within.client.call(listPending, { query: {} })).data();
    expect(items.map((it) => it.id)).toContain(leave.id);
    expect((await decide(within.client, leave.id, 'reject')).status).toBe(200);
    office.now = inYangon('2026-11-20T09:00');
    await end(manager, id);
  });

  test('decides and sees nothing while the manager may not sign in, and again once they may', async () => {
    const who = await newcomer(office);
    const leave = await take(who, '2026-12-09', '2026-12-09', { leavetype: 'CL-CASUAL LEAVE' });
    const asked = (
      await who.client.call(askCorrection, {
        body: { attendancedate: '2026-11-19', kind: 'excuse', reason: 'A flood' },
      })
    ).data();
    await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
    const trip = (
      await who.client.call(addTrip, {
        body: tripBody([{ id: who.id, membercode: who.code }], '2026-12-10', '2026-12-10', { carcode: '' }),
      })
    ).data();
    const { id } = (await name(manager, deputy.code)).data();
    const sees = async () => [
      (await deputy.client.call(listPending, { query: {} })).data().items.some((it) => it.id === leave.id),
      (await deputy.client.call(listTripsToDecide)).data().items.some((it) => it.id === trip.id),
      (await deputy.client.call(listCorrections, { query: {} })).data().some((it) => it.id === asked.id),
      (await deputy.client.call(readWaiting)).data(),
    ];
    const before = await sees();
    expect(before.slice(0, 3)).toEqual([true, true, true]);
    expect(before[3]).toMatchObject({ decides: true, tripApprovals: 1, corrections: 1 });
    await standing('M', 'suspended');
    const counts = { leaveApprovals: 0, tripApprovals: 0, corrections: 0, attendanceReview: 0 };
    expect(await sees()).toEqual([false, false, false, expect.objectContaining({ decides: false, ...counts })]);
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(deputy.client, leave.id, 'approve'));
    for (const answer of [
      await deputy.client.call(decideTrip, { params: { id: String(trip.id) }, body: { decision: 'approve' } }),
      await deputy.client.call(decideCorrection, { params: { id: String(asked.id) }, body: { decision: 'approve' } }),
    ]) {
      expect([403, 404]).toContain(answer.status);
    }
    await standing('M', 'active');
    expect(await sees()).toEqual(before);
    expect((await decide(deputy.client, leave.id, 'approve')).status).toBe(200);
    await end(manager, id);
  });

  test('decides for who stands in for their own manager only while that manager may not sign in', async () => {
    const who = await newcomer(office);
    const leave = await take(who, '2026-12-01', '2026-12-01', { leavetype: 'CL-CASUAL LEAVE' });
    const own = await office.as('M2');
    const named = (await name(manager, deputy.code)).data();
    const inTurn = (await name(own, who.code)).data();
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(deputy.client, leave.id, 'approve'));
    await standing('M2', 'suspended');
    expect((await decide(deputy.client, leave.id, 'approve')).status).toBe(200);
    await standing('M2', 'active');
    expect([(await end(manager, named.id)).status, (await end(own, inTurn.id)).status]).toEqual([200, 200]);
  });

  test('is no more on a leave that they rejected once it is asked for again', async () => {
    const who = await newcomer(office);
    const leave = await take(who, '2026-12-01', '2026-12-01', { leavetype: 'CL-CASUAL LEAVE' });
    const { id } = (await name(manager, deputy.code)).data();
    expect((await decide(deputy.client, leave.id, 'reject')).data()).toMatchObject({ decidedfor: 'Mya Mya' });
    await end(manager, id);
    const again = (await tryEdit(who, leave.id, '2026-12-02', '2026-12-02', { leavetype: 'CL-CASUAL LEAVE' })).data();
    expect(again).toMatchObject({ decidedby: null, decidedfor: null });
  });

  test('is not named by who decides for nobody, nor to somebody who cannot', async () => {
    const refused = async (who: Client, code: string, ...days: string[]) =>
      (await expectRefused(office, 422, 'DELEGATION_NOT_POSSIBLE', () => name(who, code, ...days))).params;
    expect(await refused(deputy.client, 'A')).toMatchObject({ reason: 'nobody' });
    expect(await refused(await office.as('HR'), 'A')).toMatchObject({ reason: 'nobody' });
    expect(await refused(manager, 'M')).toMatchObject({ reason: 'self' });
    expect(await refused(manager, 'NOBODY')).toMatchObject({ reason: 'gone' });
    expect(await refused(manager, deputy.code, '2026-11-19', TODAY)).toMatchObject({ reason: 'past' });
    expect(await refused(manager, deputy.code, LATER, TODAY)).toMatchObject({ reason: 'backwards' });
  });

  test('is named once for a day, so that taking them back leaves nothing', async () => {
    const { id } = (await name(manager, deputy.code)).data();
    const again = await name(manager, deputy.code, LATER, '2026-12-24');
    const days = { from: TODAY, to: LATER };
    expect(again.failure()).toMatchObject({ code: 'DELEGATION_NOT_POSSIBLE', params: { reason: 'already', days } });
    const after = (await name(manager, deputy.code, '2026-11-26', '2026-11-27')).data();
    for (const it of [id, after.id]) expect((await end(manager, it)).status).toBe(200);
    expect((await name(manager, deputy.code, LATER, LATER)).status).toBe(201);
    for (const it of (await manager.call(readDeputies)).data().named) await end(manager, it.id);
  });

  test('is shown for as long as they decide, the last day with it', async () => {
    const { id } = (await name(manager, deputy.code, TODAY, TODAY)).data();
    expect((await manager.call(readDeputies)).data().named.map((it) => it.id)).toEqual([id]);
    expect((await deputy.client.call(readDeputies)).data().standsinfor.map((it) => it.id)).toEqual([id]);
    await end(manager, id);
  });

  test('is no guest, and nobody who has left', async () => {
    const gone = await newcomer(office, { groupno: 'STORE' });
    const leaves = office.database.query.updateTable('member').set({ left_on: '2026-11-19' });
    await leaves.where('id', '=', gone.id).execute();
    for (const code of ['GUEST', gone.code]) {
      const refused = await expectRefused(office, 422, 'DELEGATION_NOT_POSSIBLE', () => name(manager, code));
      expect([code, refused.params]).toMatchObject([code, { reason: 'gone' }]);
    }
  });

  test('is nobody who begins to work here only after these days', async () => {
    const begins = await newcomer(office, { groupno: 'STORE' });
    const first = office.database.query.updateTable('member').set({ joined_on: '2026-11-26' });
    await first.where('id', '=', begins.id).execute();
    const refused = await expectRefused(office, 422, 'DELEGATION_NOT_POSSIBLE', () => name(manager, begins.code));
    expect(refused.params).toMatchObject({ reason: 'notyet' });
    const { id } = (await name(manager, begins.code, TODAY, '2026-11-26')).data();
    expect((await end(manager, id)).status).toBe(200);
  });

  test('who manages the group as well decides by themselves, in nobody’s place', async () => {
    const who = await newcomer(office);
    const leave = await take(who, '2026-12-01', '2026-12-01', { leavetype: 'CL-CASUAL LEAVE' });
    const both = await newcomer(office, { groupno: 'STORE' });
    const { query } = office.database;
    await query
      .insertInto('group_manager')
      .values({ group_id: await groupOf(who), member_id: both.id })
      .execute();
    const { id } = (await name(manager, both.code)).data();
    const { items } = (await both.client.call(listPending, { query: {} })).data();
    expect(items.find((it) => it.id === leave.id)?.insteadof).toBeNull();
    expect((await decide(both.client, leave.id, 'approve')).data()).toMatchObject({ decidedfor: null });
    await end(manager, id);
    await query.deleteFrom('group_manager').where('member_id', '=', both.id).execute();
  });

  test('of the office decides by themselves too', async () => {
    const who = await newcomer(office);
    const leave = await take(who, '2026-12-01', '2026-12-01', { leavetype: 'CL-CASUAL LEAVE' });
    const { id } = (await name(manager, 'HR')).data();
    expect((await decide(await office.as('HR'), leave.id, 'approve')).data()).toMatchObject({ decidedfor: null });
    await end(manager, id);
  });

  test('is taken back by who named them alone', async () => {
    const { id } = (await name(manager, deputy.code)).data();
    await expectRefused(office, 404, 'NOT_FOUND', () => end(deputy.client, id));
    const other = await office.as('M2');
    await expectRefused(office, 404, 'NOT_FOUND', () => end(other, id));
    expect((await end(manager, id)).status).toBe(200);
  });
});
