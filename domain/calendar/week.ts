import type { Day } from './company-time.ts';
import { addDays, weekdayOf } from './day.ts';

/** The first day of the week in which a day lies; weeks begin on `weekStart`, 1 = Monday to 7 = Sunday. */
export const firstOfWeek = (day: Day, weekStart: number): Day => addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));
