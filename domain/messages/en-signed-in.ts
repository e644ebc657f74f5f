import { attendance } from './en/attendance.ts';
import { holidays } from './en/holidays.ts';
import { notifications } from './en/notifications.ts';
import { punchProblems } from './en/punch-problems.ts';
import { today } from './en/today.ts';
import { trips } from './en/trips.ts';

/** The words of what every member loads after the sign-in, in English: the landing page and what is around each page. */
export const enSignedIn = { attendance, holidays, notifications, problems: punchProblems, today, trips } as const;
