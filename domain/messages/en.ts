import { firstProblems, firstProblemsOnScreen } from './en/first-problems.ts';
import { language } from './en/language.ts';
import { session } from './en/session.ts';
import { common, shell } from './en/shell.ts';

/**
 * The words of what every visitor loads, in English: the sign-in and the shell. `en-signed-in.ts` has
 * those of the landing page, `en-pages.ts` those of the other pages. Another language is the same files with its own tag.
 */
export const en = {
  common,
  language,
  problems: { ...firstProblems, ...firstProblemsOnScreen },
  session,
  shell,
} as const;
