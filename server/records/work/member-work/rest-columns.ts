import type { Alternate, RestDays } from '@muster/domain/work/rest-days.ts';
import { asDigits, weekdaysIn } from '@muster/domain/work/work-pattern.ts';

/** Rest days as `member_work` keeps them. */
export interface RestColumns {
  /** ISO weekday digits, `67` = Saturday and Sunday. */
  rest_days: string;
  /** Those that rest in some weeks alone, in the same way; null, as is the next, where there are none such. */
  alternate_days: string | null;
  alternate_weeks: Alternate['weeks'] | null;
  /** A day of a week in which those of every second week rest; null for the others. */
  alternate_from: string | null;
}

export const restColumns = [
  'member_work.rest_days',
  'member_work.alternate_days',
  'member_work.alternate_weeks',
  'member_work.alternate_from',
] as const;

export const asRestColumns = ({ restdays, alternate }: RestDays): RestColumns => ({
  rest_days: asDigits(restdays),
  alternate_days: alternate ? asDigits(alternate.weekdays) : null,
  alternate_weeks: alternate?.weeks ?? null,
  alternate_from: alternate?.weeks === 'second' ? alternate.from : null,
});

export const restDaysOf = (row: RestColumns) => ({
  restdays: weekdaysIn(row.rest_days),
  alternate: alternateOf(row),
});

function alternateOf({ alternate_days, alternate_weeks: weeks, alternate_from: from }: RestColumns): Alternate | null {
  if (alternate_days === null || weeks === null) return null;
  const weekdays = weekdaysIn(alternate_days);
  if (weeks !== 'second') return { weekdays, weeks };
  if (from === null) throw new Error('There is a second week without a day of it.');
  return { weekdays, weeks, from };
}
