import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';

/** It is Friday 20 November 2026, ten in the morning; the company allows eight hours off a year. A works from nine to five. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T10:00');
  await office.database.query.updateTable('company').set({ hours_off_minutes: 480 }).execute();
});
afterEach(() => office.close());

const FRIDAY = '2026-11-20';
const MONDAY = '2026-11-23';

const as = (who: Persona) => office.holding(who);
const ask = async (attendancedate: string, from: string, to: string, who: Persona = 'A') =>
  (
    await (
      await as(who)
    ).call(contracts.askCorrection, {
      body: {
        ...{ attendancedate, kind: 'hours', hours: { from, to }, reason: 'The dentist' },
        ...(who === 'A' ? {} : { membercode: 'A' }),
      },
    })
  ).data();
async function approved(day: string, from: string, to: string) {
  const { id } = await ask(day, from, to);
  const body = { decision: 'approve' } as const;
  return (await (await as('M')).call(contracts.decideCorrection, { params: { id: String(id) }, body })).data();
}
const giveBack = async (id: number, who: Persona = 'A', body: { revision?: number } = {}) =>
  (await as(who)).call(contracts.withdrawCorrection, { params: { id: String(id) }, body });
const listed = async (who: Persona = 'A') =>
  (await (await as(who)).call(contracts.listCorrections, { query: { state: 'approved' } })).data();
const left = async () => (await (await as('A')).call(contracts.readHoursOff, { query: { day: MONDAY } })).data().left;
const day = async (date: string) =>
  (await (await (await as('A')).call(readSummary, { query: { from: date, to: date } })).data()).days[0];
const titles = async (who: Persona) =>
  (await (await as(who)).call(listNotifications)).body().map((it: { title: string }) => it.title);
const TOLD = 'Aye Aye gives back hours off on 23/11/2026';

test('hours off that were approved are given back before they begin, and who approved them is told', async () => {
  const given = await approved(MONDAY, '14:00', '16:00');
  expect([await left(), (await day(MONDAY))?.hoursoff]).toEqual([360, 120]);
  expect(await listed()).toMatchObject([{ id: given.id, may: { withdraw: true } }]);
  expect(await listed('M')).toMatchObject([{ id: given.id, may: { withdraw: false } }]);
  const answer = await giveBack(given.id);
  expect(answer.data()).toMatchObject({ state: 'withdrawn', may: { withdraw: false } });
  expect(await left()).toBe(480);
  expect(await day(MONDAY)).not.toHaveProperty('hoursoff');
  expect((await titles('M'))[0]).toBe(TOLD);
  for (const who of ['A', 'HR'] as const) expect(await titles(who)).not.toContain(TOLD);
  const audit = await office.database.query
    .selectFrom('audit')
    .innerJoin('member', 'member.id', 'audit.actor_id')
    .select(['action', 'membercode'])
    .where('subject', '=', `correction:${given.id}`)
    .orderBy('audit.id', 'desc')
    .executeTakeFirstOrThrow();
  expect(audit).toEqual({ action: 'correction.withdraw', membercode: 'A' });
  // And asked for once more.
  expect((await ask(MONDAY, '14:00', '16:00')).state).toBe('pending');
});

test('also of those that the office gave, of which the officer is told', async () => {
  const given = await ask(MONDAY, '14:00', '16:00', 'HR');
  expect((await giveBack(given.id)).status).toBe(200);
  expect((await titles('HR'))[0]).toBe(TOLD);
  expect(await titles('M')).not.toContain(TOLD);
});

test('who decides today is told where who approved does so no more', async () => {
  const given = await approved(MONDAY, '14:00', '16:00');
  await office.database.query.deleteFrom('group_manager').execute();
  expect((await giveBack(given.id)).status).toBe(200);
  expect((await titles('HR'))[0]).toBe(TOLD);
  expect(await titles('M')).not.toContain(TOLD);
});

test('once they have begun the office alone takes them back', async () => {
  const given = await approved(FRIDAY, '14:00', '16:00');
  office.now = inYangon(`${FRIDAY}T13:59`);
  expect(await listed()).toMatchObject([{ may: { withdraw: true } }]);
  office.now = inYangon(`${FRIDAY}T14:00`);
  expect(await listed()).toMatchObject([{ may: { withdraw: false } }]);
  const refused = await giveBack(given.id);
  expect([refused.status, refused.failure().code, refused.failure().params?.['reason']]).toEqual([
    ...[422, 'CORRECTION_NOT_POSSIBLE', 'begun'],
  ]);
  expect(await left()).toBe(360);
  expect((await day(FRIDAY))?.hoursoff).toBe(120);
  expect((await giveBack(given.id, 'HR')).status).toBe(200);
  expect(await left()).toBe(480);
});

test('those of a night shift are of the morning after, and given back until then', async () => {
  const shifts = office.database.query.updateTable('shift_times');
  await shifts.set({ starts: '22:00', ends: '06:00' }).execute();
  const given = await approved(FRIDAY, '02:00', '04:00');
  office.now = inYangon('2026-11-21T01:59');
  expect(await listed()).toMatchObject([{ may: { withdraw: true } }]);
  office.now = inYangon('2026-11-21T02:00');
  expect((await giveBack(given.id)).status).toBe(422);
});

test('nobody else gives them back, and neither is anything else that was approved', async () => {
  const given = await approved(MONDAY, '14:00', '16:00');
  for (const who of ['B', 'M'] as const) expect((await giveBack(given.id, who)).status).toBe(404);
  const stale = await giveBack(given.id, 'A', { revision: given.revision - 1 });
  expect([stale.status, stale.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect((await giveBack(given.id)).status).toBe(200);
  expect((await giveBack(given.id)).failure().code).toBe('CORRECTION_DECIDED');
  const a = await as('A');
  const body = { attendancedate: '2026-11-19', kind: 'excuse', reason: 'Ill at home' } as const;
  const { id } = (await a.call(contracts.askCorrection, { body })).data();
  const decision = { params: { id: String(id) }, body: { decision: 'approve' } } as const;
  expect((await (await as('M')).call(contracts.decideCorrection, decision)).status).toBe(200);
  expect((await giveBack(id)).failure().code).toBe('CORRECTION_DECIDED');
});
