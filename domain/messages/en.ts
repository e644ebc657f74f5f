import { holidays } from './en/holidays.ts';
import { notifications } from './en/notifications.ts';
import { problems, problemsOnScreen } from './en/problems.ts';
import { session } from './en/session.ts';
import { changedMeanwhile, common, shell } from './en/shell.ts';
import { trips } from './en/trips.ts';

/**
 * The words of what every visitor loads, in English: the sign-in, the shell, the first page. `en-pages.ts` has those
 * of the other pages. Another language is two more files of these shapes.
 */
export const en = {
  changedMeanwhile,
  common,
  holidays,
  notifications,
  problems: { ...problems, ...problemsOnScreen },
  session,
  shell,
  trips,
} as const;
