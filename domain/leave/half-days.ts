/**
 * Leave is stored in half-days, which are whole numbers, and counted in days everywhere else. Halves are exact in a
 * number, so sums of days are exact too.
 */
const HALVES_PER_DAY = 2;

/** Whether days are whole or half ones, and exactly so: what is almost half a day cannot be stored. */
export const isHalfDays = (days: number): boolean => Number.isInteger(days * HALVES_PER_DAY);

/** Days as they are stored. @throws RangeError for what is no multiple of half a day */
export function asHalfDays(days: number): number {
  if (!isHalfDays(days)) throw new RangeError(`${days} is no number of half-days.`);
  return days * HALVES_PER_DAY;
}

/** Stored half-days as days: 3 are 1.5. */
export const asDays = (halves: number): number => halves / HALVES_PER_DAY;
