/**
 * The languages of Muster: what each calls itself, and the locale by which `Intl` writes it. Digits are Latin in all of
 * them (decision 37). How a language is written, from which side, i18next knows.
 */
export const languages = {
  en: { name: 'English', locale: 'en' },
  my: { name: 'မြန်မာ', locale: 'my-u-nu-latn' },
} as const;

export type Language = keyof typeof languages;

/** English first, which is spoken where nothing else was chosen. */
export const allLanguages = Object.keys(languages) as [Language, ...Language[]];

/** The first of these languages that Muster speaks, by the beginnings of their tags: `my-MM` is Burmese. */
export const firstSpoken = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => allLanguages.find((it) => it === tag.split('-')[0])).find((it) => it !== undefined);

/** The language for somebody who asks for these, or for nothing: the first that Muster speaks, else English. */
export const languageFor = (...tags: readonly (string | null | undefined)[]): Language =>
  firstSpoken(tags.filter((it) => typeof it === 'string')) ?? 'en';

/** The locale by which `Intl` writes a language; English for one that Muster does not speak. */
export const localeOf = (language: string | undefined): string => languages[languageFor(language)].locale;
