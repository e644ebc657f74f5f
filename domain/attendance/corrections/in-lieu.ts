import { asDays } from '../../leave/half-days.ts';
import { type LeaveTerms, type LeaveType, spelledType } from '../../leave/types/leave-type.ts';
import type { DayRecord } from '../summary/day-record.ts';

/** What the company gives for work on days off and public holidays, in place of its overtime. */
export interface InLieuRule {
  /** The leave type whose days are given. */
  readonly leaveid: string;
  /** So many minutes of work earn a whole day, half of them half a day. */
  readonly minutes: number;
}

/** The least and the most that a company may ask for a whole day, in minutes. */
export const inLieuMinutes = { least: 60, most: 1440 } as const;

/** Whether days of a leave type may stand for overtime: they are taken still, counted, and paid in full. */
export const isGivable = (type: Pick<LeaveTerms, 'paid' | 'unlimited' | 'retired'>): boolean =>
  type.paid === 'full' && !type.unlimited && !type.retired;

/** How many half days of leave a day has earned that was worked though it was off or a public holiday. */
export const earnedInLieu = (day: Pick<DayRecord, 'inLieu'>, rule: InLieuRule | null): 0 | 1 | 2 =>
  rule ? halfDaysFor(day.inLieu, rule) : 0;

function halfDaysFor(minutes: number, rule: Pick<InLieuRule, 'minutes'>): 0 | 1 | 2 {
  if (minutes >= rule.minutes) return 2;
  return minutes * 2 >= rule.minutes ? 1 : 0;
}

/** How many half days of leave were given for a day's work. */
export function givenInLieu({ notes }: Pick<DayRecord, 'notes'>): 0 | 1 | 2 {
  if (notes.some(({ code }) => code === 'inLieu')) return 2;
  return notes.some(({ code }) => code === 'inLieuHalf') ? 1 : 0;
}

/** Whether a change of a day takes work away for which leave was given: what is left of it earns less by today's rule. */
export function takesGivenWork(
  before: Pick<DayRecord, 'minutes' | 'notes'>,
  after: Pick<DayRecord, 'minutes'>,
  rule: Pick<InLieuRule, 'minutes'> | null,
): boolean {
  const left = rule ? halfDaysFor(after.minutes, rule) : 0;
  return after.minutes < before.minutes && left < givenInLieu(before);
}

/** Whether the work of a day off for which half a day was given earns a whole one by now, by other times or another rule. */
export const earnsWholeByNow = (
  day: Pick<DayRecord, 'minutes' | 'notes' | 'flags'>,
  rule: Pick<InLieuRule, 'minutes'> | null,
): boolean =>
  rule !== null &&
  givenInLieu(day) === 1 &&
  halfDaysFor(day.minutes, rule) === 2 &&
  day.flags.some((it) => it === 'worked_on_offday' || it === 'worked_on_holiday') &&
  !day.flags.includes('incomplete');

/** Leave in return as it is told: half days of a type. */
export const shownEarned = (halfDays: number, type: Pick<LeaveType, 'leaveid' | 'description'>) => ({
  days: asDays(halfDays),
  leavetype: spelledType(type),
});
