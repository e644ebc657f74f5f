import { askCorrection, decideCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listPending } from '@muster/domain/leave/leave-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { addTrip, decideTrip, listTripsToDecide } from '@muster/domain/trips/trips-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import {
  askReturn,
  decide,
  decideReturn,
  expectRefused,
  newcomer,
  type Person,
  personOf,
  take,
} from '../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../testing/leave/sound-leave.ts';
import { tripBody } from '../../testing/trips/trip-body.ts';

let office: Office;
let manager: Client;
beforeEach(async () => {
  office = await openOffice();
  manager = await office.as('M');
});
afterEach(async () => {
  await expectSoundLeave(office.database);
  await office.close();
});

const DAY = '2026-12-08';
const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
async function name(who: Client, deputy: Person) {
  const body = { membercode: deputy.code, from: '2026-11-20', to: '2026-11-25' };
  expect((await who.call(nameDeputy, { body })).status).toBe(201);
}
const waitingFor = async (who: Client) =>
  (await who.call(listPending, { query: {} })).data().items.map((it) => it.membernoid);
const toldOfLeave = async (who: Client) =>
  (await who.call(listNotifications)).body().filter((it) => it.title.includes('asks for leave')).length;

describe('two whom the same manager has named for the same days', () => {
  let [one, other, third]: Person[] = [];
  const people = () => [one, other, third] as [Person, Person, Person];
  beforeEach(async () => {
    [one, other, third] = [await newcomer(office), await newcomer(office), await newcomer(office)];
    for (const it of people().slice(0, 2)) await name(manager, it);
  });

  test('do not decide each other’s leave, which waits for the manager; that of others they do', async () => {
    const [one, other, third] = people();
    const [before, ofManager] = [await toldOfLeave(one.client), await toldOfLeave(manager)];
    const leave = await take(other, DAY, '2026-12-09');
    expect([await toldOfLeave(one.client), await toldOfLeave(manager)]).toEqual([before, ofManager + 1]);
    const plain = await take(third, DAY, DAY, CASUAL);
    expect(await toldOfLeave(one.client)).toBe(before + 1);
    expect(await waitingFor(one.client)).toEqual([third.id]);
    expect((await one.client.call(readWaiting)).data()).toMatchObject({ decides: true, leaveApprovals: 1 });
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(one.client, leave.id, 'approve'));
    const own = await take(one, DAY, DAY, CASUAL);
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(other.client, own.id, 'approve'));
    expect((await decide(one.client, plain.id, 'approve')).status).toBe(200);
    expect((await decide(manager, leave.id, 'approve')).status).toBe(200);
    await askReturn(other, leave.id, '2026-12-09');
    await expectRefused(office, 404, 'NOT_FOUND', () => decideReturn(one.client, leave.id, 'approve'));
    expect((await decideReturn(manager, leave.id, 'approve')).status).toBe(200);
    expect((await decide(await office.holding('HR'), own.id, 'approve')).status).toBe(200);
  });

  test('nor each other’s corrections, nor trips on which the other is, with whomever', async () => {
    const [one, other, third] = people();
    const reason = { attendancedate: '2026-11-19', kind: 'excuse', reason: 'A flood' } as const;
    const { id } = (await other.client.call(askCorrection, { body: reason })).data();
    const verdict = { params: { id: String(id) }, body: { decision: 'approve' } } as const;
    await expectRefused(office, 404, 'NOT_FOUND', () => one.client.call(decideCorrection, verdict));
    expect((await manager.call(decideCorrection, verdict)).status).toBe(200);
    await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
    const going = async (...crew: Person[]) => {
      const rows = crew.map((it) => ({ id: it.id, membercode: it.code }));
      const body = tripBody(rows, DAY, DAY, { carcode: '' });
      return (await third.client.call(addTrip, { body })).data().id;
    };
    const together = await going(third, other);
    const listed = async (who: Client) => (await who.call(listTripsToDecide)).data().items.map((it) => it.id);
    expect([await listed(one.client), await listed(manager)]).toEqual([[], [together]]);
    const asked = { params: { id: String(together) }, body: { decision: 'approve' } } as const;
    await expectRefused(office, 403, 'FORBIDDEN', () => one.client.call(decideTrip, asked));
    const told = async (who: Client) =>
      (await who.call(listNotifications)).body().filter((it) => it.title.includes('asks for a trip:')).length;
    expect([await told(one.client), await told(manager)]).toEqual([0, 1]);
    expect((await manager.call(decideTrip, { ...asked, body: { decision: 'reject', remark: 'Not now' } })).status).toBe(
      200,
    );
    const alone = await going(third);
    expect(await listed(one.client)).toEqual([alone]);
    const verdictOfAlone = { params: { id: String(alone) }, body: { decision: 'approve' } } as const;
    expect((await one.client.call(decideTrip, verdictOfAlone)).status).toBe(200);
  });
});

describe('a deputy of the manager of their own manager', () => {
  test('does not decide for that one, for as long as that one decides for them', async () => {
    const { query } = office.database;
    const groups = query.selectFrom('work_group').select('id').where('groupno', '=', 'STORE');
    const store = (await groups.executeTakeFirstOrThrow()).id;
    await query.updateTable('member_work').set({ group_id: store }).where('member_id', '=', office.ids.M).execute();
    const [deputy, kept] = [await newcomer(office), await newcomer(office, { groupno: 'STORE' })];
    const above = await office.as('M2');
    await name(above, deputy);
    const own = await take(await personOf(office, 'M'), DAY, DAY, CASUAL);
    const ofStore = await take(kept, DAY, DAY, CASUAL);
    const ofDeputy = await take(deputy, DAY, DAY, CASUAL);
    expect(await waitingFor(deputy.client)).toEqual([kept.id]);
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(deputy.client, own.id, 'approve'));
    expect((await decide(deputy.client, ofStore.id, 'approve')).data()).toMatchObject({ decidedfor: 'Min Min' });
    expect((await decide(manager, ofDeputy.id, 'approve')).data()).toMatchObject({ decidedfor: null });
    expect(await waitingFor(above)).toEqual([office.ids.M]);
    await query.deleteFrom('group_manager').where('member_id', '=', office.ids.M).execute();
    expect(await waitingFor(deputy.client)).toEqual([office.ids.M]);
    expect((await decide(deputy.client, own.id, 'approve')).status).toBe(200);
  });

  test('nor for who stands in for their manager, while they stand in for the manager of that one', async () => {
    const [ofSales, ofStore] = [await newcomer(office), await newcomer(office, { groupno: 'STORE' })];
    await name(manager, ofStore);
    await name(await office.as('M2'), ofSales);
    const asked = { sales: await take(ofSales, DAY, DAY, CASUAL), store: await take(ofStore, DAY, DAY, CASUAL) };
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(ofStore.client, asked.sales.id, 'approve'));
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(ofSales.client, asked.store.id, 'approve'));
    expect((await decide(manager, asked.sales.id, 'approve')).status).toBe(200);
  });
});
