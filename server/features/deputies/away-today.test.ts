import { nameDeputy, readDeputies } from '@muster/domain/deputies/deputies-contract.ts';
import { addTrip, decideTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { decide, newcomer, type Person, take } from '../../testing/leave/leave.ts';
import { tripBody } from '../../testing/trips/trip-body.ts';

/** It is 20 November 2026, a Friday. */
const [TODAY, MONDAY, LATER] = ['2026-11-20', '2026-11-23', '2026-11-25'];
const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };

let office: Office;
let manager: Client;
let hr: Client;
let deputy: Person;
beforeEach(async () => {
  office = await openOffice();
  [manager, hr] = [await office.holding('M'), await office.holding('HR')];
  deputy = await newcomer(office, { groupno: 'STORE' });
});
afterEach(() => office.close());

const name = async (from = TODAY) => {
  const body = { membercode: deputy.code, from, to: LATER };
  expect((await manager.call(nameDeputy, { body })).status).toBe(201);
};
const away = async () => (await manager.call(readDeputies)).data().named.map((it) => it.away);
const approved = async (asked: Promise<{ readonly id: number }>) =>
  expect((await decide(hr, (await asked).id, 'approve')).status).toBe(200);

test('who named a deputy reads that this one is on approved leave today, and not of leave that waits or of other days', async () => {
  await name();
  await approved(take(deputy, MONDAY, MONDAY, CASUAL));
  const today = await take(deputy, TODAY, TODAY, CASUAL);
  expect(await away()).toEqual([false]);
  await approved(Promise.resolve(today));
  expect(await away()).toEqual([true]);
  expect((await deputy.client.call(readDeputies)).data().standsinfor[0]).not.toHaveProperty('away');
});

test('the same holds of a trip', async () => {
  await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
  await name();
  const crew = [{ id: deputy.id, membercode: deputy.code }];
  const trip = (await deputy.client.call(addTrip, { body: tripBody(crew, TODAY, TODAY, { carcode: '' }) })).data();
  expect(await away()).toEqual([false]);
  const body = { decision: 'approve' } as const;
  expect((await hr.call(decideTrip, { params: { id: String(trip.id) }, body })).status).toBe(200);
  expect(await away()).toEqual([true]);
});

test('half a day is not away, nor is who stands in from a later day on', async () => {
  const { query } = office.database;
  await query.updateTable('leave_code').set({ half_days_allowed: 1 }).where('leaveid', '=', 'CL').execute();
  await name();
  await approved(take(deputy, TODAY, TODAY, { ...CASUAL, part: 'am', noOfLeave: 0.5 }));
  expect(await away()).toEqual([false]);
  const later = await newcomer(office, { groupno: 'STORE' });
  const body = { membercode: later.code, from: MONDAY, to: LATER };
  expect((await manager.call(nameDeputy, { body })).status).toBe(201);
  await approved(take(later, TODAY, TODAY, CASUAL));
  expect(await away()).toEqual([false, false]);
});
