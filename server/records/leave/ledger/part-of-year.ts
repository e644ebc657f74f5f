import { daysInSpan } from '@muster/domain/calendar/each-day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import type { YearChange } from '@muster/domain/leave/balances/days-per-year.ts';
import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { EngineName } from '../../../database/engine.ts';

interface Part {
  readonly year: number;
  readonly wholeYear: RawBuilder<unknown>;
  readonly prorated: RawBuilder<unknown>;
  /** How many days of the year they worked here before they came back, where it is not as it is stored. */
  readonly before?: RawBuilder<unknown>;
}

/**
 * What a year gives each row of `member`, in half-days: who joins within it gets the part of its days that is left of it,
 * and of whatever they worked here in it before that too, to the nearest half, where `prorated` holds; who comes only
 * after it nothing; anybody else the whole year.
 */
export function partOfYear(engine: EngineName, { year, wholeYear, prorated, before }: Part): RawBuilder<number> {
  const { from, to } = fiscalYearDays(year);
  const left =
    engine === 'sqlite'
      ? sql`julianday(${sql.lit(to)}) - julianday(member.joined_on) + 1`
      : sql`date ${sql.lit(to)} - member.joined_on + 1`;
  const worked = sql`(${left} + ${before ?? workedBefore(engine, year)})`;
  const part = sql`cast(round(${wholeYear} * 1.0 * ${worked} / ${sql.lit(daysInSpan(from, to))}) as integer)`;
  return sql`case when not ${worksIn(year, before && sql`${before} > 0`)} then 0 when ${prorated} and ${joinedWithin(year)} then ${part} else ${wholeYear} end`;
}

/** How many days of a year each row of `member` worked here before they came back. */
export function workedBefore(engine: EngineName, year: number): RawBuilder<number> {
  const { from, to } = fiscalYearDays(year);
  const days =
    engine === 'sqlite'
      ? sql`julianday(min(until_day, ${sql.lit(to)})) - julianday(max(from_day, ${sql.lit(from)})) + 1`
      : sql`least(until_day, date ${sql.lit(to)}) - greatest(from_day, date ${sql.lit(from)}) + 1`;
  return sql`coalesce((select sum(${days}) from earlier_employment
    where earlier_employment.member_id = member.id and ${overlaps(year)}), 0)`;
}

const overlaps = (year: number) => {
  const { from, to } = fiscalYearDays(year);
  return sql`from_day <= ${sql.lit(to)} and until_day >= ${sql.lit(from)}`;
};

/** Whether each row of `member` works here in a year, or once did in it, as far as their first day is known. */
export function worksIn(
  year: number,
  before: RawBuilder<unknown> = sql`exists (select 1 from earlier_employment
    where earlier_employment.member_id = member.id and ${overlaps(year)})`,
): RawBuilder<boolean> {
  const { to } = fiscalYearDays(year);
  return sql`(member.joined_on is null or member.joined_on <= ${sql.lit(to)} or ${before})`;
}

/** Whether each row of `member` joined after the first day of a year. */
export function joinedWithin(year: number): RawBuilder<boolean> {
  const { from, to } = fiscalYearDays(year);
  return sql`(member.joined_on > ${sql.lit(from)} and member.joined_on <= ${sql.lit(to)})`;
}

/** Other days of a year of a type that is given already, and whether who joined within it has a part of them. */
export interface YearDifference extends YearChange {
  readonly engine: EngineName;
  readonly leaveid: string;
  readonly prorated: boolean;
}

/**
 * What each row of `member` who was given a year gets on top when its type comes to give other days, in half-days: nothing
 * who has days of their own by agreement.
 */
export function ownDifference({ leaveid, ...change }: YearDifference): RawBuilder<number> {
  return sql`case when exists (select 1 from agreed_days as agreed where agreed.member_id = member.id
    and agreed.leaveid = ${sql.lit(leaveid)} and ${agreedHalfDays(change.year)} is not null)
    then 0 else ${differenceOf(change)} end`;
}

/** What each row of `agreed` has by agreement in a year, in half-days; null where it is as the type says. */
export const agreedHalfDays = (year: number): RawBuilder<number | null> =>
  sql`case when agreed.from_year <= ${sql.lit(year)} then agreed.half_days else agreed.half_days_before end`;

function differenceOf({ engine, year, days, difference, prorated }: Omit<YearDifference, 'leaveid'>) {
  if (!prorated) return sql`${sql.lit(asHalfDays(difference))}`;
  const part = (of: number) =>
    partOfYear(engine, { year, wholeYear: sql.lit(asHalfDays(of)), prorated: sql`${sql.lit(1)} = 1` });
  return sql`(${part(days)} - ${part(days - difference)})`;
}
