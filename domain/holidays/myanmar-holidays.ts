import type { HolidayFact } from './holiday-lines.ts';

/** Public holidays that keep their date, as month and day. */
const everyYear: readonly (readonly [string, string])[] = [
  ['01-01', "New Year's Day"],
  ['01-04', 'Independence Day'],
  ['02-12', 'Union Day'],
  ['03-02', "Peasants' Day"],
  ['03-27', 'Armed Forces Day'],
  ['04-13', 'Thingyan (Eve)'],
  ['04-14', 'Thingyan (Akya)'],
  ['04-15', 'Thingyan (Akyat)'],
  ['04-16', 'Thingyan (Atat)'],
  ['04-17', 'Myanmar New Year'],
  ['05-01', 'Labour Day'],
  ['07-19', "Martyrs' Day"],
  ['12-25', 'Christmas Day'],
];

/**
 * Those that follow the Myanmar or the Chinese calendar, of the years for which they are known. Days that the
 * government names shortly before (Eid al-Adha, Deepavali, bridging days) are for the HR office to add.
 */
const movable: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  2026: [
    ['02-16', 'Chinese New Year (Eve)'],
    ['02-17', 'Chinese New Year'],
    ['03-02', 'Full Moon of Tabaung'],
    ['04-11', 'Thingyan holidays'],
    ['04-12', 'Thingyan holidays'],
    ['04-18', 'Thingyan holidays'],
    ['04-19', 'Thingyan holidays'],
    ['04-30', 'Full Moon of Kason'],
    ['07-29', 'Full Moon of Waso'],
    ['10-25', 'Thadingyut holidays'],
    ['10-26', 'Full Moon of Thadingyut'],
    ['10-27', 'Thadingyut holidays'],
    ['11-23', 'Tazaungdaing (Eve)'],
    ['11-24', 'Full Moon of Tazaungmon'],
    ['12-04', 'National Day'],
  ],
  2027: [
    ['01-08', 'Kayin New Year'],
    ['02-06', 'Chinese New Year'],
    ['03-22', 'Full Moon of Tabaung'],
    ['05-20', 'Full Moon of Kason'],
    ['07-18', 'Full Moon of Waso'],
    ['10-14', 'Thadingyut holidays'],
    ['10-15', 'Full Moon of Thadingyut'],
    ['10-16', 'Thadingyut holidays'],
    ['11-12', 'Tazaungdaing (Eve)'],
    ['11-13', 'Full Moon of Tazaungmon'],
    ['11-23', 'National Day'],
    ['12-28', 'Kayin New Year'],
  ],
};

/** One that follows a moon, or what the government names, is to be checked before it is relied on. */
export interface MyanmarHoliday extends HolidayFact {
  readonly check: boolean;
}

/** Whether the holidays that follow the moon are listed for a year. */
export const knowsMoonsOf = (year: number): boolean => year in movable;

/** The public holidays of Myanmar in a year, by date; for years whose moons are not listed only the fixed ones. */
export function myanmarHolidays(year: number): MyanmarHoliday[] {
  const fact =
    (check: boolean) =>
    ([monthDay, description]: readonly [string, string]) => ({
      holidaydate: `${year}-${monthDay}`,
      description,
      check,
    });
  return [...everyYear.map(fact(false)), ...(movable[year] ?? []).map(fact(true))].toSorted((a, b) =>
    a.holidaydate < b.holidaydate ? -1 : a.holidaydate > b.holidaydate ? 1 : 0,
  );
}
