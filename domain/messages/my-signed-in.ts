import { attendance } from './my/attendance.ts';
import { punchProblems } from './my/first-problems.ts';
import { holidays } from './my/holidays.ts';
import { notifications } from './my/notifications.ts';
import { today } from './my/today.ts';
import { trips } from './my/trips.ts';

/** The words of what every member loads after the sign-in, in Burmese: the landing page and what is around each page. */
export const mySignedIn = { attendance, holidays, notifications, problems: punchProblems, today, trips };
