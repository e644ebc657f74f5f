import { localeOf } from '@muster/domain/messages/languages.ts';

interface Named {
  /** Two letters (ISO 3166). */
  readonly code: string;
  /** The name to fall back on where the browser knows none. */
  readonly name: string;
}

/** Countries as they are called in the reader's language, in the order of its letters. */
export function countriesIn(language: string, countries: readonly Named[]): Named[] {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const shorter = new Intl.DisplayNames(locale, { type: 'region', style: 'short', fallback: 'none' });
  // Where two names are in use the longer form has both: `Myanmar (Burma)`.
  const nameOf = (code: string) => (names.of(code)?.includes('(') ? shorter.of(code) : names.of(code));
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(({ code, name }) => ({ code, name: nameOf(code) ?? name }))
    .toSorted((one, other) => compare(one.name, other.name));
}
