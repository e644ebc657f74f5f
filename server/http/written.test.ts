import { type GroupMember, readGroupSummary } from '@muster/domain/attendance/summary/summary-contract.ts';

import { expect, test } from 'vitest';
import { writesList } from './written.ts';

const NO_DAYS = { present: 0, absent: 0, leave: 0, trip: 0, holiday: 0, offday: 0, upcoming: 0 };
const NO_MINUTES = { late: 0, early: 0, workedminutes: 0, expectedminutes: 0, overtimeminutes: 0 };

const named = (membername: string): GroupMember => ({
  ...{ membernoid: 1, membercode: 'A', membername, groupno: null, days: [] },
  totals: { ...NO_DAYS, ...NO_MINUTES },
  payroll: { present: 0, absent: 0.5, leave: 0.5, holiday: 0, offday: 0 },
});

test('a list that was written item by item reads as the whole, whatever text is in it, and tells no more than its contract', () => {
  const grid = writesList(readGroupSummary, 'members');
  const members = [named('"members":[] \\ မောင်'), named('b')];
  const stored = members.map((it) => ({ ...it, password_hash: 'secret' }));
  const around = { month: '"members":[]', closed: false, more: true };
  const { status, body } = grid.ok({ ...around, members: stored.map(grid.item) });
  expect(status).toBe(200);
  expect(JSON.parse(body.bytes.toString())).toEqual({
    ...{ status: 'success', code: '200', message: 'OK' },
    data: { ...around, members },
  });
  expect(JSON.parse(grid.ok({ ...around, members: [] }).body.bytes.toString()).data).toEqual({
    ...around,
    members: [],
  });
});
