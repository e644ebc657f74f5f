import { readToday } from '@muster/domain/attendance/attendance-contract.ts';
import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { punch, storedAttendances, tryPunch } from '../../../testing/attendance/punches.ts';
import { inYangon, MORNING, type Newcomer, type Office, openOffice } from '../../../testing/company/office.ts';
import { closeForgotten } from './close-forgotten.ts';

/** Nights until the 18th of November, by day from the 19th on. */
let office: Office;
let who: Newcomer;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-16T12:00');
  who = await office.newcomer({ shift: 'Night' });
  const hr = await office.holding('HR');
  const shifts = (await hr.call(listContracts.shifts.list)).data();
  const shiftid = shifts.find((it) => it.name === 'Office hours')?.id ?? 0;
  const body = { from: '2026-11-19', shiftid, restdays: [6, 7] };
  expect((await hr.call(setWork, { params: { id: String(who.id) }, body })).status).toBe(201);
});
afterEach(() => office.close());

const at = (local: string) => {
  office.now = inYangon(local);
  return who.client();
};
const punchAt = async (local: string, type: 'in' | 'out') =>
  punch(await at(local), who.membercode, type, { checktime: office.now.toString() });
const stretches = async () =>
  (await storedAttendances(office))
    .filter((it) => it.member_id === who.id)
    .map((it) => [it.attendance_date, it.ended_at, it.ending]);
const written = (local: string) => inYangon(local).toString({ smallestUnit: 'millisecond' });
const sweep = async (local: string) => {
  office.now = inYangon(local);
  await closeForgotten(office.database, office.deps.clock);
};

describe('the last night of who works by day from then on', () => {
  test('is checked out by the times of that night', async () => {
    await punchAt('2026-11-18T22:00', 'in');
    const client = await at('2026-11-19T08:00');
    expect((await client.call(readToday)).data()).toMatchObject({ attendancedate: '2026-11-18', open: {} });
    expect((await punchAt('2026-11-19T08:00', 'out')).attendancedate).toBe('2026-11-18');
    expect(await stretches()).toEqual([['2026-11-18', written('2026-11-19T08:00'), 'checked_out']]);
  });

  test('that nobody ended is none after which one has left', async () => {
    await punchAt('2026-11-18T22:00', 'in');
    await sweep('2026-11-19T12:01');
    expect(await stretches()).toEqual([['2026-11-18', written('2026-11-19T06:00'), 'forgotten']]);
    const client = await at('2026-11-19T12:05');
    expect((await client.call(readOwnToday)).data().attendance?.afternight).toBeNull();
  });

  test('that nobody ended is in the way of no correction of the day after, which then is in its way', async () => {
    await punchAt('2026-11-18T22:00', 'in');
    await sweep('2026-11-19T12:01');
    office.now = MORNING;
    const hr = await office.holding('HR');
    const correct = async (attendancedate: string, from: string, to: string) => {
      const punches = [
        { checktype: 'in' as const, time: from },
        { checktype: 'out' as const, time: to },
      ];
      const body = { membercode: who.membercode, attendancedate, punches, reason: 'As told' };
      const answer = await hr.call(askCorrection, { body });
      return answer.status === 201 ? 'made' : answer.failure().params?.['reason'];
    };
    expect(await correct('2026-11-19', '05:30', '17:00')).toBe('made');
    expect(await correct('2026-11-18', '22:00', '06:00')).toBe('overlap');
    expect(await correct('2026-11-18', '22:00', '05:00')).toBe('made');
  });
});

test('a check-out that was forgotten on the day on which other times begin is taken to have been at the end of those', async () => {
  office.now = inYangon('2026-11-18T12:00');
  const hr = await office.holding('HR');
  const shift = (await hr.call(listContracts.shifts.list)).data().find((it) => it.name === 'Office hours');
  const body = { revision: shift?.revision ?? 0, starts: '08:00', ends: '15:00', from: '2026-11-19' };
  const changed = await hr.call(listContracts.shifts.change, { params: { id: String(shift?.id) }, body });
  expect(changed.status).toBe(200);
  const forgotten = ['2026-11-19', written('2026-11-19T15:00'), 'forgotten'];
  await punchAt('2026-11-19T08:00', 'in');
  await sweep('2026-11-20T07:00');
  expect(await stretches()).toEqual([forgotten]);
  // And so it is for who comes before anybody looks.
  who = await office.newcomer();
  await punchAt('2026-11-19T08:00', 'in');
  await punchAt('2026-11-20T08:00', 'in');
  expect(await stretches()).toEqual([forgotten, ['2026-11-20', null, null]]);
});

test('a check-out without a connection after the last night of a closed period, which it would end, counts for nothing', async () => {
  await office.database.query.updateTable('company').set({ offline_punches: 'accept' }).execute();
  const night = await office.newcomer({ shift: 'Night' });
  office.now = inYangon('2026-10-31T22:00');
  await punch(await night.client(), night.membercode, 'in', { checktime: office.now.toString() });
  office.now = inYangon('2026-11-01T08:30');
  const hr = await office.holding('HR');
  const body = { waive: 'Nobody knows' };
  expect((await hr.call(closePeriod, { params: { month: '2026-10' }, body })).status).toBe(200);
  const checktime = inYangon('2026-11-01T06:10').toString();
  const late = await tryPunch(await night.client(), night.membercode, 'out', { checktime, offline: true });
  expect([late.status, late.data().attendancedate]).toEqual([201, '2026-10-31']);
  const open = (await storedAttendances(office)).filter((it) => it.member_id === night.id);
  expect(open.map((it) => [it.attendance_date, it.ended_at])).toEqual([['2026-10-31', null]]);
});
