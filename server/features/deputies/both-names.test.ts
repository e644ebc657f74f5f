import {
  askCorrection,
  decideCorrection,
  listCorrections,
} from '@muster/domain/attendance/corrections/correction-contract.ts';
import { listForReview, settleReview } from '@muster/domain/attendance/review/review-contract.ts';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { addTrip, decideTrip, readTrip, updateTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { FAR_AWAY, type Office, openOffice } from '../../testing/company/office.ts';
import { newcomer, type Person } from '../../testing/leave/leave.ts';
import { tripBody } from '../../testing/trips/trip-body.ts';

let office: Office;
let manager: Client;
let deputy: Person;
let who: Person;
let both: { decidedby: string; decidedfor: string };
beforeAll(async () => {
  office = await openOffice();
  manager = await office.as('M');
  deputy = await newcomer(office, { groupno: 'STORE' });
  who = await newcomer(office);
  const body = { membercode: deputy.code, from: '2026-11-20', to: '2026-11-25' };
  expect((await manager.call(nameDeputy, { body })).status).toBe(201);
  await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
  both = { decidedby: `Newcomer ${deputy.code.slice('NEW'.length)}`, decidedfor: 'Mya Mya' };
});
afterAll(() => office.close());

type Decision = 'approve' | 'reject';
const excuse = async (attendancedate: string) =>
  (await who.client.call(askCorrection, { body: { attendancedate, kind: 'excuse', reason: 'A flood' } })).data();
const decide = async (by: Client, id: number, decision: Decision) =>
  (await by.call(decideCorrection, { params: { id: String(id) }, body: { decision } })).data();
const ownCorrections = async () => (await who.client.call(listCorrections, { query: {} })).data();

describe('what a deputy decided has both names', () => {
  test('on a correction, approved or rejected; of one that the manager decided, theirs alone', async () => {
    const [approved, rejected, plain] = [
      await excuse('2026-11-17'),
      await excuse('2026-11-18'),
      await excuse('2026-11-19'),
    ];
    expect(plain).toMatchObject({ decidedby: null, decidedfor: null });
    expect(await decide(deputy.client, approved.id, 'approve')).toMatchObject({ state: 'approved', ...both });
    expect(await decide(deputy.client, rejected.id, 'reject')).toMatchObject({ state: 'rejected', ...both });
    const byManager = { decidedby: both.decidedfor, decidedfor: null };
    expect(await decide(manager, plain.id, 'approve')).toMatchObject(byManager);
    expect(await ownCorrections()).toMatchObject([byManager, both, both]);
  });

  test('on the correction that a rejected punch makes', async () => {
    await punch(who.client, who.code, 'in', { remark: 'at the fair', ...FAR_AWAY });
    const { id, reasons } = (await deputy.client.call(listForReview, { query: {} })).data().items[0] ?? {};
    const body = { decision: 'reject' as const, items: [{ id: id ?? 0, reasons: reasons ?? [] }], remark: 'Not seen' };
    expect((await deputy.client.call(settleReview, { body })).status).toBe(200);
    expect((await ownCorrections())[0]).toMatchObject({ state: 'approved', ...both });
  });

  test('on a trip, until something else is asked for', async () => {
    const asks = (day: string) => tripBody([{ id: who.id, membercode: who.code }], day, day, { carcode: '' });
    for (const [day, decision] of [
      ['2026-12-10', 'reject'],
      ['2026-12-11', 'approve'],
    ] as const) {
      const { id, ...trip } = (await who.client.call(addTrip, { body: asks(day) })).data();
      expect(trip).toMatchObject({ state: 'requested', decidedby: null, decidedfor: null });
      const body = { decision, remark: 'As said' };
      expect((await deputy.client.call(decideTrip, { params: { id: String(id) }, body })).data()).toMatchObject(both);
      expect((await who.client.call(readTrip, { query: { id: String(id) } })).data()).toMatchObject(both);
      if (decision === 'reject') continue;
      const changed = await who.client.call(updateTrip, { body: { id, ...asks('2026-12-14') } });
      const undecided = { decidedby: null, decidedfor: null, decisionremark: '' };
      expect(changed.data()).toMatchObject({ state: 'requested', ...undecided });
      expect((await manager.call(decideTrip, { params: { id: String(id) }, body })).data()).toMatchObject({
        ...{ decidedby: both.decidedfor, decidedfor: null },
      });
    }
  });
});
