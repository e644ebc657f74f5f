import type { Day } from '../calendar/company-time.ts';
import type { SomeHoliday } from './holding-holidays.ts';

/** From this day on those of the next year are looked for; until the end of January those of single sites. */
const [NEXT_YEAR_FROM, SITES_UNTIL] = ['11-01', '01-31'];

/** So many years before are looked at for where there were any. */
const LOOKS_BACK = 3;

/** Where holidays of a year are still to be entered. */
export interface ToEnter {
  readonly year: number;
  /** Whether those are that hold everywhere. */
  readonly everywhere: boolean;
  /** Of which sites those are that have their own, by number. */
  readonly sites: readonly number[];
}

const yearToEnter = (today: Day): number => Number(today.slice(0, 4)) + (today.slice(5) >= NEXT_YEAR_FROM ? 1 : 0);

/** The days of which `holidaysToEnter` has to know the holidays. */
export function daysToEnter(today: Day): { readonly from: Day; readonly to: Day } {
  const year = yearToEnter(today);
  return { from: `${year - LOOKS_BACK}-01-01`, to: `${year}-12-31` };
}

/**
 * Where a year that has begun, or from November on the next, has no holiday yet although the last one with any had some:
 * everywhere, or at a site (behaviour 4). Sites that seem to have had theirs once are not asked for beyond January, unless
 * nothing is entered at all. Who has never entered any is told by the first steps.
 */
export function holidaysToEnter(today: Day, holidays: readonly SomeHoliday[]): ToEnter {
  const year = yearToEnter(today);
  const of = (wanted: number) => holidays.filter((it) => Number(it.day.slice(0, 4)) === wanted);
  const entered = of(year);
  const before = Array.from({ length: LOOKS_BACK }, (_, back) => of(year - 1 - back)).find((it) => it.length > 0) ?? [];
  const toldOfSites = year > Number(today.slice(0, 4)) || today.slice(5) <= SITES_UNTIL || entered.length === 0;
  const everywhere = (list: readonly SomeHoliday[]) => list.some((it) => it.sites.length === 0);
  const named = new Set(entered.flatMap((it) => it.sites));
  return {
    year,
    everywhere: everywhere(before) && !everywhere(entered),
    sites: toldOfSites ? [...new Set(before.flatMap((it) => it.sites))].filter((it) => !named.has(it)) : [],
  };
}
