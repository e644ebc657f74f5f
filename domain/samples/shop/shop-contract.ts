import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import { sampleChange, sampleRead } from '../sample-call.ts';
import type * as schemas from './shop-schemas.ts';

const contract = contractsOf(() => import('./shop-schemas.ts'));

export type Product = z.output<typeof schemas.product>;
export type CartLine = z.output<typeof schemas.cartLine>;
export type CountedTitle = z.output<typeof schemas.countedTitle>;
export type CountedRate = z.output<typeof schemas.countedRate>;

export const listProducts = contract(
  sampleRead({ name: 'listProducts', path: '/api/ecommerce/get-product-list', summary: 'Every product' }),
);
export const listCategories = contract(
  sampleRead({
    name: 'listCategories',
    path: '/api/ecommerce/get-category-list',
    summary: 'The categories, each with the number of its products',
  }),
);
export const listRatings = contract(
  sampleRead({
    name: 'listRatings',
    path: '/api/ecommerce/get-rating-list',
    summary: 'The ratings, best first, each with the number of its products',
  }),
);
export const listBrands = contract(
  sampleRead({
    name: 'listBrands',
    path: '/api/ecommerce/get-brand-list',
    summary: 'The brands, each with the number of its products',
  }),
);
export const readCart = contract(
  sampleRead({ name: 'readCart', path: '/api/ecommerce/get-cart-list', summary: 'The cart; nothing without a uid' }),
);
export const addToCart = contract(
  sampleChange({ name: 'addToCart', path: '/api/ecommerce/add-to-cart', summary: 'One more of a product' }),
);
export const deleteFromCart = contract(
  sampleChange({ name: 'deleteFromCart', path: '/api/ecommerce/delete-from-cart', summary: 'None of a product' }),
);
export const updateCartAmount = contract(
  sampleChange({
    name: 'updateCartAmount',
    path: '/api/ecommerce/update-cart-amount',
    summary: 'So many of a product, from 1 to what there is',
  }),
);
