import { localeOf } from '@muster/domain/messages/languages.ts';
/** An amount of the shop, as the language writes it. */
export const dollars = (amount: number, language: string): string =>
  amount.toLocaleString(localeOf(language), { style: 'currency', currency: 'USD' });
