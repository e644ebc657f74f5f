import type { Day } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import { eachDay } from '../../calendar/each-day.ts';
import type { Payment } from '../../leave/types/leave-type.ts';
import type { DayKind } from '../../work/day-kind.ts';
import type { DayFlag, DayRecord, DayStatus, LeaveTaken } from '../summary/day-record.ts';

/** What a file says of a day and payroll does not pay for. */
type Told = Pick<DayRecord, 'checkin' | 'checkout' | 'notes'>;

/** What is kept of a day when its period is closed: all that payroll pays for, and what files say beside it. */
export type ClosedDay = Omit<DayRecord, keyof Told | 'why' | 'inLieu' | 'toApprove' | 'approved'> & {
  /** Undefined in what was closed before it was kept. */
  readonly told?: Told | undefined;
};

/** A day as it is kept. */
export function closedDay({ checkin, checkout, notes, why: _why, ...more }: DayRecord): ClosedDay {
  const { inLieu: _inLieu, toApprove: _toApprove, approved: _approved, ...kept } = more;
  return { ...kept, told: { checkin, checkout, notes } };
}

/** A day in the snapshot: status, kind, five counts of minutes, flags, leave as `id:halves`; check-in, check-out, notes; the minutes of the night, and those of overtime that was not approved, as far as there are any; those of hours off, where there were such. */
type Written = readonly [
  ...[string, string, number, number, number, number, number, string, string],
  (string | null)?,
  (string | null)?,
  (Told['notes'] | null)?,
  number?,
  number?,
  number?,
];

/** Writes a member's days, in order, as they are kept. About a hundred characters a day. */
export const writeClosedDays = (days: readonly ClosedDay[]): string =>
  JSON.stringify(days.map((it) => written(it, it.told)));

/** One literal each: a company's month has hundreds of thousands of days. */
function written(it: Omit<ClosedDay, 'told'>, told: Told | undefined): Written {
  const { status, kind, minutes, expected, late, early, overtime, night, overtimeOpen: open, off } = it;
  const flags = it.flags.length === 0 ? '' : it.flags.join(' ');
  const leave = it.leave.length === 0 ? '' : it.leave.map(({ leaveid, halves }) => `${leaveid}:${halves}`).join(' ');
  if (!told && night === 0 && open === 0 && off === null)
    return [status ?? '', kind, minutes, expected, late, early, overtime, flags, leave];
  const { checkin, checkout, notes } = told ?? { checkin: null, checkout: null, notes: null };
  if (open > 0 || off !== null) {
    const paid = [status ?? '', kind, minutes, expected, late, early, overtime, flags, leave] as const;
    const beside = [checkin, checkout, notes, night, open] as const;
    return off === null ? [...paid, ...beside] : [...paid, ...beside, off];
  }
  if (night === 0) {
    return [status ?? '', kind, minutes, expected, late, early, overtime, flags, leave, checkin, checkout, notes];
  }
  return [status ?? '', kind, minutes, expected, late, early, overtime, flags, leave, checkin, checkout, notes, night];
}

/** Reads what `writeClosedDays` wrote of days that begin with `from`. The days are counted up: a file of everybody has as many as their months together. */
export function readClosedDays(text: string, from: Day): ClosedDay[] {
  const all = JSON.parse(text) as Written[];
  const dates = eachDay(from, addDays(from, all.length - 1));
  return all.map((it, at) => readWritten(it, dates[at] as Day));
}

function readWritten(it: Written, date: Day): ClosedDay {
  const [status, kind, minutes, expected, late, early, overtime, flags, leave, ...more] = it;
  const [checkin = null, checkout = null, notes = null, night = 0, overtimeOpen = 0, off = null] = more;
  return {
    date,
    status: (status || null) as DayStatus | null,
    kind: kind as DayKind,
    ...{ minutes, expected, late, early, overtime, overtimeOpen, night, off },
    flags: words(flags) as DayFlag[],
    leave: words(leave).map(readLeave),
    told: notes ? { checkin, checkout, notes } : undefined,
  };
}

/**
 * A day as it was closed; times and notes that were not kept then are those of today, as is why a day had no status. Of a
 * closed period nothing is given back or approved.
 */
export const asClosed = (
  { told, ...paid }: ClosedDay,
  { checkin, checkout, notes, why, approved }: DayRecord,
): DayRecord => ({
  ...{ checkin, checkout, notes, inLieu: 0, toApprove: 0, approved },
  ...(paid.status === null && { why }),
  ...paid,
  ...told,
});

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

/** The same with what `writeClosedDays` makes of the days, by which most that are alike are known. */
export interface WrittenDays extends PaidDays {
  readonly written: string;
}

/** Days as they were kept. They are read when somebody looks at them: of most members nothing has changed. */
export function keptAs(written: string, from: Day, payments: Payments): WrittenDays {
  let days: readonly ClosedDay[] | undefined;
  return {
    written,
    payments,
    get days() {
      days ??= readClosedDays(written, from);
      return days;
    },
  };
}

/** Days as they are now, to be compared with some that were kept. Of most members what is written says that nothing has changed. */
export function asTheyAre(records: readonly DayRecord[], payments: Payments): WrittenDays {
  let days: readonly ClosedDay[] | undefined;
  return {
    written: JSON.stringify(records.map((it) => written(it, it))),
    payments,
    get days() {
      days ??= records.map(closedDay);
      return days;
    },
  };
}

const paidAlike = (was: Payments, is: Payments): boolean =>
  was === is || (was.size === is.size && [...was].every(([id, payment]) => is.get(id) === payment));

/**
 * The days that are no longer as they were closed; those that are alike pay alike. Without a day on one side it is as
 * if the member had not worked here.
 */
export const changedSince = (closed: PaidDays, now: PaidDays): Day[] => {
  const writtenAlike = 'written' in closed && 'written' in now && closed.written === now.written;
  if (writtenAlike && paidAlike(closed.payments, now.payments)) return [];
  const [was, is] = [paidFor(closed), paidFor(now)];
  const dates = new Set([...was.keys(), ...is.keys()]);
  return [...dates].filter((it) => (was.get(it) ?? NOTHING) !== (is.get(it) ?? NOTHING));
};

/**
 * Which of the times that payroll counted some days was the first to know a day as it is now and as all later ones knew
 * it too; undefined where none knows it so yet. @param told the days each time, the oldest first
 */
export const countedAs = (now: PaidDays, told: readonly PaidDays[]): ((date: Day) => number | undefined) => {
  const [is, were] = [paidFor(now), told.map(paidFor)];
  return (date) => {
    const since = were.findLastIndex((it) => (it.get(date) ?? NOTHING) !== (is.get(date) ?? NOTHING)) + 1;
    return since < told.length ? since : undefined;
  };
};

/**
 * What each day pays for, to compare: two halves of leave pay alike in either order, and what is worked on a free day or
 * a holiday is paid apart. Of what kind a day is on which somebody did not work here makes no difference.
 */
const paidFor = ({ days, payments }: PaidDays): ReadonlyMap<Day, string> =>
  new Map(
    days.map(({ date, status, kind, minutes, expected, late, early, overtime, night, leave }) => {
      const taken = leave.map((it) => `${it.leaveid}:${it.halves}:${paymentOf(payments, it.leaveid)}`).sort();
      const what = status === null ? NOBODY : [status, kind];
      return [date, [...what, minutes, expected, late, early, overtime, night, ...taken].join(' ')];
    }),
  );

const NOBODY = ['', ''];
const NOTHING = [...NOBODY, 0, 0, 0, 0, 0, 0].join(' ');

/** Days of leave that a day is paid for; half a day for a whole one of a type that is paid by half. */
export const paidLeave = ({ leave }: Pick<ClosedDay, 'leave'>, payments: Payments): number =>
  leave.reduce((sum, it) => sum + (it.halves / 2) * SHARES[paymentOf(payments, it.leaveid)], 0);

const SHARES: Readonly<Record<Payment, number>> = { full: 1, half: 0.5, none: 0 };
