import { askCorrection, decideCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { punch, storedAttendances } from '../../../testing/attendance/punches.ts';
import { inYangon, type Newcomer, type Office, openOffice } from '../../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const DAY = '2026-12-14';

/** A member who works from `starts` to `ends` since the beginning of December. */
async function worker(name: string, starts: string, ends: string): Promise<Newcomer> {
  office.now = inYangon('2026-12-01T12:00');
  const who = await office.newcomer();
  const hr = await office.holding('HR');
  const shift = { name, starts, ends, break: 0, grace: 0 };
  const { id: shiftid } = (await hr.call(listContracts.shifts.add, { body: shift })).data();
  const body = { from: '2026-12-02', shiftid, restdays: [] };
  expect((await hr.call(setWork, { params: { id: String(who.id) }, body })).status).toBe(201);
  return who;
}

async function punchAt(who: Newcomer, local: string, checktype: 'in' | 'out') {
  office.now = inYangon(local);
  return punch(await who.client(), who.membercode, checktype, { checktime: office.now.toString() });
}

const times = (...list: string[]) =>
  list.map((time, index) => ({ checktype: index % 2 === 0 ? ('in' as const) : ('out' as const), time }));

/** What is stored of the day, and how long the summary says it was. */
async function stored(who: Newcomer, day: string) {
  const own = (await storedAttendances(office)).filter((it) => it.member_id === who.id && it.attendance_date === day);
  const hr = await office.holding('HR');
  const query = { from: day, to: day, membercode: who.membercode };
  const { days } = (await hr.call(readSummary, { query })).data();
  return [own.map((it) => [it.started_at, it.ended_at]), days[0]?.minutes, days[0]?.late];
}
const utc = (local: string) => inYangon(local).toString({ smallestUnit: 'millisecond' });

async function correctByOffice(who: Newcomer, day: string, ...list: string[]) {
  const body = {
    attendancedate: day,
    membercode: who.membercode,
    punches: times(...list),
    reason: 'As the gate has it',
  };
  const answer = await (await office.holding('HR')).call(askCorrection, { body });
  expect([answer.status, answer.raw.body]).toEqual([201, answer.raw.body]);
}

test('a guard who came ten minutes early was there for all of the day and night, whenever they left', async () => {
  const guard = await worker('Guard', '08:00', '08:00');
  expect((await punchAt(guard, `${DAY}T07:50`, 'in')).attendancedate).toBe(DAY);
  await punchAt(guard, '2026-12-15T07:40', 'out');
  office.now = inYangon('2026-12-16T12:00');
  for (const [left, minutes] of [
    ['08:00', 1450],
    ['07:40', 1430],
    ['08:05', 1455],
  ] as const) {
    await correctByOffice(guard, DAY, '07:50', left);
    expect(await stored(guard, DAY)).toEqual([[[utc(`${DAY}T07:50`), utc(`2026-12-15T${left}`)]], minutes, 0]);
  }
});

test('a guard who forgot to check out asks for the end of the shift, and gets it', async () => {
  const guard = await worker('Gate', '08:00', '08:00');
  await punchAt(guard, `${DAY}T07:50`, 'in');
  office.now = inYangon('2026-12-16T12:00');
  const body = { attendancedate: DAY, punches: times('07:50', '08:00'), reason: 'I forgot to check out' };
  const asked = (await (await guard.client()).call(askCorrection, { body })).data();
  // Who decides reads that it is of the next day.
  expect(asked.after.map((it) => it.days)).toEqual([0, 1]);
  const params = { id: String(asked.id) };
  const answer = await (await office.holding('HR')).call(decideCorrection, { params, body: { decision: 'approve' } });
  expect(answer.data().state).toBe('approved');
  expect(await stored(guard, DAY)).toEqual([[[utc(`${DAY}T07:50`), utc('2026-12-15T08:00')]], 1450, 0]);
});

test('who comes for a shift at midnight comes the evening before, and can be said to have', async () => {
  const who = await worker('Midnight', '00:00', '08:00');
  office.now = inYangon('2026-12-16T12:00');
  await correctByOffice(who, DAY, '23:55', '08:00');
  expect(await stored(who, DAY)).toEqual([[[utc('2026-12-13T23:55'), utc(`${DAY}T08:00`)]], 485, 0]);
});
