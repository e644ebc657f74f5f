import type { Day } from '../calendar/company-time.ts';
import type { OwnDays } from '../work/work-pattern.ts';

/** Where a holiday holds: at these sites; none named, everywhere. */
export interface SomeHoliday {
  readonly day: Day;
  readonly sites: readonly number[];
}

/**
 * Whether a holiday holds for somebody who works at these sites on its day. One that is limited to sites holds for whom
 * one of them is named; who has no sites of their own has what holds everywhere, and nothing else (behaviour 4).
 */
export const holdsAt = ({ sites }: Pick<SomeHoliday, 'sites'>, own: readonly number[]): boolean =>
  sites.length === 0 || sites.some((it) => own.includes(it));

/** The holidays that hold for a member, by the sites of each of their days. */
export const holdingFor = <H extends SomeHoliday>(
  holidays: readonly H[],
  sitesOn: (day: Day) => readonly number[],
): readonly H[] => holidays.filter((it) => it.sites.length === 0 || holdsAt(it, sitesOn(it.day)));

/** Those of the holidays that hold for a member on which they need not work: the same list, where that is all of them. */
export const keptBy = <H extends { readonly day: Day }>(
  { keepsHoliday }: OwnDays,
  holidays: readonly H[],
): readonly H[] =>
  holidays.every((it) => keepsHoliday(it.day)) ? holidays : holidays.filter((it) => keepsHoliday(it.day));

/** Whether two holidays hold at the same sites. */
export const sameSites = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((it) => other.includes(it));
