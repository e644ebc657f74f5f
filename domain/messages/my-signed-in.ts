import { attendance } from './my/attendance.ts';
import { holidays } from './my/holidays.ts';
import { today } from './my/today.ts';
import { trips } from './my/trips.ts';

/** The words of what every member loads after the sign-in, in Burmese: see `en-signed-in.ts`. */
export const mySignedIn = { attendance, holidays, today, trips };
