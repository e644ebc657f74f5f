import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/office-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';

/** It is Friday 20 November 2026. The company gives a day of leave for eight hours of work on a day off. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T10:00');
  const hr = await as('HR');
  const { zone: _zone, may: _may, ...stored } = (await hr.call(readSettings)).data();
  expect((await hr.call(saveSettings, { body: { ...stored, inlieu: 'O' } })).status).toBe(200);
});
afterEach(() => office.close());

const as = (who: Persona) => office.holding(who);
async function at(local: string, kind?: 'in' | 'out', more: object = {}): Promise<number> {
  office.now = inYangon(local);
  if (!kind) return 0;
  return (await punch(await as('A'), 'A', kind, { checktime: office.now.toString(), ...more })).id;
}
const ask = async (who: Persona, day: string, more: object = {}) =>
  (await as(who)).call(contracts.askCorrection, {
    body: {
      attendancedate: day,
      reason: 'Stocktaking',
      kind: 'inlieu',
      ...(who === 'A' ? {} : { membercode: 'A' }),
      ...more,
    },
  });
const day = async (date: string) =>
  (await (await as('A')).call(readSummary, { query: { from: date, to: date } })).data().days[0];
const refusal = (answer: { status: number; failure: () => { code: string; params?: Record<string, unknown> } }) => {
  const { code, params } = answer.failure();
  return [answer.status, code, params?.['reason']];
};

test('what runs still has earned nothing', async () => {
  await at('2026-11-21T08:00', 'in');
  await at('2026-11-21T08:05', 'out');
  await at('2026-11-21T08:10', 'in');
  await at('2026-11-21T17:00');
  expect(await day('2026-11-21')).not.toHaveProperty('inlieu');
  expect(refusal(await ask('A', '2026-11-21'))).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'unearned']);
  expect(refusal(await ask('HR', '2026-11-21'))).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'unearned']);
  await at('2026-11-21T17:30', 'out');
  expect(await day('2026-11-21')).toMatchObject({ inlieu: { days: 1 } });
  expect((await ask('A', '2026-11-21')).status).toBe(201);
});
