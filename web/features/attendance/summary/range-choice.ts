import { MAX_LIST_DAYS } from '@muster/domain/attendance/attendance-contract.ts';
import { budgetYear } from '@muster/domain/attendance/summary/budget-year.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMonths, daysBetween, firstOfMonth, lastOfMonth } from '@muster/domain/calendar/day.ts';

export const rangeNames = ['thisMonth', 'lastMonth', 'budgetYear', 'custom'] as const;
export type RangeName = (typeof rangeNames)[number];

export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** The days of a quick choice; of the custom one those that were typed. */
export function daysOf(name: RangeName, today: Day, typed: Days): Days {
  if (name === 'custom') return typed;
  if (name === 'budgetYear') return budgetYear(today);
  const first = name === 'thisMonth' ? firstOfMonth(today) : addMonths(today, -1);
  return { from: first, to: lastOfMonth(first) };
}

/** What is wrong with typed days; undefined when they can be shown. */
export function wrongWith({ from, to }: Days): 'backwards' | 'tooLong' | undefined {
  if (!from || !to || to < from) return 'backwards';
  return daysBetween(from, to) >= MAX_LIST_DAYS ? 'tooLong' : undefined;
}
