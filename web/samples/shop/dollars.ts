import { localeOf } from '@muster/domain/messages/languages.ts';
import type { CartLine } from '@muster/domain/samples/shop/shop-contract.ts';

/** An amount of the shop, as the language writes it. */
export const dollars = (amount: number, language: string): string =>
  amount.toLocaleString(localeOf(language), { style: 'currency', currency: 'USD' });

/** What lies in the cart costs this together. */
export const totalOf = (lines: readonly CartLine[]): number => lines.reduce((sum, it) => sum + it.price * it.amount, 0);
