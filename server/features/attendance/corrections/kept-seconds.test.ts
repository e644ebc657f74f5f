import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { minuteOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NewAttendance, replaceAttendances } from '../../../records/attendance/attendance.ts';
import { addPunch } from '../../../records/attendance/punch.ts';
import { punch, storedAttendances } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';

/** Real punches have seconds, and the clock on a correction has none. */
let office: Office;
beforeAll(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T10:00');
});
afterAll(() => office.close());

const ZONE = 'Asia/Yangon';
const DAY = '2026-11-18';
const NINE = inYangon(`${DAY}T09:00`);
const kindOf = (index: number) => (index % 2 === 0 ? ('in' as const) : ('out' as const));

/** Stores what A punched on the day, in seconds after nine, in the place of what there was; an odd one was forgotten. */
async function store(seconds: readonly number[]): Promise<void> {
  const memberId = office.ids.A;
  await office.database.write(async (trx) => {
    const ids: number[] = [];
    const times = seconds.map((it) => writeInstant(NINE.add({ seconds: it })));
    for (const [index, at] of times.entries()) {
      const nowhere = {
        latitude: null,
        longitude: null,
        accuracy: null,
        distance: null,
        site_name: null,
        radius: null,
      };
      const { id } = await addPunch(
        trx,
        {
          ...{ member_id: memberId, client_id: crypto.randomUUID(), content_hash: '', kind: kindOf(index) },
          ...{ recorded_at: at, device_at: at, attendance_date: DAY, ...nowhere, verdict: 'unknown', remark: '' },
          ...{ address: '', trip_id: null, arrived_at: null, sequence: null, door_name: null, recorded_by: null },
        },
        [],
      );
      ids.push(id);
    }
    const stays: NewAttendance[] = [];
    for (let index = 0; index < ids.length; index += 2) {
      stays.push({
        ...{ inPunchId: ids[index] as number, startedAt: times[index] as string },
        ...{ outPunchId: ids[index + 1] ?? null, endedAt: times[index + 1] ?? null },
      });
    }
    await replaceAttendances(trx, { memberId, day: DAY }, stays);
  });
}

const correct = async (punches: contracts.ClockPunch[]) =>
  (await office.holding('HR')).call(contracts.askCorrection, {
    body: { attendancedate: DAY, membercode: 'A', punches, reason: 'As the gate has it' },
  });

/** What the day shows, by the clock. */
async function shown(): Promise<contracts.ClockPunch[]> {
  const client = await office.holding('A');
  const listed = (await client.call(listPunches, { query: { from: DAY, to: DAY } })).data();
  return listed
    .filter((it) => !it.replaced)
    .map((it) => ({ checktype: it.checktype, time: minuteOf(Temporal.Instant.from(it.checktime), ZONE) }));
}

const storedTimes = async () =>
  (await storedAttendances(office))
    .filter((it) => it.attendance_date === DAY)
    .map((it) => [it.started_at.slice(14, 19), it.ended_at?.slice(14, 19)]);

const times = (...list: string[]): contracts.ClockPunch[] =>
  list.map((time, index) => ({ checktype: kindOf(index), time }));

test('a check-out in the minute of a check-in that is kept is a stay of zero minutes', async () => {
  await store([40]);
  expect((await correct(times('09:00', '09:00'))).status).toBe(201);
  expect(await storedTimes()).toEqual([['30:40', '30:40']]);
});

test('a check-in in the minute of a check-out that is kept begins when that ended', async () => {
  await store([0, 250]);
  expect((await correct(times('09:00', '09:04', '09:04', '09:30'))).status).toBe(201);
  expect(await storedTimes()).toEqual([
    ['30:00', '34:10'],
    ['34:10', '00:00'],
  ]);
});

test('what a member asks for in the minute of the own check-in is approved', async () => {
  const day = '2026-11-17';
  office.now = inYangon(`${day}T09:00:40`);
  await punch(await office.holding('A'), 'A', 'in');
  office.now = inYangon('2026-11-20T10:00');
  const body = { attendancedate: day, punches: times('09:00', '09:00'), reason: 'By mistake' };
  const { id } = (await (await office.holding('A')).call(contracts.askCorrection, { body })).data();
  const approved = await (await office.holding('M')).call(contracts.decideCorrection, {
    params: { id: String(id) },
    body: { decision: 'approve' },
  });
  expect(approved.data()).toMatchObject({ state: 'approved' });
});

test('whatever was punched and whatever is asked for, the day shows what was asked for', async () => {
  const ascending = (most: number, list: fc.Arbitrary<number>) =>
    fc.array(list, { minLength: 1, maxLength: most }).map((it) => it.toSorted((a, b) => a - b));
  const punched = ascending(6, fc.integer({ min: 0, max: 200 }));
  const asked = ascending(6, fc.integer({ min: 0, max: 4 })).map((it) =>
    times(...[...it, ...(it.length % 2 === 0 ? [] : [4])].map((minute) => `09:0${minute}`)),
  );
  await fc.assert(
    fc.asyncProperty(punched, fc.array(asked, { minLength: 1, maxLength: 2 }), async (seconds, corrections) => {
      await store(seconds);
      for (const punches of corrections) {
        const answer = await correct(punches);
        expect([answer.status, answer.raw.body]).toEqual([201, answer.raw.body]);
        expect(await shown()).toEqual(punches);
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
