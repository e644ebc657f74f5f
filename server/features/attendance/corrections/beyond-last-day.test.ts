import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
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
