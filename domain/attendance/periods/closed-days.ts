import type { Day } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import type { Payment } from '../../leave/leave-type.ts';
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

/** How leave types are paid, by id and in their order. */
export type Payments = ReadonlyMap<string, Payment>;

export const writePayments = (payments: Payments): string => JSON.stringify([...payments]);
export const readPayments = (text: string): Payments => new Map(JSON.parse(text) as [string, Payment][]);

/** A type that nobody knows is paid like any other day. */
export const paymentOf = (payments: Payments, leaveid: string): Payment => payments.get(leaveid) ?? 'full';

/** A member's days, and how their leave is paid. */
export interface PaidDays {
  readonly days: readonly ClosedDay[];
  readonly payments: Payments;
}

/**
 * The days that are no longer as they were closed; those that are alike pay alike. Without a day on one side it is as
 * if the member had not worked here.
 */
export const changedSince = (closed: PaidDays, now: PaidDays): Day[] => {
  const [was, is] = [paidFor(closed), paidFor(now)];
  const dates = new Set([...was.keys(), ...is.keys()]);
  return [...dates].filter((it) => (was.get(it) ?? NOTHING) !== (is.get(it) ?? NOTHING));
};

/** What each day pays for, to compare. */
const paidFor = ({ days, payments }: PaidDays): ReadonlyMap<Day, string> =>
  new Map(
    days.map(({ date, status, minutes, expected, late, early, overtime, leave }) => {
      const taken = leave.map((it) => `${it.leaveid}:${it.halves}:${paymentOf(payments, it.leaveid)}`);
      return [date, [status, minutes, expected, late, early, overtime, ...taken].join(' ')];
    }),
  );

const NOTHING = [null, 0, 0, 0, 0, 0].join(' ');

/** Days of leave that a day is paid for; half a day for a whole one of a type that is paid by half. */
export const paidLeave = ({ leave }: Pick<ClosedDay, 'leave'>, payments: Payments): number =>
  leave.reduce((sum, it) => sum + (it.halves / 2) * SHARES[paymentOf(payments, it.leaveid)], 0);

const SHARES: Readonly<Record<Payment, number>> = { full: 1, half: 0.5, none: 0 };
