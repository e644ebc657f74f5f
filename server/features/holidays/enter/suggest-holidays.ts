import type { HolidaySuggestions, suggestHolidays as suggestCall } from '@muster/domain/holidays/holidays-contract.ts';
import { knowsMoonsOf, myanmarHolidays } from '@muster/domain/holidays/myanmar-holidays.ts';
import { sameName } from '@muster/domain/lists/list-rules.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type HolidaysLibrary from 'date-holidays';
import type { Dependencies } from '../../../dependencies.ts';
import { refuse } from '../../../http/problems.ts';
import { companyToday, readCompany } from '../../../records/office/company.ts';
import { holidaysBetween } from '../../../records/work/holiday.ts';
import { workedOf } from '../held-view.ts';
import { countryOf } from './country-of-zone.ts';

const MYANMAR = 'MM';

/**
 * The public holidays of a country as far as they are known, beside what the company has on these days; without a
 * country, which there are. Nothing is stored.
 * @throws NOT_FOUND for a country or region that is not known
 */
export async function suggestHolidays(
  deps: Dependencies,
  { country, region: asRegion, year }: Parsed<typeof suggestCall>['query'],
): Promise<HolidaySuggestions> {
  const region = asRegion || undefined;
  const db = deps.database.query;
  const asked = year ?? Number((await companyToday(db, deps.clock)).slice(0, 4));
  const { default: Library } = await import('date-holidays');
  const countries = named(new Library().getCountries('en'), [MYANMAR, 'Myanmar']);
  const nothing = { country: country ?? null, region: region ?? null, year: asked, complete: true, holidays: [] };
  if (country === undefined) {
    const own = countryOf((await readCompany(db)).zone, countries);
    return { ...nothing, countries, own, regions: [] };
  }
  if (!countries.some((it) => it.code === country)) throw refuse('NOT_FOUND');
  const regions = country === MYANMAR ? [] : named(new Library().getStates(country, 'en') ?? {});
  if (region !== undefined && !regions.some((it) => it.code === region)) throw refuse('NOT_FOUND');
  const found = country === MYANMAR ? myanmarHolidays(asked) : ofCountry(Library, country, region, asked);
  const listed = await holidaysBetween(db, `${asked}-01-01`, `${asked}-12-31`);
  // At which sites they are to hold is chosen afterwards.
  const everywhere = found.map((it) => ({ ...it, sites: [] }));
  const workedBy = await workedOf(db, everywhere);
  const holidays = everywhere.map(({ sites, ...it }) => {
    const there = listed.filter((one) => one.day === it.holidaydate).map((one) => one.description);
    const also = there.filter((one) => !sameName(one, it.description));
    const known = also.length < there.length;
    const worked = known ? undefined : workedBy({ ...it, sites });
    return { ...it, known, also, ...(worked ? { worked } : {}) };
  });
  return {
    ...nothing,
    countries: [],
    own: null,
    regions,
    complete: country !== MYANMAR || knowsMoonsOf(asked),
    holidays,
  };
}

const named = (names: Record<string, string>, ...more: [string, string][]) =>
  [...Object.entries(names), ...more]
    .map(([code, name]) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** Rules that follow a moon, which is seen or proclaimed; those by a table of dates are of that kind, too. */
const BY_THE_MOON =
  /^\d{4}-|muharram|safar|rabi|jumada|rajab|sha'?ban|ramadan|shawwal|dhu|nisan|iyyar|sivan|tishrei|kislev|shvat|adar|tevet|chinese|korean|vietnamese|bengali|deepavali|diwali|vesak|full moon|new moon/i;

function ofCountry(Library: typeof HolidaysLibrary, country: string, region: string | undefined, year: number) {
  const library = region === undefined ? new Library(country) : new Library(country, region);
  library.setLanguages('en');
  const found = library.getHolidays(year).filter((it) => it.type === 'public' && hoursOf(it) >= HOURS_A_DAY);
  const days = found.flatMap((it) =>
    daysOf(it, year).map((holidaydate) => ({
      holidaydate,
      description: it.name.slice(0, 120),
      check: BY_THE_MOON.test(it.rule ?? ''),
    })),
  );
  const once = new Map(days.map((it) => [`${it.holidaydate} ${it.description}`, it]));
  return [...once.values()].toSorted((a, b) => (a.holidaydate < b.holidaydate ? -1 : 1));
}

const HOURS_A_DAY = 24;
const hoursOf = ({ start, end }: { start: Date; end: Date }) => (end.getTime() - start.getTime()) / 3_600_000;

/** A run of days is hardly longer. */
const MAX_DAYS = 15;

/** The days of a holiday, which may be several, within its year. `date` is local, with the time that it begins. */
function daysOf(it: { date: string; start: Date; end: Date }, year: number): string[] {
  const first = Temporal.PlainDate.from(it.date.slice(0, 10));
  const length = Math.round(hoursOf(it) / HOURS_A_DAY);
  const days = Array.from({ length: Math.min(length, MAX_DAYS) }, (_, n) => first.add({ days: n }));
  return days.filter((it) => it.year === year).map(String);
}
