import { type Language, languageFor } from './languages.ts';

const UNKNOWN: Readonly<Record<Language, string>> = { en: 'Unknown device', my: 'မသိသော ကိရိယာ' };

/** A device by its name, which may be empty: many a client does not say what it is. */
export const showDevice = (name: string, language: string | undefined): string =>
  name || UNKNOWN[languageFor(language)];
