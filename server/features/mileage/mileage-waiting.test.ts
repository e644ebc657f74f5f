import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import type { MileageState } from '@muster/domain/mileage/mileage-rules.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { handedTo } from '../../testing/leave/handed-over.ts';
import {
  beginAnew,
  type DrivingOffice,
  decideNote,
  listedNotes,
  noted,
  openDrivingOffice,
  sendBack,
} from '../../testing/mileage/driving-office.ts';

let opened: DrivingOffice;
beforeAll(async () => {
  opened = await openDrivingOffice();
});
beforeEach(() => beginAnew(opened));
afterAll(() => opened.office.close());

const counted = async (...those: Client[]) =>
  Promise.all(those.map(async (it) => (await it.call(readWaiting)).data().mileageApprovals));

test('what was driven waits for who decides for its member and for the office, until it is decided', async () => {
  const { office, who, ownCar } = opened;
  const stranger = await office.holding('M2');
  const waiting = () => counted(who.manager, who.hr, who.sa, who.a, stranger);
  const [one, two] = [await noted(who.a, ownCar(10)), await noted(who.b, ownCar(20))];
  expect(await waiting()).toEqual([2, 2, 2, 0, 0]);
  await decideNote(who.manager, one);
  expect(await waiting()).toEqual([1, 1, 1, 0, 0]);
  await sendBack(who.hr, two);
  expect(await waiting()).toEqual([0, 0, 0, 0, 0]);
});

test('of what they may see, everybody finds what waits among the rest', async () => {
  const { who, ownCar } = opened;
  const [one, two] = [await noted(who.a, ownCar(10)), await noted(who.b, ownCar(20))];
  await decideNote(who.manager, one);
  const found = async (it: Client, state: MileageState) => (await listedNotes(it, { state })).items.map(({ id }) => id);
  for (const it of [who.manager, who.hr, who.b]) expect(await found(it, 'waiting')).toEqual([two.id]);
  expect(await found(who.a, 'waiting')).toEqual([]);
  for (const it of [who.manager, who.hr, who.a]) expect(await found(it, 'approved')).toEqual([one.id]);
});

test('one’s own waits for others, and a deputy finds and decides what waits for whom they stand in for', async () => {
  const { office, who, ownCar, trip } = opened;
  const own = await trip(['HR'], '2026-11-18', '2026-11-19', { carcode: '' }, who.sa);
  await noted(who.hr, ownCar(10, { tripid: own }));
  const [ofA, deputy] = [await noted(who.a, ownCar(10)), await office.holding('C')];
  expect(await counted(who.hr, who.sa, who.manager, deputy)).toEqual([1, 2, 1, 0]);
  const body = { membercode: 'C', from: '2026-11-20', to: '2026-11-30' };
  expect((await who.manager.call(nameDeputy, { body })).status).toBe(201);
  expect(await counted(deputy)).toEqual([1]);
  expect(await handedTo(office, 'C')).toMatchObject([
    { title: 'Now yours to decide: 1 thing waits', subtitle: 'Mileage: 1', path: '/dashboard/mileage' },
  ]);
  expect((await decideNote(deputy, ofA)).data()).toMatchObject({ state: 'approved', decidedfor: 'Mya Mya' });
});

test('nothing waits of a pay period that is closed, and the office is told of the rest once nobody else decides', async () => {
  const { office, who, ownCar, trip, save } = opened;
  const october = await trip(['A'], '2026-10-20', '2026-10-21', { carcode: '' });
  await save(who.sa, [{ from: '2026-10-01', privaterate: 6000, companyrate: 0 }], { revision: 1 });
  await noted(who.a, ownCar(10, { tripid: october, drivenon: '2026-10-20' }));
  await noted(who.a, ownCar(10));
  expect(await counted(who.manager, who.hr)).toEqual([2, 2]);
  const closing = await who.sa.call(closePeriod, { params: { month: '2026-10' }, body: { waive: 'late' } });
  expect(closing.status).toBe(200);
  expect(await counted(who.manager, who.hr)).toEqual([1, 1]);
  const params = { id: String(office.ids.M) };
  expect((await who.hr.call(setMemberStatus, { params, body: { status: 'suspended' } })).status).toBe(200);
  expect(await handedTo(office, 'HR')).toMatchObject([{ subtitle: 'Mileage: 1', path: '/dashboard/mileage' }]);
});
