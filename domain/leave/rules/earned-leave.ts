import type { Day } from '../../calendar/company-time.ts';
import { addMonths, lastOfMonth } from '../../calendar/day.ts';
import { byFiscalYear, fiscalYearDays, fiscalYearOf } from '../../calendar/fiscal-year.ts';
import { daysNotEmployed, type Employment, isEmployedOn, newestOf } from '../../members/employment.ts';
import { type Problem, problem } from '../../wire/problem.ts';
import { type CarriedDays, endingCarry, passedOn, unusedCarry, usedUntil } from '../balances/carried-days.ts';
import type { CarryTerms } from '../balances/carry-over.ts';
import { givenBy, type LedgerLine, sumOf } from '../balances/leave-balance.ts';
import type { LedgerNote } from '../balances/ledger-note.ts';
import type { LeaveTerms } from '../types/leave-type.ts';
import { chargedDays, daysByFiscalYear, type LeaveDays } from './leave-days.ts';

/** The most months that a leave type may have to be waited for. */
export const MAX_SERVICE_MONTHS = 120;

/** Whether days of a type are earned month by month: one without limit has none that could be. */
export const isEarned = ({ earnedMonthly, unlimited }: Pick<LeaveTerms, 'earnedMonthly' | 'unlimited'>): boolean =>
  earnedMonthly && !unlimited;

/** What a fiscal year has for a member of a type whose days are earned month by month. */
export interface Earning {
  /** What the type grants: that alone is earned. */
  readonly granted: number;
  /** What counts in full from the first day on: carried over, entered by a file, given in return, adjusted by hand. */
  readonly whole: number;
  /** The first days of the months that earn it, each the same; with the last all of it is earned. */
  readonly months: readonly Day[];
  /** Leave of the type in the year that stands or waits, by its first day there, with what it costs. */
  readonly leave: readonly { readonly id: number; readonly from: Day; readonly days: number }[];
}

/** The lines by which a grant comes to what the year gives the member: as if it had been granted so. */
const asGranted: ReadonlySet<LedgerNote['code']> = new Set([
  'daysPerYear',
  'agreedDays',
  'agreedYear',
  'agreementEnded',
  'rejoined',
  'joinedCorrected',
]);

interface EarningFacts {
  readonly year: number;
  readonly type: Pick<LeaveTerms, 'prorated'>;
  /** The ledger of the type in that year. */
  readonly lines: readonly LedgerLine[];
  readonly leave: readonly (LeaveDays & { readonly id: number })[];
  readonly employment: Employment;
}

/** What a year has of a type, from its ledger and the leave that stands or waits. */
export function earningOf({ year, type, lines, leave, employment }: EarningFacts): Earning {
  const isGranted = ({ kind, note }: LedgerLine) =>
    kind === 'grant' || (kind === 'adjusted' && note != null && asGranted.has(note));
  const granted = sumOf(lines.filter(isGranted));
  const { from: first } = fiscalYearDays(year);
  return {
    granted,
    // What went on into the next year, or was lost with this one, was there while it ran.
    whole: givenBy(lines) + passedOn(lines) - granted,
    months: earningMonths(year, type, employment),
    leave: leave.flatMap((it) => {
      const days = daysByFiscalYear(it).find((part) => part.year === year)?.days ?? 0;
      return days > 0 ? [{ id: it.id, from: it.from > first ? it.from : first, days }] : [];
    }),
  };
}

/** The twelve months of the year; of who joins within it and has a part of its days, the full ones of their time here. */
function earningMonths(year: number, { prorated }: Pick<LeaveTerms, 'prorated'>, employment: Employment): Day[] {
  const { from: first } = fiscalYearDays(year);
  const months = Array.from({ length: 12 }, (_, n) => addMonths(first, n));
  const { newest, earlier } = newestOf(employment);
  const joined = newest.from;
  if (!prorated || joined === null || joined === first || fiscalYearOf(joined) !== year) return months;
  // Whoever leaves keeps what the year gave: the months after it are among those that were to earn it.
  const employed = [...earlier, { from: joined, to: null }];
  return months.filter((it) => daysNotEmployed(employed, it, lastOfMonth(it)).length === 0);
}

/** How many of the granted days are earned by a day: whole ones, or halves where the type is taken by halves. */
export function earnedBy(
  { granted, months }: Pick<Earning, 'granted' | 'months'>,
  day: Day,
  halfDays: boolean,
): number {
  const begun = months.filter((it) => it <= day).length;
  if (begun === months.length) return granted;
  return takeable((granted * begun) / months.length, halfDays);
}

/** So much of some days as can be taken: whole ones, or halves where the type is taken by halves. */
function takeable(days: number, halfDays: boolean): number {
  const parts = halfDays ? 2 : 1;
  return Math.floor(days * parts) / parts;
}

/**
 * The day on which a member has been here for so many months, counted from the first day of the stretch in which some day
 * lies; undefined where nobody wrote that down, or nothing has to be waited for.
 */
export function serviceDay(employment: Employment, day: Day, serviceMonths: number): Day | undefined {
  const { from } = employment.find((it) => isEmployedOn([it], day)) ?? newestOf(employment).newest;
  if (serviceMonths === 0 || from === null) return undefined;
  return Temporal.PlainDate.from(from).add({ months: serviceMonths }).toString();
}

/** Refuses leave that begins before its member has been here long enough for its type. */
export function tooShortHere(from: Day, servedOn: Day | undefined): Problem | undefined {
  if (servedOn === undefined || from >= servedOn) return undefined;
  return problem('LEAVE_SERVICE_SHORT', { field: 'fromdate', params: { day: servedOn } });
}

/** A fiscal year of leave, with those of its days that were carried over and end within it. */
interface EarningYear {
  readonly year: number;
  /** Of a type whose days are earned month by month. */
  readonly earning?: Earning | undefined;
  readonly carried?: CarriedDays | undefined;
}

interface EarnedDays {
  readonly earning: Earning;
  readonly carried?: CarriedDays | undefined;
}

/** What a year has of a type whose days are earned month by month, those carried into it with them. */
export const earnedYear = (
  facts: EarningFacts & { readonly type: CarryTerms },
): EarnedDays & { readonly year: number } => ({
  year: facts.year,
  earning: earningOf(facts),
  carried: endingCarry(facts.year, facts.type, facts),
});

interface NotYetFacts {
  readonly type: Pick<LeaveTerms, 'halfDays'>;
  /** The day from which its member may take the type; undefined where there is none. */
  readonly servedOn: Day | undefined;
  /** The years that the leave touches, without the leave itself. */
  readonly years: readonly EarningYear[];
}

/**
 * Everything about a leave that is asked for too early in its member's time here, or in the year: the form says it, and the
 * server refuses with it (behaviour 5). Each fiscal year reckons with its own days of the leave, by the first of them.
 */
export function notYet(leave: LeaveDays, { type, servedOn, years }: NotYetFacts): Problem[] {
  const parts = byFiscalYear(leave.from, leave.to).map(({ year, from, to }) => {
    const found = years.find((it) => it.year === year);
    // The next year has no day of its own on which the leave could begin instead.
    const beginsFrom = from === leave.from ? (servedOn ?? from) : undefined;
    return found && notEarned({ ...leave, from, to }, found, type.halfDays, beginsFrom);
  });
  return [tooShortHere(leave.from, servedOn), ...parts].filter((it) => it !== undefined);
}

/**
 * Refuses more days than are earned by the first of them. Each leave of the year counts on its own first day, whichever was
 * asked for first; days that the leave takes of carried ones that end are beside it. `beginsFrom` is the day from which leave
 * that begins in this year could do so.
 */
function notEarned(part: LeaveDays, of: EarningYear, halfDays: boolean, beginsFrom?: Day): Problem | undefined {
  const { earning, carried } = of;
  if (!earning) return undefined;
  const days = chargedDays(part);
  const unused = carried ? unusedCarry(carried) : 0;
  const fromCarried = carried ? Math.min(unused, usedUntil(part, carried.until)) : 0;
  const left = (day: Day) => leftOfEarned(earning, day, halfDays) - unused;
  const most = Math.max(0, left(part.from) + fromCarried);
  if (days <= most) return undefined;
  const count = takeable(most, halfDays);
  const from = laterDays(of.year, earning, part.from, beginsFrom).find((it) => days <= left(it));
  const told = { day: part.from, earned: earnedBy(earning, part.from, halfDays), granted: earning.granted, count };
  // Where not all that is earned, or more, can be taken, it is said what else counts.
  const isAll = told.earned === most;
  return problem('LEAVE_NOT_EARNED', {
    field: beginsFrom !== undefined && count === 0 ? 'fromdate' : 'todate',
    params:
      from === undefined
        ? { reason: isAll ? 'earned' : 'beside', ...told }
        : { reason: isAll ? 'later' : 'besidelater', ...told, from },
  });
}

/** The days of a year after another on which more of it is earned than before, none of them before leave could begin. */
function laterDays(year: number, { months }: Earning, after: Day, beginsFrom: Day | undefined): Day[] {
  if (beginsFrom === undefined) return [];
  const first = fiscalYearOf(beginsFrom) === year ? [beginsFrom] : [];
  return [...first, ...months.filter((it) => it > beginsFrom)].filter((it) => it > after);
}

/**
 * How many days leave that begins on a day could take of a year: what is earned by then and not taken, and of carried days
 * that end within the year those that have not ended.
 */
export function mostFrom(day: Day, { earning, carried }: EarnedDays, halfDays: boolean): number {
  return takeable(Math.max(0, leftOfEarned(earning, day, halfDays) - endedBy(day, carried)), halfDays);
}

/**
 * What leave that has begun by a day took of a year, and what there was for it by then, where that was less: what is earned
 * and what counts in full, without carried days that have ended.
 */
export function takenAhead(
  day: Day,
  { earning, carried }: EarnedDays,
  halfDays: boolean,
): { readonly taken: number; readonly there: number } | undefined {
  const taken = takenBy(earning, day);
  const there = earning.whole + earnedBy(earning, day, halfDays) - endedBy(day, carried);
  return taken > there ? { taken, there } : undefined;
}

/** Carried days that have ended by a day without being taken. */
const endedBy = (day: Day, carried: CarriedDays | undefined): number =>
  carried && day > carried.until ? unusedCarry(carried) : 0;

/** What leave takes of a year that has begun by a day. */
const takenBy = ({ leave }: Earning, day: Day): number =>
  leave.reduce((sum, it) => (it.from <= day ? sum + it.days : sum), 0);

/**
 * What is earned by a day and not taken: no more than leaves every leave that begins after it the days that are earned by
 * its own first day.
 */
function leftOfEarned(earning: Earning, day: Day, halfDays: boolean): number {
  const { whole, leave } = earning;
  const days = [day, ...leave.map((it) => it.from).filter((it) => it > day)];
  return Math.min(...days.map((it) => whole + earnedBy(earning, it, halfDays) - takenBy(earning, it)));
}
