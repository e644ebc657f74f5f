import { firstProblems, firstProblemsOnScreen } from './my/first-problems.ts';
import { language } from './my/language.ts';
import { session } from './my/session.ts';
import { common, shell } from './my/shell.ts';

/** The words of what every visitor loads, in Burmese: see `en.ts`. */
export const my = {
  common,
  language,
  problems: { ...firstProblems, ...firstProblemsOnScreen },
  session,
  shell,
};
