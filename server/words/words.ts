import { type DayNote, dayNoteText } from '@muster/domain/attendance/summary/day-note.ts';
import { type LedgerNote, noteText } from '@muster/domain/leave/balances/ledger-note.ts';
import { enServer } from '@muster/domain/messages/en-server.ts';
import { allLanguages, type Language } from '@muster/domain/messages/languages.ts';
import { myServer } from '@muster/domain/messages/my-server.ts';
import { addFormats, wordOptions } from '@muster/domain/messages/parameters.ts';
import { problemText, type Say } from '@muster/domain/messages/problem-text.ts';
import { serverFormats } from '@muster/domain/messages/server-formats.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { showNews } from '@muster/domain/notifications/show-news.ts';
import type { Obstacle } from '@muster/domain/wire/obstacle.ts';
import type { Problem } from '@muster/domain/wire/problem.ts';
import { createInstance } from 'i18next';
import { LRUCache } from 'lru-cache';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof enServer };
  }
}

const words = createInstance();
const resources = { en: { translation: enServer }, my: { translation: myServer } } satisfies Record<Language, object>;
void words.init({ ...wordOptions, resources });
addFormats(words.services.formatter, serverFormats);

/** The sentence for a key of the catalogue, in English as all `message`s of the wire. */
export const { t } = words;

/** Makes the sentences for keys of the catalogue in a language: for what a person reads on a screen, in a mail or on paper. */
export const speak = (language: Language): typeof t => words.getFixedT(language);

const inLanguage = Object.fromEntries(allLanguages.map((it) => [it, speak(it)])) as unknown as Record<Language, Say>;
const say = t as unknown as Say;

/** The sentence for a problem or a field to blame. */
export const sayProblem = (it: Parameters<typeof problemText>[1]): string => problemText(say, it);

/** The same as the wire tells beforehand what a decision would be refused for. */
export const sayObstacle = ({ code, params = {} }: Omit<Problem, 'errors' | 'data'>): Obstacle => ({
  code,
  message: sayProblem({ code, params }),
  params,
});

/** What the template's administration says in words of its own; a blamed mail or password is one thing to it. */
export function sayTemplateProblem({ code, errors = [] }: Problem): string | undefined {
  if (code === 'UNAUTHENTICATED') return t('templateProblems.UNAUTHENTICATED');
  if (code === 'INTERNAL') return t('templateProblems.INTERNAL');
  const isRefused = code === 'INVALID_INPUT' || code === 'PASSWORD_TOO_WEAK';
  const aboutThem = errors.length > 0 && errors.every((it) => it.field === 'email' || it.field === 'password');
  return isRefused && aboutThem ? t('templateProblems.CREDENTIALS') : undefined;
}

/** How a notification is shown. */
export const sayNews = (it: News, language: Language): ReturnType<typeof showNews> =>
  showNews(inLanguage[language], it);

/** What a device shows of some news. */
export const sayPush = (title: keyof typeof enServer.push.titles, language: Language): string =>
  speak(language)(`push.titles.${title}`);

/** The words of a note in the ledger. */
export const sayNote = (it: LedgerNote): string => noteText(say, it);

/** Days have few notes that differ, and there are many days. */
const saidOfDays = new LRUCache<string, string>({ max: 1000 });

/** The words of a day's notes in the summary. */
export function sayDayNotes(notes: readonly DayNote[], language: Language): string {
  if (notes.length === 0) return '';
  const key = language + JSON.stringify(notes);
  const said = saidOfDays.get(key) ?? dayNoteText(inLanguage[language], notes);
  saidOfDays.set(key, said);
  return said;
}
