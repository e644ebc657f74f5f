import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { heldUp, holdTable } from '../../testing/database/hold.ts';
import {
  beginAnew,
  type DrivingOffice,
  listedNotes,
  note,
  openDrivingOffice,
  RATES,
} from '../../testing/mileage/driving-office.ts';

let opened: DrivingOffice;
beforeAll(async () => {
  opened = await openDrivingOffice();
});
beforeEach(() => beginAnew(opened));
afterAll(() => opened.office.close());

test('the unit is not changed beside the first entry that is being stored', async () => {
  const { office, who, ownCar, save } = opened;
  const letGo = await holdTable(office.database, 'mileage');
  const noting = note(who.a, ownCar(132));
  await heldUp(office.database, 1);
  const saving = save(who.sa, RATES, { revision: 1, unit: 'mi' });
  await Promise.race([heldUp(office.database, 2), saving]);
  await letGo();
  expect((await noting).status).toBe(201);
  expect((await saving).failure()).toMatchObject({ code: 'MILEAGE_NOT_POSSIBLE', params: { reason: 'unit' } });
  expect(await listedNotes(who.a)).toMatchObject({ unit: 'km', items: [{ distance: 132 }] });
});

test('an entry that is sent while the rates are taken back finds none', async () => {
  const { office, who, ownCar, save } = opened;
  const letGo = await holdTable(office.database, 'mileage_terms');
  const saving = save(who.sa, [], { revision: 1 });
  await heldUp(office.database, 1);
  const noting = note(who.a, ownCar(132));
  await Promise.race([heldUp(office.database, 2), noting]);
  await letGo();
  expect((await saving).status).toBe(200);
  expect((await noting).failure()).toMatchObject({ code: 'MILEAGE_NOT_POSSIBLE', params: { reason: 'off' } });
});
