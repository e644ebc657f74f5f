import type { Product } from '@muster/domain/samples/shop/shop-contract.ts';
import { describe, expect, it } from 'vitest';
import { fits, noFilter, type ProductFilter, sorted } from './product-filter.ts';

const product = (title: string, it: Partial<Product>): Product => ({
  id: title,
  imgUrl: '',
  price: 50,
  totalUnit: 100,
  title,
  category: 'audio',
  brand: 'Sony',
  rating: 3,
  freeShipping: false,
  description: '',
  ...it,
});
const all = [
  product('Radio', { price: 12 }),
  product('Lamp', { price: 600, category: 'home', freeShipping: true, rating: 5 }),
  product('Speaker', { price: 300, brand: 'Beats', freeShipping: true }),
];
const found = (filter: Partial<ProductFilter>) =>
  all.filter((it) => fits(it, { ...noFilter, ...filter })).map((it) => it.title);

describe('the filters of the shop', () => {
  it('combine', () => {
    expect(found({})).toEqual(['Radio', 'Lamp', 'Speaker']);
    expect(found({ categories: ['audio'], freeShipping: true })).toEqual(['Speaker']);
    expect(found({ freeShipping: true, stars: 4 })).toEqual(['Lamp']);
    expect(found({ words: 'a', brands: ['Sony'], band: 'to100' })).toEqual(['Radio']);
    expect(found({ range: [100, 400] })).toEqual(['Speaker']);
  });

  it('sort by price, or leave the order', () => {
    expect(sorted(all, 'dear').map((it) => it.price)).toEqual([600, 300, 12]);
    expect(sorted(all, 'cheap').map((it) => it.price)).toEqual([12, 300, 600]);
    expect(sorted(all, 'none')).toBe(all);
  });
});
