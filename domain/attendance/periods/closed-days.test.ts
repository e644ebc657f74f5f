import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { dayKinds } from '../summary/day-facts.ts';
import { dayFlags, dayStatuses } from '../summary/day-record.ts';
import { type ClosedDay, changedSince, readClosedDays, writeClosedDays } from './closed-days.ts';

const minutes = fc.integer({ min: 0, max: 1440 });
const anyRecord = fc.record({
  status: fc.constantFrom(...dayStatuses, null),
  kind: fc.constantFrom(...dayKinds),
  ...{ minutes, expected: minutes, late: minutes, early: minutes, overtime: minutes },
  flags: fc.subarray([...dayFlags]),
  leave: fc.array(
    fc.record({ leaveid: fc.constantFrom('EL', 'CL', 'O'), halves: fc.constantFrom(1 as const, 2 as const) }),
    {
      maxLength: 2,
    },
  ),
});
const anyMonth = fc
  .array(anyRecord, { minLength: 30, maxLength: 30 })
  .map((records): ClosedDay[] => records.map((it, at) => ({ date: addDays('2026-11-01', at), ...it })));

test('what is kept of closed days is read back as it was', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      expect(readClosedDays(writeClosedDays(month), '2026-11-01')).toEqual(month);
    }),
  );
});

test('only days that would be paid otherwise count as changed', () => {
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: 0, max: 29 }), (month, at) => {
      const now = month.map((it, n) => (n === at ? { ...it, overtime: it.overtime + 1 } : { ...it, flags: [] }));
      expect(changedSince(month, now)).toEqual([month[at]?.date]);
      expect(changedSince(month, month)).toEqual([]);
    }),
  );
});
