import type { Day } from '../../calendar/company-time.ts';
import { lastOfMonth } from '../../calendar/day.ts';
import { fiscalYearDays, fiscalYearOf } from '../../calendar/fiscal-year.ts';

/** What a summary shows unless told otherwise: from 1 April to the end of the current month (behaviour 9). */
export const budgetYear = (today: Day): { from: Day; to: Day } => ({
  from: fiscalYearDays(fiscalYearOf(today)).from,
  to: lastOfMonth(today),
});
