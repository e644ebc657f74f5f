import type { Day } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import type { DayKind } from '../summary/day-facts.ts';
import type { DayFlag, DayRecord, DayStatus, LeaveTaken } from '../summary/day-record.ts';

/** What is kept of a day when its period is closed: all that payroll pays for. */
export type ClosedDay = Omit<DayRecord, 'checkin' | 'checkout' | 'notes'>;

/** A day in the snapshot: status, kind, five counts of minutes, flags, leave as `id:halves`. */
type Written = readonly [string, string, number, number, number, number, number, string, string];

/** Writes a member's days, in order, as they are kept. About fifty characters a day. */
export const writeClosedDays = (days: readonly ClosedDay[]): string =>
  JSON.stringify(
    days.map((it): Written => {
      const leave = it.leave.map(({ leaveid, halves }) => `${leaveid}:${halves}`).join(' ');
      const { minutes, expected, late, early, overtime } = it;
      return [it.status ?? '', it.kind, minutes, expected, late, early, overtime, it.flags.join(' '), leave];
    }),
  );

/** Reads what `writeClosedDays` wrote of days that begin with `from`. */
export const readClosedDays = (text: string, from: Day): ClosedDay[] =>
  (JSON.parse(text) as Written[]).map(([status, kind, minutes, expected, late, early, overtime, flags, leave], at) => ({
    date: addDays(from, at),
    status: (status || null) as DayStatus | null,
    kind: kind as DayKind,
    ...{ minutes, expected, late, early, overtime },
    flags: words(flags) as DayFlag[],
    leave: words(leave).map(readLeave),
  }));

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

const readLeave = (word: string): LeaveTaken => ({
  leaveid: word.slice(0, -2),
  halves: word.endsWith(':1') ? 1 : 2,
});

/** The days that are no longer as they were closed; those that are alike pay alike. */
export const changedSince = (closed: readonly ClosedDay[], now: readonly ClosedDay[]): Day[] => {
  const current = new Map(now.map((it) => [it.date, paidFor(it)]));
  return closed.filter((it) => current.get(it.date) !== paidFor(it)).map((it) => it.date);
};

const paidFor = ({ kind: _kind, flags: _flags, ...paid }: ClosedDay): string =>
  writeClosedDays([{ ...paid, kind: 'workday', flags: [] }]);
