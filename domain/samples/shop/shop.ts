import { madeOnce } from '../../made-once.ts';
import { added, entryOf, having, sameId } from '../entries.ts';
import { togetherOnce } from '../together.ts';
import type { CartLine, CountedRate, CountedTitle, Product } from './shop-contract.ts';

interface Line {
  readonly productId: string;
  readonly amount: number;
}

export interface ShopSamples {
  readonly products: readonly Product[];
  readonly cart: readonly Line[];
}

const RATES = [5, 4, 3, 2, 1];

/** Every title that a product has, in the order of the products, with the number of its products. */
const countedBy = (by: 'category' | 'brand') =>
  madeOnce((products: readonly Product[]): CountedTitle[] => {
    const titles = [...new Set(products.map((it) => it[by]))];
    return titles.map((title) => ({ title, product: products.filter((it) => it[by] === title).length }));
  });
export const countedCategories = countedBy('category');
export const countedBrands = countedBy('brand');

export const countedRates = madeOnce((products: readonly Product[]): CountedRate[] =>
  RATES.map((rate) => ({ rate, product: products.filter((it) => it.rating === rate).length })),
);

const lineOf = togetherOnce(({ amount }: Line, product: Product): CartLine => ({ amount, ...product }));

export const cartLines = ({ products, cart }: ShopSamples): CartLine[] =>
  cart.flatMap((line) => {
    const product = entryOf(products, line.productId);
    return product ? [lineOf(line, product)] : [];
  });

type Id = string | number | undefined;

/** One more of a product: in its line, or in a line of its own. */
export function withOneMore(samples: ShopSamples, productId: Id): ShopSamples {
  const line = samples.cart.find((it) => sameId(it.productId, productId));
  if (line) return withAmount(samples, productId, line.amount + 1);
  const product = entryOf(samples.products, productId);
  return product ? { ...samples, cart: added(samples.cart, { productId: product.id, amount: 1 }) } : samples;
}

export const withNone = (samples: ShopSamples, productId: Id): ShopSamples => {
  const cart = samples.cart.filter((it) => !sameId(it.productId, productId));
  return cart.length < samples.cart.length ? { ...samples, cart } : samples;
};

export const withAmount = (samples: ShopSamples, productId: Id, amount: number): ShopSamples => {
  const cart = samples.cart.map((it) => (sameId(it.productId, productId) ? having(it, { amount }) : it));
  return cart.every((it, index) => it === samples.cart[index]) ? samples : { ...samples, cart };
};
