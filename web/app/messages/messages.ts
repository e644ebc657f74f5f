import { en } from '@muster/domain/messages/en.ts';
import type { enPages } from '@muster/domain/messages/en-pages.ts';
import type { enSignedIn } from '@muster/domain/messages/en-signed-in.ts';
import type { enStyleGuide } from '@muster/domain/messages/en-style-guide.ts';
import { addFormats, wordOptions } from '@muster/domain/messages/parameters.ts';
import type { enSamples } from '@muster/domain/samples/messages/en-samples.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { speakAlso, startLanguage, type WordsPart } from '../../lib/words/language.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en & typeof enSignedIn & typeof enPages & typeof enStyleGuide & typeof enSamples };
  }
}

/** Every screen speaks through the one instance of i18next. Ready once the language of this device is there. */
export function startMessages(): Promise<void> {
  void i18next.use(initReactI18next).init({ ...wordOptions, resources: { en: { translation: { ...en } } } });
  addFormats(i18next.services.formatter);
  return startLanguage();
}

async function withWords<Page>(page: Promise<Page>, words: Promise<object>, part?: WordsPart): Promise<Page> {
  // Either may fail, and be asked for again: neither is left to fail unheard.
  const [loaded, english] = await Promise.all([page, words, part && speakAlso(part)]);
  i18next.addResourceBundle('en', 'translation', english, true);
  return loaded;
}

/** What follows the sign-in, with its words: they come in one file with it. */
export const withOwnWords = async <Parts extends { readonly words: object }>(parts: Promise<Parts>): Promise<Parts> =>
  withWords(
    parts,
    parts.then((it) => it.words),
    'signedIn',
  );

/** A page loaded on demand, with the words that the first page has no use for. */
export const withPageWords = <Page>(page: Promise<Page>): Promise<Page> =>
  withWords(
    page,
    import('@muster/domain/messages/en-pages.ts').then((it) => it.enPages),
    'pages',
  );

/** A page of the style guide or the charts, with the words that no other page has a use for. */
export const withStyleGuideWords = <Page>(page: Promise<Page>): Promise<Page> =>
  withWords(
    page,
    import('@muster/domain/messages/en-style-guide.ts').then((it) => it.enStyleGuide),
  );
