import type { CompanyFacts } from '@muster/domain/attendance/summary/day-facts.ts';
import { type HoursOf, shiftHours } from '@muster/domain/attendance/summary/shift-hours.ts';
import { type Day, dayOf } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../../clock.ts';
import { compiledOnce } from '../../../database/compiled-once.ts';
import type { Read } from '../../../database/engine.ts';
import { holidaysBetween } from '../../../records/holiday.ts';
import type { Days } from './member-rows-view.ts';

const companies = compiledOnce((db) => db.selectFrom('company').select(['zone', 'period_starts']));

/** The company's own time, and on which day of a month its pay periods start. */
export interface CompanyTime {
  readonly zone: string;
  readonly now: Temporal.Instant;
  readonly today: Day;
  readonly periodStarts: number;
}

export async function companyTime(db: Read, clock: Clock): Promise<CompanyTime> {
  const [row] = await companies(db, {});
  if (!row) throw new Error('There is a member but no company.');
  const now = clock();
  return { zone: row.zone, now, today: dayOf(now, row.zone), periodStarts: row.period_starts };
}

/** The company's side of what days are derived from. Several holidays on a day are named together. */
export async function companyFacts(db: Read, { zone, now }: CompanyTime, days: Days): Promise<CompanyFacts> {
  const holidays = new Map<Day, string>();
  for (const { day, description } of await holidaysBetween(db, days.from, days.to)) {
    const before = holidays.get(day);
    holidays.set(day, before === undefined ? description : `${before}, ${description}`);
  }
  return { zone, now, holidays };
}

const hours = new Map<string, HoursOf>();

/** Kept by zone while the process lives: the zone's rules are asked once for each day. */
export function hoursIn(zone: string): HoursOf {
  const known = hours.get(zone) ?? shiftHours(zone);
  hours.set(zone, known);
  return known;
}
