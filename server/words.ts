import { enServer } from '@muster/domain/messages/en-server.ts';
import { addFormats, wordOptions } from '@muster/domain/messages/parameters.ts';
import { problemText, type Say } from '@muster/domain/messages/problem-text.ts';
import { createInstance } from 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof enServer };
  }
}

const words = createInstance();
void words.init({ ...wordOptions, resources: { en: { translation: enServer } } });
addFormats(words.services.formatter);

/** The sentence for a key of the catalogue. */
export const { t } = words;

/** The sentence for a problem or a field to blame. */
export const sayProblem = (it: Parameters<typeof problemText>[1]): string => problemText(t as unknown as Say, it);
