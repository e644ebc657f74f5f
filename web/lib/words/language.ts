import { allLanguages, type Language, languageFor } from '@muster/domain/messages/languages.ts';
import i18next from 'i18next';
import { keptLanguage } from '../kept/kept-language.ts';
import { untilLoaded } from '../loading/missing-parts.ts';

/** When words are needed: at once, after the sign-in, and with the first page that is loaded on demand. */
export type WordsPart = 'start' | 'signedIn' | 'pages';

/** English in disguise, from right to left: for tests, which write its name where the choice is kept. */
const PSEUDO = 'ar-XB';

type Loaders = Readonly<Record<WordsPart, () => Promise<object>>>;

/** English comes with what it is shown on, other languages in files of their own for who has chosen them. */
const words: Readonly<Record<string, Partial<Loaders>>> = {
  my: {
    start: () => import('@muster/domain/messages/my.ts').then((it) => it.my),
    signedIn: () => import('@muster/domain/messages/my-signed-in.ts').then((it) => it.mySignedIn),
    pages: () => import('@muster/domain/messages/my-pages.ts').then((it) => it.myPages),
  } satisfies Record<Exclude<Language, 'en'>, Loaders>['my'],
  [PSEUDO]: { start: () => import('./pseudo-language.ts').then((it) => it.startPseudoLanguage()) },
};

let spoken = 'en';
const parts = new Set<WordsPart>();
const brought = new Set<string>();

/** The words of a language for all that is shown so far. Fails where some cannot be fetched. */
async function bring(language: string): Promise<void> {
  const missing = [...parts].filter((it) => words[language]?.[it] && !brought.has(`${language} ${it}`));
  await Promise.all(
    missing.map(async (part) => {
      i18next.addResourceBundle(language, 'translation', await words[language]?.[part]?.(), true, true);
      brought.add(`${language} ${part}`);
    }),
  );
}

async function turnTo(language: string): Promise<void> {
  if (language !== spoken) return;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = i18next.dir(language);
}

/** Speaks a language as soon as its words are there; until then what was spoken before, English in the end. Nothing is remembered of it. */
export async function speak(language: string): Promise<void> {
  spoken = language;
  try {
    await bring(language);
  } catch {
    void untilLoaded(() => bring(language)).then(() => turnTo(language));
    return;
  }
  await turnTo(language);
}

/** What was chosen here: by the member who is signed in, or by whoever used the device before the sign-in. */
export const languageChosenHere = (): Language | undefined => allLanguages.find((it) => it === keptLanguage.read());

/** What is spoken here: what was chosen, or what the browser asks for. */
export const languageHere = (): string =>
  keptLanguage.read() === PSEUDO ? PSEUDO : (languageChosenHere() ?? languageFor(...navigator.languages));

/** Speaks what is spoken here; ready once the first words are there. */
export function startLanguage(): Promise<void> {
  parts.add('start');
  return speak(languageHere());
}

/** The words of another part, in the language that is spoken; English needs none from here. */
export async function speakAlso(part: WordsPart): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  if (words[spoken]) await speak(spoken);
}

/** Speaks a language from now on, and remembers it on this device for whoever has chosen none. */
export function chooseLanguage(language: Language): Promise<void> {
  keptLanguage.ofDevice(language);
  return speak(language);
}

/** Speaks the language of the member who is signed in, which nobody else on this device gets. */
export function speakAsMember(language: Language): Promise<void> {
  keptLanguage.ofMember(language);
  return speak(language);
}

/** Goes back from the language of the member who signs out to what was chosen before the sign-in. */
export function leaveMemberLanguage(): Promise<void> {
  keptLanguage.forgetMember();
  return startLanguage();
}
