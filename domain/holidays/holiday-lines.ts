import type { Day } from '../calendar/company-time.ts';
import { grouped } from '../grouped.ts';
import { sameName } from '../lists/list-rules.ts';
import { blame, type FieldProblem } from '../wire/problem.ts';

/** A public holiday without its number. */
export interface HolidayFact {
  readonly holidaydate: Day;
  readonly description: string;
}

/** A line of a file, and what is wrong with it. */
export interface HolidayLine extends HolidayFact {
  readonly line: number;
  /** The only sites at which it holds; empty: everywhere. */
  readonly sites: readonly number[];
  readonly errors: readonly FieldProblem[];
}

/** Said of a line that names a site which there is not, or no longer. */
export const unknownSite = blame('sites', 'WORK_VALUE_UNKNOWN', { params: { reason: 'site' } });

/** What a file of holidays has. */
export interface HolidayFile {
  readonly lines: readonly HolidayLine[];
  /** What is written above columns that are not read. */
  readonly ignored: readonly string[];
}

/** A public holiday that is listed, and where. */
export interface ListedHoliday extends HolidayFact {
  /** The only sites at which it holds; empty: everywhere. */
  readonly sites: readonly number[];
}

export interface JudgedLine extends HolidayLine {
  /** `same`: this holiday is listed already, or stands in the file before, at all the sites that the line names. */
  readonly outcome: 'new' | 'same' | 'refused';
  /** What else falls on the day: it is a free day once, however many names it has. */
  readonly also: readonly string[];
}

/**
 * What a file would add to the holidays that are there. `isOwn` says of a line that it is of a day of the caller's own
 * which is not theirs to make a holiday of.
 */
export function judgeLines(
  lines: readonly HolidayLine[],
  known: readonly ListedHoliday[],
  isOwn: (line: HolidayLine) => boolean,
): JudgedLine[] {
  const there = grouped(known, (it) => it.holidaydate) as Map<Day, ListedHoliday[]>;
  return lines.map((line) => {
    if (line.errors.length > 0) return { ...line, outcome: 'refused', also: [] };
    const onDay = there.get(line.holidaydate) ?? [];
    const listed = onDay.find((it) => sameName(it.description, line.description));
    const others = onDay.filter((it) => !sameName(it.description, line.description)).map((it) => it.description);
    if (listed && lacksSites(listed, line)) return { ...line, outcome: 'refused', also: others, errors: [elsewhere] };
    if (listed) return { ...line, outcome: 'same', also: others };
    if (isOwn(line)) return { ...line, outcome: 'refused', also: others, errors: [ownDay] };
    there.set(line.holidaydate, [...onDay, line]);
    return { ...line, outcome: 'new', also: others };
  });
}

/** Whether a line names a site at which the holiday, as it is listed, does not hold: called the same, it would be no free day there. */
const lacksSites = ({ sites }: ListedHoliday, line: HolidayLine): boolean =>
  sites.length > 0 && line.sites.some((it) => !sites.includes(it));

const elsewhere = blame('sites', 'HOLIDAY_EXISTS', { params: { reason: 'elsewhere' } });
const ownDay = blame('holidaydate', 'FORBIDDEN', { params: { reason: 'own' } });
