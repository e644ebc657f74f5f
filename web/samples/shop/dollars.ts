/** An amount of the shop, as the language writes it. */
export const dollars = (amount: number, language: string): string =>
  amount.toLocaleString(language, { style: 'currency', currency: 'USD' });
