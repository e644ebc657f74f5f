import { listPunches, readToday, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { AT_OFFICE, FAR_AWAY, MORNING, type Office, openOffice } from '../../testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(() => {
  office.now = MORNING;
});

const punchBody = (membercode: string, checktype: 'in' | 'out', more: object = {}) => ({
  clientid: crypto.randomUUID(),
  membercode,
  checktype,
  checktime: '2026-11-20T09:00:00+06:30',
  ...AT_OFFICE,
  ...more,
});

describe('checking in and out', () => {
  let a: Client;
  beforeAll(async () => {
    a = await office.as('A');
  });

  test('a check-in at the office is recorded at the server time, whatever the device says', async () => {
    const answer = await a.call(recordPunch, {
      body: punchBody('A', 'in', { checktime: '2026-11-18T03:00:00+06:30' }),
    });
    expect(answer.status).toBe(201);
    expect(answer.data()).toMatchObject({
      membercode: 'A',
      checktype: 'in',
      checktime: '2026-11-20T02:30:00.000Z',
      devicetime: '2026-11-17T20:30:00.000Z',
      attendancedate: '2026-11-20',
      distance: 0,
      sitename: 'Head Office',
      verdict: 'inside',
      remark: '',
    });
    expect((await a.call(readToday)).data().open?.checktype).toBe('in');
    expect((await a.call(recordPunch, { body: punchBody('A', 'in') })).failure().code).toBe('ALREADY_CHECKED_IN');
    const out = await a.call(recordPunch, { body: punchBody('A', 'out', FAR_AWAY) });
    expect(out.status).toBe(422);
    expect(out.failure()).toMatchObject({ code: 'OUTSIDE_AREA', data: { sitename: 'Head Office', radius: 200 } });
  });

  test('lists', async () => {
    expect((await a.call(listPunches, { query: { from: '2026-11-01', to: '2026-11-30' } })).data()).toHaveLength(1);
  });
});
