import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AttendanceMonth, anyAttendanceMonth } from '../../testing/attendance-months.ts';
import { slowSummary } from '../../testing/slow-summary.ts';
import { EVERY_MINUTE } from '../../work/overtime-rule.ts';
import { type DayRecord, dayStatuses } from './day-record.ts';
import { payrollDays, totalsOf } from './day-totals.ts';
import { deriveDays, spanOfDays } from './derive-days.ts';

const derive = ({ from, to, company, member }: AttendanceMonth) =>
  deriveDays(spanOfDays(from, to, company.zone), company, member);

/** How many random months are tried: some hundreds with every run, as many as one likes before a release. */
const env = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process.env;
const MONTHS = Number(env['SUMMARY_MONTHS'] ?? 150);

const told = ({ date, status, why, minutes, expected, late, early, night, inLieu, flags, ...it }: DayRecord) => ({
  ...{ date, status, why, minutes, expected, late, early, night, inLieu },
  off: it.off,
  ...{ overtime: it.overtime, overtimeOpen: it.overtimeOpen, toApprove: it.toApprove },
  flags: [...flags],
});

describe('the days of any month', () => {
  test('are those of an oracle that counts step by step', { timeout: 1_800_000 }, () => {
    fc.assert(
      fc.property(anyAttendanceMonth, (month) => {
        expect(derive(month).map(told)).toEqual(slowSummary(month));
      }),
      { numRuns: MONTHS },
    );
  });

  test('come out the same in whatever order facts are given', () => {
    fc.assert(
      fc.property(anyAttendanceMonth, fc.infiniteStream(fc.nat()), (month, chance) => {
        const shuffled = <T>(list: readonly T[]) =>
          list
            .map((it) => ({ it, key: chance.next().value }))
            .sort((a, b) => a.key - b.key)
            .map(({ it }) => it);
        const member = { ...month.member, attended: shuffled(month.member.attended) };
        expect(derive({ ...month, member })).toEqual(derive(month));
      }),
      { numRuns: 60 },
    );
  });

  test('hold no minute twice, and each day no more than lies between its first check-in and its end', () => {
    fc.assert(
      fc.property(anyAttendanceMonth, (month) => {
        for (const day of derive(month)) {
          const own = month.member.attended.filter((it) => it.day === day.date);
          const now = month.company.now.toString({ smallestUnit: 'millisecond' });
          const [first, last] = [
            own.map((it) => it.startedAt).sort()[0],
            own
              .map((it) => it.endedAt ?? now)
              .sort()
              .at(-1),
          ];
          const most = first && last ? Temporal.Instant.from(first).until(last).total('minutes') : 0;
          expect(day.minutes).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('add up to the totals', () => {
    fc.assert(
      fc.property(anyAttendanceMonth, (month) => {
        const days = derive(month);
        const totals = totalsOf(days);
        const sum = (pick: (day: DayRecord) => number) => days.reduce((all, day) => all + pick(day), 0);
        for (const status of dayStatuses) expect(totals[status]).toBe(sum((it) => (it.status === status ? 1 : 0)));
        expect(totals).toMatchObject({
          late: sum((it) => (it.late > 0 ? 1 : 0)),
          early: sum((it) => (it.early > 0 ? 1 : 0)),
          workedminutes: sum((it) => it.minutes),
          expectedminutes: sum((it) => it.expected),
          overtimeminutes: sum((it) => it.overtime),
          overtimeopenminutes: sum((it) => it.overtimeOpen),
          nightminutes: sum((it) => it.night),
        });
      }),
      { numRuns: 60 },
    );
  });

  test('are counted by halves no more than there are, and as their statuses are but for half days', () => {
    fc.assert(
      fc.property(anyAttendanceMonth, (month) => {
        for (const day of derive(month)) {
          const halves = payrollDays([day]);
          const all = Object.values(halves).reduce((sum, it) => sum + it, 0);
          expect(all).toBeLessThanOrEqual(1);
          if (day.leave.length > 0 || day.status === null) continue;
          const { present, absent, leave, holiday, offday } = totalsOf([day]);
          expect(halves).toEqual({ present, absent, leave, holiday, offday });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('stay as they were when the pattern changes later', () => {
    fc.assert(
      fc.property(anyAttendanceMonth, fc.nat(30), (month, at) => {
        const days = derive(month);
        const from = (days[at] as DayRecord).date;
        const shift = { starts: '03:15', ends: '04:00', break: 0, grace: 0, ...EVERY_MINUTE };
        const patterns = [
          ...month.member.patterns.filter((it) => it.from < from),
          { from, shift, restdays: [1, 2, 3], counted: true },
        ];
        expect(derive({ ...month, member: { ...month.member, patterns } }).slice(0, at)).toEqual(days.slice(0, at));
      }),
      { numRuns: 60 },
    );
  });

  test('are the same whether asked for alone or with others', () => {
    fc.assert(
      fc.property(anyAttendanceMonth, fc.nat(30), (month, at) => {
        const days = derive(month);
        const { date } = days[at] as DayRecord;
        expect(derive({ ...month, from: date, to: date })).toEqual([days[at]]);
      }),
      { numRuns: 60 },
    );
  });
});
