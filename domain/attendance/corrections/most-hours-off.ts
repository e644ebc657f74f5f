/** The most hours off that a company may allow for a year, in minutes: a thousand hours. */
export const MOST_HOURS_OFF = 60_000;
