import { z } from 'zod';
import { namedId } from '../sample-fields.ts';

export const product = z.object({
  id: z.string(),
  imgUrl: z.string(),
  price: z.number(),
  totalUnit: z.int(),
  title: z.string(),
  category: z.string(),
  brand: z.string(),
  rating: z.int(),
  freeShipping: z.boolean(),
  description: z.string(),
});

/** A line of the cart with its product; `id` is the product's. */
export const cartLine = z.object({ amount: z.int(), ...product.shape });
export const countedTitle = z.object({ title: z.string(), product: z.int() });
export const countedRate = z.object({ rate: z.int(), product: z.int() });

const cart = { 200: z.array(cartLine) };
const ofCart = { uid: namedId, productId: namedId };

export const listProducts = { reply: { 200: z.array(product) } };
export const listCategories = { reply: { 200: z.array(countedTitle) } };
export const listRatings = { reply: { 200: z.array(countedRate) } };
export const listBrands = { reply: { 200: z.array(countedTitle) } };
export const readCart = { query: z.object({ uid: z.string().max(100).optional() }), reply: cart };
export const addToCart = { body: z.object(ofCart), reply: cart };
export const deleteFromCart = { body: z.object(ofCart), reply: cart };
export const updateCartAmount = { body: z.object({ ...ofCart, amount: z.coerce.number() }), reply: cart };
