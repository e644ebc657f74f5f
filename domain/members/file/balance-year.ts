import type { Day } from '../../calendar/company-time.ts';
import { fiscalYearDays, fiscalYearOf } from '../../calendar/fiscal-year.ts';
import { type Employment, inOrder } from '../employment.ts';

/**
 * The fiscal year of the balances that a file tells and sets of somebody: that of today, or of the first day of who works
 * here on no day of it and comes only in a later one.
 */
export function balanceYearOf(employment: Employment, today: Day): number {
  const year = fiscalYearOf(today);
  const { from, to } = fiscalYearDays(year);
  const next = inOrder(employment).find((it) => it.to === null || it.to >= from);
  return next?.from && next.from > to ? fiscalYearOf(next.from) : year;
}
