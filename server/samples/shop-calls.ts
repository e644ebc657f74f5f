import { having } from '@muster/domain/samples/entries.ts';
import type { Samples } from '@muster/domain/samples/samples.ts';
import {
  cartLines,
  countedBrands,
  countedCategories,
  countedRates,
  type ShopSamples,
  withAmount,
  withNone,
  withOneMore,
} from '@muster/domain/samples/shop/shop.ts';
import * as contracts from '@muster/domain/samples/shop/shop-contract.ts';
import type { ServeSample } from './serve-samples.ts';

/** Each change of the cart answers its lines; whatever the `uid`, it is the caller's own cart. */
export function shopCalls(serve: ServeSample): void {
  serve(contracts.listProducts, (it) => [it, it.shop.products]);
  serve(contracts.listCategories, (it) => [it, countedCategories(it.shop.products)]);
  serve(contracts.listBrands, (it) => [it, countedBrands(it.shop.products)]);
  serve(contracts.listRatings, (it) => [it, countedRates(it.shop.products)]);
  serve(contracts.readCart, (it, { query }) => [it, query.uid ? cartLines(it.shop) : []]);
  serve(contracts.addToCart, (it, { body }) => cartAfter(it, withOneMore(it.shop, body.productId)));
  serve(contracts.deleteFromCart, (it, { body }) => cartAfter(it, withNone(it.shop, body.productId)));
  serve(contracts.updateCartAmount, (it, { body: { productId, amount } }) =>
    cartAfter(it, amount === undefined ? it.shop : withAmount(it.shop, productId, amount)),
  );
}

const cartAfter = (it: Samples, shop: ShopSamples) => [having(it, { shop }), cartLines(shop)] as const;
