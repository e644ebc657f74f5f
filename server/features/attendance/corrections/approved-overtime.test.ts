import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { closePeriod, listPeriodChanges } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { readSettings, type SettingsInput, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';

/** It is Friday 20 November 2026. A worked late and on a day off, and overtime must be approved from the Monday on. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
  await worked(FRIDAY, '09:00', '18:30');
  await worked(SATURDAY, '09:00', '18:00');
  await worked(MONDAY, '09:00', '18:30');
  office.now = inYangon('2026-11-20T10:00');
  expect((await set({ overtimeapprovedfrom: SATURDAY })).status).toBe(200);
});
afterEach(() => office.close());

const FRIDAY = '2026-11-13';
const SATURDAY = '2026-11-14';
const MONDAY = '2026-11-16';

async function at(local: string, kind?: 'in' | 'out'): Promise<void> {
  office.now = inYangon(local);
  if (kind) await punch(await office.holding('A'), 'A', kind, { checktime: office.now.toString() });
}
async function worked(day: string, from: string, to: string): Promise<void> {
  await at(`${day}T${from}`, 'in');
  await at(`${day}T${to}`, 'out');
}

const as = (who: Persona) => office.holding(who);
async function set(settings: Partial<SettingsInput>) {
  const sa = await as('SA');
  const { zone: _zone, may: _may, ...stored } = (await sa.call(readSettings)).data();
  return sa.call(saveSettings, { body: { ...stored, ...settings } });
}
const ask = async (day: string, who: Persona = 'A', more: object = {}) =>
  (await as(who)).call(contracts.askCorrection, {
    body: {
      ...{ attendancedate: day, kind: 'overtime', reason: 'A late delivery' },
      ...(who === 'A' ? {} : { membercode: 'A' }),
      ...more,
    },
  });
const decide = async (id: number, decision: 'approve' | 'reject' = 'approve', who: Persona = 'M') =>
  (await as(who)).call(contracts.decideCorrection, { params: { id: String(id) }, body: { decision } });
const takeBack = async (id: number, who: Persona = 'HR') =>
  (await as(who)).call(contracts.withdrawCorrection, { params: { id: String(id) } });
const read = async (from: string, to = from, who: Persona = 'A') =>
  (
    await (await as(who)).call(readSummary, { query: { from, to, ...(who === 'A' ? {} : { membercode: 'A' }) } })
  ).data();
const day = async (date: string, who: Persona = 'A') => (await read(date, date, who)).days[0];
/** Overtime that counts, that does not, that was approved, and whether its reader may ask for any. */
const overtime = async (date: string, who: Persona = 'A') => {
  const it = await day(date, who);
  return [it?.overtime, it?.overtimeopen, it?.overtimeapproved, it?.may.overtime];
};
const times = (from: string, to: string) => ({
  kind: undefined,
  punches: [
    { checktype: 'in', time: from },
    { checktype: 'out', time: to },
  ],
});
const refusal = (answer: Pick<Awaited<ReturnType<typeof ask>>, 'status' | 'failure'>) => {
  const { code, params } = answer.failure();
  return [answer.status, code, params?.['reason']];
};
const refused = (reason: string) => [422, 'CORRECTION_NOT_POSSIBLE', reason];

test('counts once it was approved, by the minutes that the server counts', async () => {
  expect(await overtime(FRIDAY)).toEqual([90, undefined, undefined, undefined]);
  expect(await overtime(MONDAY)).toEqual([0, 90, undefined, true]);
  const asked = (await ask(MONDAY)).data();
  expect(asked).toMatchObject({ kind: 'overtime', state: 'pending', overtime: 90, earned: null });
  expect(await overtime(MONDAY)).toEqual([0, 90, undefined, true]);
  const [wait] = (await (await as('M')).call(listNotifications)).body();
  expect(wait).toMatchObject({
    title: 'Aye Aye asks for overtime of 16/11/2026 to be approved',
    subtitle: '1 h 30 min',
  });
  expect((await decide(asked.id)).data()).toMatchObject({ state: 'approved', overtime: 90 });
  expect(await overtime(MONDAY)).toEqual([90, undefined, 90, undefined]);
  expect((await day(MONDAY))?.flags).toEqual([]);
  const [news] = (await (await as('A')).call(listNotifications)).body();
  expect(news).toMatchObject({ title: 'Your overtime of 16/11/2026: approved', subtitle: '1 h 30 min' });
  const { totals } = await read(FRIDAY, MONDAY);
  expect(totals).toMatchObject({ overtimeminutes: 180, overtimeopenminutes: 540 });
});

test('needs no approval where the company does not say so, and no answer tells of it', async () => {
  expect((await set({ overtimeapprovedfrom: null })).status).toBe(200);
  expect(await overtime(MONDAY)).toEqual([90, undefined, undefined, undefined]);
  expect((await read(FRIDAY, MONDAY)).totals).not.toHaveProperty('overtimeopenminutes');
  expect(refusal(await ask(MONDAY))).toEqual(refused('noovertime'));
  expect(refusal(await ask(MONDAY, 'HR'))).toEqual(refused('noovertime'));
});

test('is asked for once it was worked, and once', async () => {
  expect(refusal(await ask(FRIDAY))).toEqual(refused('noovertime'));
  expect(refusal(await ask('2026-11-17'))).toEqual(refused('noovertime'));
  await at('2026-11-20T18:00', 'in');
  await at('2026-11-20T21:00');
  expect(refusal(await ask('2026-11-20'))).toEqual(refused('noovertime'));
  const { id } = (await ask(MONDAY)).data();
  expect(refusal(await ask(MONDAY))).toEqual(refused('waiting'));
  await decide(id);
  expect(refusal(await ask(MONDAY))).toEqual(refused('noovertime'));
});

test('who approves lets count what was asked for, or nothing', async () => {
  const { id } = (await ask(MONDAY)).data();
  await at('2026-11-20T10:00');
  await office.database.query
    .updateTable('attendance')
    .set({ ended_at: inYangon(`${MONDAY}T20:00`).toString({ smallestUnit: 'millisecond' }) })
    .where('attendance_date', '=', MONDAY)
    .execute();
  expect(await overtime(MONDAY)).toEqual([0, 180, undefined, true]);
  expect(refusal(await decide(id))).toEqual(refused('changed'));
  expect((await set({ overtimeapprovedfrom: null })).status).toBe(200);
  expect(refusal(await decide(id))).toEqual(refused('noovertime'));
  expect((await decide(id, 'reject')).data()).toMatchObject({ state: 'rejected' });
  const [news] = (await (await as('A')).call(listNotifications)).body();
  expect(news).toMatchObject({ title: 'Your overtime of 16/11/2026: rejected', subtitle: '1 h 30 min' });
});

test('a request that waits says beforehand that there is nothing to approve any more, until there is again', async () => {
  const { id } = (await ask(MONDAY)).data();
  const told = async (who: Persona = 'M') => {
    const [it] = (await (await as(who)).call(contracts.listCorrections, { query: { state: 'pending' } })).body().data;
    return [it?.unneeded, it?.may.decide, it?.may.approve, it?.may.withdraw];
  };
  expect(await told()).toEqual([undefined, true, true, false]);
  for (const since of [null, '2026-11-17']) {
    expect((await set({ overtimeapprovedfrom: since })).status).toBe(200);
    expect(await told()).toEqual([true, true, false, false]);
    expect(await told('A')).toEqual([true, false, false, true]);
    expect(refusal(await decide(id))).toEqual(refused('noovertime'));
  }
  expect((await set({ overtimeapprovedfrom: MONDAY })).status).toBe(200);
  expect(await told()).toEqual([undefined, true, true, false]);
  expect((await set({ overtimeapprovedfrom: null })).status).toBe(200);
  const { data: rejected } = (await decide(id, 'reject')).body();
  expect(rejected).toMatchObject({ state: 'rejected' });
  expect(rejected, 'once it is decided').not.toHaveProperty('unneeded');
});

test('it is not for oneself to approve, nor for who decides nothing of the member', async () => {
  const { id } = (await ask(MONDAY)).data();
  expect((await decide(id, 'approve', 'A')).status).toBe(403);
  expect((await decide(id, 'approve', 'B')).status).toBe(404);
  expect((await ask(SATURDAY, 'M')).status).toBe(404);
  expect(await overtime(MONDAY)).toEqual([0, 90, undefined, true]);
});

test('what the office asks for its own officer waits for somebody else', async () => {
  const hr = () => as('HR');
  office.now = inYangon('2026-11-20T10:30');
  await punch(await hr(), 'HR', 'in', { checktime: office.now.toString() });
  office.now = inYangon('2026-11-20T21:30');
  await punch(await hr(), 'HR', 'out', { checktime: office.now.toString() });
  const body = { attendancedate: '2026-11-20', kind: 'overtime' as const, reason: 'The audit' };
  const asked = (await (await hr()).call(contracts.askCorrection, { body })).data();
  expect(asked).toMatchObject({ state: 'pending', may: { decide: false, approve: false } });
  expect((await decide(asked.id, 'approve', 'HR')).status).toBe(403);
  expect((await decide(asked.id, 'approve', 'SA')).data()).toMatchObject({ state: 'approved' });
  expect((await takeBack(asked.id, 'HR')).failure().code).toBe('CORRECTION_DECIDED');
});

test('the office approves it at once, and takes that back while the period is open', async () => {
  const given = (await ask(MONDAY, 'HR')).data();
  expect(given).toMatchObject({ state: 'approved', overtime: 90, may: { withdraw: true } });
  const news = async () => (await (await as('A')).call(listNotifications)).body()[0];
  const minutes = '1 h 30 min';
  expect(await news()).toMatchObject({
    title: 'The office approved your overtime of 16/11/2026',
    subtitle: `${minutes}. A late delivery`,
  });
  expect((await takeBack(given.id, 'M')).status).toBe(404);
  expect((await takeBack(given.id, 'A')).failure().code).toBe('CORRECTION_DECIDED');
  expect((await takeBack(given.id)).data()).toMatchObject({ state: 'withdrawn', may: { withdraw: false } });
  expect(await news()).toMatchObject({
    title: 'The office no longer approves your overtime of 16/11/2026',
    subtitle: minutes,
  });
  expect((await takeBack(given.id)).failure().code).toBe('CORRECTION_DECIDED');
  expect(await overtime(MONDAY)).toEqual([0, 90, undefined, true]);
});

test('what is worked longer after an approval is asked for besides, and other times never count more than was worked', async () => {
  await ask(MONDAY, 'HR');
  expect((await ask(MONDAY, 'HR', times('09:00', '19:00'))).status).toBe(201);
  expect(await overtime(MONDAY)).toEqual([90, 30, 90, true]);
  const more = (await ask(MONDAY)).data();
  expect(more).toMatchObject({ overtime: 30 });
  expect((await decide(more.id)).status).toBe(200);
  expect(await overtime(MONDAY)).toEqual([120, undefined, 120, undefined]);
  expect((await ask(MONDAY, 'HR', times('09:00', '17:45'))).status).toBe(201);
  expect(await overtime(MONDAY)).toEqual([45, undefined, 120, undefined]);
  expect((await takeBack(more.id)).status).toBe(200);
  expect(await overtime(MONDAY)).toEqual([45, undefined, 90, undefined]);
});

test('a day is paid by overtime or given back as leave, whichever came first', async () => {
  expect((await set({ inlieu: 'O' })).status).toBe(200);
  const inLieu = { kind: 'inlieu' };
  expect(await day(SATURDAY)).toMatchObject({ inlieu: { days: 1 }, may: { overtime: true } });
  const leave = (await ask(SATURDAY, 'HR', inLieu)).data();
  expect(await overtime(SATURDAY)).toEqual([0, undefined, undefined, undefined]);
  expect(refusal(await ask(SATURDAY))).toEqual(refused('returned'));
  expect((await takeBack(leave.id)).status).toBe(200);
  const approved = (await ask(SATURDAY, 'HR')).data();
  expect(approved).toMatchObject({ overtime: 540 });
  expect(await day(SATURDAY)).not.toHaveProperty('inlieu');
  expect(refusal(await ask(SATURDAY, 'A', inLieu))).toEqual(refused('approved'));
  expect(refusal(await ask(SATURDAY, 'HR', inLieu))).toEqual(refused('approved'));
  expect((await takeBack(approved.id)).status).toBe(200);
  expect((await ask(SATURDAY, 'HR', inLieu)).status).toBe(201);
});

test('a request that waits is named before its period is closed; after that nothing is approved or taken back', async () => {
  const { id } = (await ask(MONDAY)).data();
  const given = (await ask(SATURDAY, 'HR')).data();
  office.now = inYangon('2026-12-02T10:00');
  const sa = await as('SA');
  const close = (body: object) => sa.call(closePeriod, { params: { month: '2026-11' }, body });
  expect((await close({})).failure().code).toBe('PERIOD_NOT_READY');
  expect((await close({ waive: 'It is late' })).status).toBe(200);
  expect(refusal(await decide(id))).toEqual(refused('closed'));
  expect((await takeBack(given.id)).failure().code).toBe('PERIOD_CLOSED');
  expect((await decide(id, 'reject')).status).toBe(200);
  expect(await overtime(SATURDAY)).toEqual([540, undefined, 540, undefined]);
  expect(await overtime(MONDAY)).toEqual([0, 90, undefined, undefined]);
  expect((await sa.call(listPeriodChanges, { params: { month: '2026-11' } })).data()).toEqual([]);
});

test('a check-out that is forgotten after an approval is asked about all the same', async () => {
  await worked('2026-11-20', '10:30', '19:30');
  const { id } = (await ask('2026-11-20', 'HR')).data();
  await at('2026-11-20T20:00', 'in');
  await at('2026-11-21T10:00');
  const forgotten = async () => (await (await as('A')).call(readOwnToday)).data().attendance?.forgotten;
  expect(await forgotten()).toMatchObject({ attendancedate: '2026-11-20' });
  expect(await overtime('2026-11-20')).toEqual([60, undefined, 60, undefined]);
  expect((await ask('2026-11-20', 'A', times('10:30', '21:00'))).status).toBe(201);
  expect(await forgotten()).toBeNull();
  expect((await takeBack(id)).status).toBe(200);
});

test('all of it is on record, with its minutes', async () => {
  const { id } = (await ask(MONDAY)).data();
  await decide(id);
  await takeBack(id);
  const lines = await office.database.query
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('subject', '=', `correction:${id}`)
    .orderBy('id')
    .execute();
  expect(lines.map((it) => [it.action, JSON.parse(it.after ?? '{}').overtime_minutes])).toEqual([
    ['correction.approve', 90],
    ['correction.withdraw', 90],
  ]);
});
