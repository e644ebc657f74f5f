import { DatabaseSync } from 'node:sqlite';
import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import { listCorrections } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { payrollAsCsv } from '@muster/domain/attendance/files/attendance-files-contract.ts';
import { readOpenThings } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readDeputies } from '@muster/domain/deputies/deputies-contract.ts';
import { listDecided } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { listLeave, listPending } from '@muster/domain/leave/leave-contract.ts';
import { listMembers } from '@muster/domain/members/member-office-contract.ts';
import { listTrips } from '@muster/domain/trips/trip-list-contract.ts';
import { listTripsToDecide } from '@muster/domain/trips/trips-contract.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { punch } from '../../testing/attendance/punches.ts';
import { type Office, openOffice, type Persona } from '../../testing/company/office.ts';

let office: Office;
/** How many tables and columns SQLite has asked leave for, which it does whenever it plans a statement. */
let planned = 0;

beforeAll(async () => {
  const { setAuthorizer } = DatabaseSync.prototype;
  DatabaseSync.prototype.setAuthorizer = function (this: DatabaseSync, authorize) {
    setAuthorizer.call(
      this,
      authorize &&
        ((...asked) => {
          planned += 1;
          return authorize(...asked);
        }),
    );
  };
  office = await openOffice();
  DatabaseSync.prototype.setAuthorizer = setAuthorizer;
});
afterAll(() => office.close());

/** What is asked again and again, each of somebody's. */
const requests = {
  'check-ins and check-outs': async () => {
    const b = await office.holding('B');
    await punch(b, 'B', 'in');
    await punch(b, 'B', 'out');
    return 200;
  },
  'the punches of a month': () => statusOf('B', listPunches, { from: '2026-11-01', to: '2026-11-30' }),
  'one’s leave': () => statusOf('B', listLeave, { from: '2026-11-01', to: '2026-11-30' }),
  'one’s trips': () => statusOf('B', listTrips, {}),
  'leave to decide about': () => statusOf('M', listPending, {}),
  'what was decided, by words': () => statusOf('M', listDecided, { search: 'b' }),
  'trips to decide about': () => statusOf('M', listTripsToDecide, {}),
  'a page of members': () => statusOf('HR', listMembers, {}),
  'members by words': () => statusOf('HR', listMembers, { search: 'kyaw' }),
  'corrections to decide about': () => statusOf('HR', listCorrections, { state: 'pending' }),
  'one’s deputies': () => statusOf('M', readDeputies, {}),
  'what keeps a period open': () =>
    statusOf('HR', { ...readOpenThings, path: '/api/attendance/months/2026-10/open' }, {}),
  'the payroll of a period': () => statusOf('HR', payrollAsCsv, { month: '2026-10' }),
};

async function statusOf(who: Persona, { method, path }: Contract, query: Record<string, string>): Promise<number> {
  const { statusCode } = await (await office.holding(who)).send({ method, url: path, query });
  return statusCode;
}

test.each(Object.entries(requests))('SQLite plans no statement anew for %s', async (_, ask) => {
  planned = 0;
  expect([await ask(), await ask(), planned > 0]).toEqual([200, 200, true]);
  planned = 0;
  await ask();
  expect(planned).toBe(0);
});
