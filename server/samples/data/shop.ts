import type { ShopSamples } from '@muster/domain/samples/shop/shop.ts';
import type { Product } from '@muster/domain/samples/shop/shop-contract.ts';
import { type Category, goods } from './pictures.ts';

type Row = readonly [title: string, category: Category, brand: string, price: number, rating: number, free: boolean];

const rows: readonly Row[] = [
  ['Round-ear headphones', 'audio', 'Microlab', 96, 4, true],
  ['Desk speaker pair', 'audio', 'Microlab', 130, 5, false],
  ['Pocket recorder', 'audio', 'Sony', 348, 3, true],
  ['Stage microphone', 'audio', 'Sony', 987, 5, false],
  ['Cable-free earbuds', 'audio', 'Beats', 245, 4, true],
  ['Kitchen radio', 'audio', 'Beats', 54, 2, false],
  ['Clip-on player', 'audio', 'Comlion', 12, 1, true],
  ['Linen work shirt', 'fashion', 'Kurren', 28, 4, false],
  ['Rain jacket', 'fashion', 'Kurren', 75, 5, true],
  ['Canvas apron', 'fashion', 'Comlion', 19, 3, false],
  ['Small phone', 'cellphone', 'Iphone', 699, 4, true],
  ['Large phone', 'cellphone', 'Iphone', 899, 2, false],
  ['Leather-band watch', 'accessories', 'Kurren', 160, 3, true],
];

const products: readonly Product[] = rows.map(([title, category, brand, price, rating, freeShipping], n) => ({
  id: `product-${n + 1}`,
  imgUrl: goods(category, n),
  price,
  totalUnit: 100,
  title,
  category,
  brand,
  rating,
  freeShipping,
  description: `${title} by ${brand}. Made to be used every day and mended when it breaks; spare parts are kept for ten years. It comes in a plain box without plastic, with a short paper that says how to care for it, and may be returned within a month if it does not suit.`,
}));

export const shop: ShopSamples = {
  products,
  cart: ['product-1', 'product-5', 'product-9', 'product-13'].map((productId) => ({ productId, amount: 1 })),
};
