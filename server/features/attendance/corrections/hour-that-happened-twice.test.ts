import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { punch, storedAttendances, storedPunches } from '../../../testing/attendance/punches.ts';
import { type Office, openOffice, type Persona } from '../../../testing/company/office.ts';

/** A company in Berlin, and N, who works from 22:00 to 06:00, in the night in which the clocks are set back. */
let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ zone: 'Europe/Berlin' }).execute();
});
afterAll(() => office.close());

const NIGHT = '2026-10-24';
const PUNCHED = ['2026-10-24T21:55:10+02:00', '2026-10-25T02:30:20+02:00', '2026-10-25T02:10:30+01:00'];
const ASKED = ['21:55', '02:30', '02:10', '06:01'];

test('what was punched in it is kept in a correction', async () => {
  for (const [index, it] of PUNCHED.entries()) {
    office.now = Temporal.Instant.from(it);
    await punch(await office.as('N'), 'N', index % 2 === 0 ? 'in' : 'out');
  }
  office.now = Temporal.Instant.from('2026-10-25T18:00+01:00');
  const punches = ASKED.map((time, index) => ({
    checktype: index % 2 === 0 ? ('in' as const) : ('out' as const),
    time,
  }));
  const call = async (who: Persona) => office.as(who);
  const body = { attendancedate: NIGHT, punches, reason: 'I forgot to check out' };
  const asked = await (await call('N')).call(contracts.askCorrection, { body });
  expect([asked.status, asked.raw.body]).toEqual([201, asked.raw.body]);
  const approved = await (await call('HR')).call(contracts.decideCorrection, {
    params: { id: String(asked.data().id) },
    body: { decision: 'approve' },
  });
  expect(approved.data()).toMatchObject({ state: 'approved', after: punches });
  const instants = (await storedAttendances(office)).flatMap((it) => [it.started_at, it.ended_at]);
  const written = (it: string) => Temporal.Instant.from(it).toString({ smallestUnit: 'millisecond' });
  expect(instants).toEqual([...PUNCHED, '2026-10-25T06:01+01:00'].map(written));
  expect(await storedPunches(office)).toHaveLength(4);
  const { days } = (await (await call('N')).call(readSummary, { query: { from: NIGHT, to: NIGHT } })).data();
  expect(days[0]?.minutes).toBe(275 + 230);
});

test('a minute later in it than was punched is of the same hour, and no hour of pay less', async () => {
  office.now = Temporal.Instant.from('2026-10-20T12:00+02:00');
  const { membercode, client } = await office.newcomer({ shift: 'Night' });
  for (const [checktype, it] of [
    ['in', '2026-10-24T21:55:10+02:00'],
    ['out', '2026-10-25T02:30:20+01:00'],
  ] as const) {
    office.now = Temporal.Instant.from(it);
    await punch(await client(), membercode, checktype);
  }
  office.now = Temporal.Instant.from('2026-10-25T18:00+01:00');
  const hr = await office.as('HR');
  const punches = ['21:55', '02:31'].map((time, at) => ({
    checktype: at === 0 ? ('in' as const) : ('out' as const),
    time,
  }));
  const body = { attendancedate: NIGHT, membercode, punches, reason: 'As the gate has it' };
  expect((await hr.call(contracts.askCorrection, { body })).status).toBe(201);
  const { days } = (await hr.call(readSummary, { query: { from: NIGHT, to: NIGHT, membercode } })).data();
  expect(days[0]?.minutes).toBe(335);
});
