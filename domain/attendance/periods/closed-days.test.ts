import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { dayKinds } from '../../work/day-kind.ts';
import { type DayRecord, dayFlags, dayStatuses } from '../summary/day-record.ts';
import {
  asClosed,
  asTheyAre,
  type ClosedDay,
  changedSince,
  countedAs,
  keptAs,
  type Payments,
  paidLeave,
  readClosedDays,
  readPayments,
  writeClosedDays,
  writePayments,
} from './closed-days.ts';

const minutes = fc.integer({ min: 0, max: 1440 });
const anyRecord = fc.record({
  status: fc.constantFrom(...dayStatuses, null),
  kind: fc.constantFrom(...dayKinds),
  ...{ minutes, expected: minutes, late: minutes, early: minutes, overtime: minutes },
  ...{ night: fc.oneof(fc.constant(0), minutes), overtimeOpen: fc.oneof(fc.constant(0), minutes) },
  off: fc.option(minutes),
  flags: fc.subarray([...dayFlags]),
  leave: fc.array(
    fc.record({ leaveid: fc.constantFrom('EL', 'CL', 'O'), halves: fc.constantFrom(1 as const, 2 as const) }),
    {
      maxLength: 2,
    },
  ),
  told: fc.option(
    fc.record({
      checkin: fc.constantFrom(null, '2026-11-02T02:30:00.000Z'),
      checkout: fc.constantFrom(null, '2026-11-02T11:00:00.000Z'),
      notes: fc.array(
        fc.oneof(
          fc.string().map((name) => ({ code: 'holiday' as const, params: { name } })),
          fc.constant({ code: 'offday' as const, params: {} }),
        ),
        { maxLength: 2 },
      ),
    }),
    { nil: undefined },
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

test('days that were kept are counted up, and not each asked of the calendar: a file of everybody has hundreds of thousands', () => {
  const one = fc.sample(
    anyMonth.filter((it) => it.length > 0),
    1,
  )[0]?.[0] as ClosedDay;
  const kept = writeClosedDays(Array.from({ length: 31 }, () => one));
  const asked = vi.spyOn(Temporal.PlainDate, 'from');
  const days = readClosedDays(kept, '2028-02-15').map((it) => it.date);
  expect(asked.mock.calls.length).toBeLessThan(3);
  asked.mockRestore();
  expect([days[0], days[14], days[15], days[30]]).toEqual(['2028-02-15', '2028-02-29', '2028-03-01', '2028-03-16']);
});

const payments: Payments = new Map([
  ['EL', 'full'],
  ['CL', 'half'],
]);
const paid = (days: readonly ClosedDay[]) => ({ days, payments });

test.each(['overtime', 'night'] as const)(
  'only days that would be paid otherwise count as changed, such as by %s',
  (minutes) => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: 0, max: 29 }), (month, at) => {
        const now = month.map((it, n) => (n === at ? { ...it, [minutes]: it[minutes] + 1 } : { ...it, flags: [] }));
        expect(changedSince(paid(month), paid(now))).toEqual([month[at]?.date]);
        expect(changedSince(paid(month), paid(month))).toEqual([]);
      }),
    );
  },
);

test('overtime that was not approved is kept, and is nothing that a day is paid for', () => {
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: 0, max: 29 }), (month, at) => {
      const now = month.map((it, n) => (n === at ? { ...it, overtimeOpen: it.overtimeOpen + 1 } : it));
      expect(changedSince(paid(month), paid(now))).toEqual([]);
    }),
  );
});

test('hours off are kept, and are nothing that a day is paid for beside what they make of it', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const now = month.map((it) => ({ ...it, off: null }));
      expect(changedSince(paid(month), paid(now))).toEqual([]);
      const told = month.map((it) => asClosed(it, { ...asRecord(it), off: 0 }).off);
      expect(told).toEqual(month.map((it) => it.off));
    }),
  );
});

test('a worked day that is of another kind since has changed, and one on which nobody works here has not', () => {
  const was = { flags: [], expected: 0, late: 0, early: 0, minutes: 330, overtime: 330 };
  const beside = { overtimeOpen: 0, off: null, night: 0, leave: [], told: undefined };
  const day = (kind: ClosedDay['kind'], status: ClosedDay['status'] = 'present'): ClosedDay[] => [
    { date: '2026-01-04', status, kind, ...was, ...beside },
  ];
  expect(changedSince(paid(day('offday')), paid(day('holiday')))).toEqual(['2026-01-04']);
  expect(changedSince(paid(day('offday')), paid(day('offday')))).toEqual([]);
  expect(changedSince(paid(day('offday', null)), paid(day('holiday', null)))).toEqual([]);
});

test('the first payroll that knew a day as it is now is who counted it', () => {
  const day = (status: ClosedDay['status']): ClosedDay => ({
    ...{ date: '2026-08-12', status, kind: 'workday', flags: [], leave: [], told: undefined },
    ...{ minutes: 0, expected: 0, late: 0, early: 0, overtime: 0, overtimeOpen: 0, off: null, night: 0 },
  });
  const counted = (now: ClosedDay['status'], ...told: ClosedDay['status'][]) =>
    countedAs(
      paid([day(now)]),
      told.map((it) => paid([day(it)])),
    )('2026-08-12');
  expect(counted('absent')).toBeUndefined();
  expect(counted('absent', 'present')).toBeUndefined();
  expect(counted('absent', 'absent')).toBe(0);
  expect(counted('absent', 'absent', 'absent')).toBe(0);
  expect(counted('absent', 'absent', 'present', 'absent')).toBe(2);
  expect(counted('absent', 'present', 'absent', 'present', 'absent')).toBe(3);
});

test('a day whose leave is paid otherwise has changed, and no other', () => {
  expect(readPayments(writePayments(payments))).toEqual(payments);
  const unpaid: Payments = new Map([...payments, ['EL', 'none']]);
  fc.assert(
    fc.property(anyMonth, (month) => {
      const taken = month.filter((day) => day.leave.some((it) => it.leaveid === 'EL'));
      expect(changedSince(paid(month), { days: month, payments: unpaid })).toEqual(taken.map((it) => it.date));
    }),
  );
  const leave = (['EL', 'CL', 'O'] as const).map((leaveid) => ({ leaveid, halves: 1 as const }));
  expect([paidLeave({ leave }, payments), paidLeave({ leave }, unpaid)]).toEqual([1.25, 0.75]);
});

const asRecord = ({ told, ...paid }: ClosedDay): DayRecord => ({
  ...{ ...paid, checkin: null, checkout: null, notes: [], why: undefined },
  ...{ inLieu: 0, toApprove: 0, approved: 0 },
  ...told,
});

test('days that are compared as they were kept have changed where they have', () => {
  const unpaid: Payments = new Map([...payments, ['EL', 'none']]);
  fc.assert(
    fc.property(anyMonth, anyMonth, fc.boolean(), fc.boolean(), (month, other, isOther, isUnpaid) => {
      const [days, paying] = [isOther ? other : month, isUnpaid ? unpaid : new Map(payments)];
      const kept = keptAs(writeClosedDays(month), '2026-11-01', payments);
      const now = asTheyAre(days.map(asRecord), paying);
      expect(changedSince(kept, now)).toEqual(changedSince(paid(month), { days, payments: paying }));
      expect(kept.days).toEqual(month);
    }),
  );
});

test('who came or went since has changed on the days on which they work here or did', () => {
  const away = { status: null, minutes: 0, expected: 0, late: 0, early: 0, overtime: 0, night: 0, leave: [] } as const;
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: 0, max: 29 }), (month, joined) => {
      const days = month.map((it, at) => (at < joined ? { ...it, ...away } : { ...it, status: 'absent' as const }));
      const here = days.slice(joined).map((it) => it.date);
      expect(changedSince(paid([]), paid(days))).toEqual(here);
      expect(changedSince(paid(days), paid([]))).toEqual(here);
    }),
  );
});

test('a day of two halves is no other day when they are read in another order', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const turned = month.map((it) => ({ ...it, leave: it.leave.toReversed() }));
      expect(changedSince(paid(month), paid(turned))).toEqual([]);
    }),
  );
});
