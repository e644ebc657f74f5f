import { localeOf } from '@muster/domain/messages/languages.ts';
/** A moment of a sample, which is text or milliseconds, as a day in the words of the language; nothing where there is none. */
export function showMoment(moment: string | number | undefined, language: string): string {
  const at = new Date(moment ?? Number.NaN);
  return Number.isNaN(at.getTime())
    ? ''
    : at.toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric' });
}
