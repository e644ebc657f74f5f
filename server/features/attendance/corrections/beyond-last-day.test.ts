import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { changeNow } from '../../../testing/members/change-now.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const WORKED = '2026-11-17';
const refused = { code: 'CORRECTION_NOT_POSSIBLE', params: { reason: 'outsideWork' } };

test('what waits for a day that a member does not work any more says so beforehand, and is rejected', async () => {
  office.now = inYangon(`${WORKED}T09:02`);
  await punch(await office.holding('A'), 'A', 'in');
  office.now = inYangon('2026-11-18T10:00');
  const body = { attendancedate: WORKED, kind: 'excuse', reason: 'The lock was broken' } as const;
  const asked = await (await office.holding('A')).call(contracts.askCorrection, { body });
  expect(asked.status).toBe(201);
  const { id } = asked.data();
  const told = async (who: Persona) => {
    const query = { state: 'pending', membercode: 'A' } as const;
    const [it] = (await (await office.holding(who)).call(contracts.listCorrections, { query })).data();
    return [it?.unemployed, it?.may.decide, it?.may.approve];
  };
  const decide = async (decision: 'approve' | 'reject') =>
    (await office.holding('M')).call(contracts.decideCorrection, { params: { id: String(id) }, body: { decision } });
  expect(await told('M')).toEqual([undefined, true, true]);

  const leaves = async (leftOn: string | null) =>
    changeNow(await office.holding('HR'), office.ids.A, { lefton: leftOn });
  const touched = async (lefton: string) => {
    const hr = await office.holding('HR');
    return (await changeNow(hr, office.ids.A, { lefton }, { preview: 'true' })).data().touches?.corrections;
  };
  expect(await touched('2026-11-16')).toEqual([{ id, day: WORKED, kind: 'excuse' }]);
  expect(await touched(WORKED)).toEqual([]);
  expect((await leaves('2026-11-16')).status).toBe(200);
  for (const who of ['M', 'HR'] as const) expect(await told(who)).toEqual([true, true, false]);
  expect((await decide('approve')).failure()).toMatchObject(refused);

  // Another day of theirs is not touched by it, nor is this one once they stay after all.
  expect((await leaves(WORKED)).status).toBe(200);
  expect(await told('M')).toEqual([undefined, true, true]);
  expect((await leaves('2026-11-16')).status).toBe(200);
  const rejected = (await decide('reject')).data();
  expect(rejected).toMatchObject({ state: 'rejected' });
  expect(rejected, 'once it is decided').not.toHaveProperty('unemployed');
  expect(await touched('2026-11-15')).toEqual([]);
});

test('what waits for a day of a closed pay period is not told: it can only be rejected, with or without a last day', async () => {
  const early = '2026-10-21';
  const body = { attendancedate: early, kind: 'excuse', reason: 'The lock was broken' } as const;
  office.now = inYangon(`${early}T09:20`);
  const b = await office.holding('B');
  await punch(b, 'B', 'in');
  const asked = await b.call(contracts.askCorrection, { body });
  expect([asked.status, asked.raw.body]).toEqual([201, asked.raw.body]);
  office.now = inYangon('2026-11-18T10:00');
  const [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
  const touched = async () =>
    (await changeNow(hr, office.ids.B, { lefton: '2026-10-20' }, { preview: 'true' })).data().touches?.corrections;
  expect(await touched()).toEqual([{ id: asked.data().id, day: early, kind: 'excuse' }]);
  const closing = await sa.call(closePeriod, { params: { month: '2026-10' }, body: { waive: 'late' } });
  expect([closing.status, await touched()]).toEqual([200, []]);
});
