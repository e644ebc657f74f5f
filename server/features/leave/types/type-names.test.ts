import { listPending } from '@muster/domain/leave/leave-contract.ts';
import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { newcomer, take } from '../../../testing/leave/leave.ts';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
});
afterAll(() => office.close());

const rules = { daysperyear: 3, nexttoholiday: 'allow', nexttooffday: 'allow' } as const;
const preview = { query: { preview: 'true' } } as const;
const add = (leaveid: string, description: string, look: object = {}) =>
  hr.call(contracts.addLeaveCode, { body: { leaveid, description, ...rules }, ...look });
const codes = async () => (await hr.call(contracts.listLeaveCodes)).data().codes;
const change = async (leaveid: string, set: Partial<contracts.LeaveCodeChange>, look: object = {}) => {
  const found = (await codes()).find((it) => it.leaveid === leaveid);
  if (!found) throw new Error(leaveid);
  const { description, nexttoholiday, nexttooffday, daysperyear, revision } = found;
  const kept = { description, nexttoholiday, nexttooffday, daysperyear, revision, begin: 'next-year' as const };
  return hr.call(contracts.changeLeaveCode, { params: { id: leaveid }, body: { ...kept, ...set }, ...look });
};
const taken = (other: string) => ({
  code: 'LEAVE_TYPE_TAKEN',
  params: { reason: 'description', other },
  errors: [{ field: 'description' }],
});
const earned = 'EARNED LEAVE';

describe('the name of a leave type', () => {
  test.each([earned, ' earned Leave ', 'EARNED  LEAVE'])('is no other type’s: "%s"', async (name) => {
    for (const look of [{}, preview]) {
      const answer = await add('UPL', name, look);
      expect([answer.status, answer.failure()]).toMatchObject([409, taken('EL')]);
      const renamed = await change('CL', { description: name }, look);
      expect([renamed.status, renamed.failure()]).toMatchObject([409, taken('EL')]);
    }
    expect((await codes()).map((it) => it.leaveid)).not.toContain('UPL');
  });

  test('may be spelled otherwise, and stays where it was the same already', async () => {
    expect((await change('EL', { description: 'Earned Leave' })).data().description).toBe('Earned Leave');
    expect((await change('EL', { description: earned })).data().description).toBe(earned);
    const { query } = office.database;
    await query.updateTable('leave_code').set({ description: earned }).where('leaveid', '=', 'O').execute();
    expect((await change('O', { daysperyear: 13 })).status).toBe(200);
    await query.updateTable('leave_code').set({ description: 'OFF DAY' }).where('leaveid', '=', 'O').execute();
  });

  test('is free once its type is retired, which is not offered again beside another of that name', async () => {
    expect((await add('OLD', 'STUDY LEAVE')).status).toBe(201);
    const params = { id: 'OLD' };
    expect((await hr.call(contracts.retireLeaveCode, { params })).status).toBe(200);
    expect((await add('NEW', 'STUDY LEAVE')).status).toBe(201);
    for (const look of [{}, preview]) {
      expect((await hr.call(contracts.reinstateLeaveCode, { params, ...look })).failure()).toMatchObject(taken('NEW'));
    }
    expect((await change('OLD', { description: 'STUDY LEAVE OF BEFORE' })).status).toBe(200);
    expect((await hr.call(contracts.reinstateLeaveCode, { params })).status).toBe(200);
  });

  test('goes to one of two who give it at once', async () => {
    const both = await Promise.all([
      add('M1', 'MOVING HOUSE'),
      add('M2', 'Moving House'),
      change('CL', { description: 'moving house' }),
    ]);
    expect(both.filter((it) => it.status < 300)).toHaveLength(1);
    expect((await codes()).filter((it) => /^moving house$/i.test(it.description))).toHaveLength(1);
  });
});

test('who decides about leave reads how its type is paid', async () => {
  const who = await newcomer(office);
  const { id } = await take(who, '2026-12-01', '2026-12-03');
  const manager = await office.as('M');
  const paid = async () => (await manager.call(listPending)).data().items.find((it) => it.id === id)?.paid;
  expect(await paid()).toBe('full');
  const { query } = office.database;
  await query.updateTable('leave_code').set({ paid: 'none' }).where('leaveid', '=', 'EL').execute();
  expect(await paid()).toBe('none');
});
