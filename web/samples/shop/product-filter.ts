import type { Product } from '@muster/domain/samples/shop/shop-contract.ts';

export const priceBands = ['all', 'under10', 'to100', 'to500', 'over500'] as const;
export type PriceBand = (typeof priceBands)[number];
export const sortings = ['none', 'cheap', 'dear'] as const;
export type Sorting = (typeof sortings)[number];

export interface ProductFilter {
  readonly words: string;
  readonly band: PriceBand;
  /** From and to, in the currency. */
  readonly range: readonly [number, number];
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  /** At least so many stars; 0 for any. */
  readonly stars: number;
  readonly freeShipping: boolean;
}

export const MOST = 1000;
export const noFilter: ProductFilter = {
  words: '',
  band: 'all',
  range: [0, MOST],
  categories: [],
  brands: [],
  stars: 0,
  freeShipping: false,
};

const inBand: Record<PriceBand, (price: number) => boolean> = {
  all: () => true,
  under10: (it) => it < 10,
  to100: (it) => it >= 10 && it <= 100,
  to500: (it) => it > 100 && it <= 500,
  over500: (it) => it > 500,
};

const isOneOf = (chosen: readonly string[], it: string) => chosen.length === 0 || chosen.includes(it);

/** Whether a product fits everything that is asked for together. */
export const fits = (product: Product, filter: ProductFilter): boolean =>
  product.title.toLowerCase().includes(filter.words.trim().toLowerCase()) &&
  inBand[filter.band](product.price) &&
  product.price >= filter.range[0] &&
  product.price <= filter.range[1] &&
  isOneOf(filter.categories, product.category) &&
  isOneOf(filter.brands, product.brand) &&
  product.rating >= filter.stars &&
  (!filter.freeShipping || product.freeShipping);

export function sorted(products: readonly Product[], by: Sorting): readonly Product[] {
  if (by === 'none') return products;
  return products.toSorted((a, b) => (by === 'cheap' ? a.price - b.price : b.price - a.price));
}
