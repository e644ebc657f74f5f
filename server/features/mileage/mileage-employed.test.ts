import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeNow } from '../../testing/members/change-now.ts';
import {
  beginAnew,
  changeNote,
  type DrivingOffice,
  decideNote,
  note,
  noted,
  openDrivingOffice,
  refusedAs,
  sendBack,
} from '../../testing/mileage/driving-office.ts';

let opened: DrivingOffice;
beforeAll(async () => {
  opened = await openDrivingOffice();
  await beginAnew(opened);
});
afterAll(() => opened.office.close());

const worksHere = async (from: string | null, to: string | null) =>
  (await changeNow(opened.who.hr, opened.office.ids.A, { employment: [{ from, to }] })).data();
const notThere = [422, 'NOT_EMPLOYED', 'days', 'drivenon'];

test('nothing is noted for a day before the first, nor moved there', async () => {
  const { who, ownCar } = opened;
  await worksHere('2026-11-19', null);
  const early = ownCar(10, { drivenon: '2026-11-18' });
  expect(await refusedAs(note(who.a, early))).toEqual(notThere);
  const { id } = await noted(who.a, ownCar(10));
  expect(await refusedAs(changeNote(who.a, id, 1, early))).toEqual(notThere);
});

test('what waits is told before a last day that leaves it outside, also that of an earlier time', async () => {
  const { who, office, ownCar, tripid } = opened;
  await worksHere(null, null);
  const it = await noted(who.a, ownCar(10, { drivenon: '2026-11-20' }));
  const lying = [{ id: it.id, day: '2026-11-20', trip_assigmentno: expect.stringMatching(/^TA-2026-/) }];
  const look = async (change: Parameters<typeof changeNow>[2]) =>
    (await changeNow(who.hr, office.ids.A, change, { preview: 'true' })).data();
  const { touches, outside } = await look({ lefton: '2026-11-19' });
  expect([touches?.mileage, outside]).toEqual([lying, undefined]);
  const back = { from: '2027-01-04', to: null };
  const earlier = await look({ employment: [{ from: null, to: '2026-11-19' }, back] });
  expect(earlier.touches).toBeNull();
  expect(earlier.outside).toMatchObject({ leave: [], trips: [{ id: tripid, waiting: false }], mileage: lying });
  // What lies before a first day is outside as well; what lies on days that stay is not told.
  expect((await look({ joinedon: '2026-11-21' })).outside?.mileage).toContainEqual(lying[0]);
  expect((await look({ joinedon: '2026-11-17', lefton: '2026-12-31' })).outside).toBeUndefined();
  await sendBack(who.manager, it);
  expect((await look({ lefton: '2026-11-19' })).touches?.mileage).toEqual([]);
});

test('what was noted of a day after a last one that is set since is not approved, and can be sent back', async () => {
  const { who, ownCar } = opened;
  const it = await noted(who.a, ownCar(10, { drivenon: '2026-11-20' }));
  await worksHere(null, '2026-11-19');
  expect(await refusedAs(decideNote(who.manager, it))).toEqual(notThere);
  expect((await sendBack(who.manager, it)).data().state).toBe('returned');
});
