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

test('what was noted of a day after a last one that is set since is not approved, and can be sent back', async () => {
  const { who, ownCar } = opened;
  const it = await noted(who.a, ownCar(10, { drivenon: '2026-11-20' }));
  await worksHere(null, '2026-11-19');
  expect(await refusedAs(decideNote(who.manager, it))).toEqual(notThere);
  expect((await sendBack(who.manager, it)).data().state).toBe('returned');
});
