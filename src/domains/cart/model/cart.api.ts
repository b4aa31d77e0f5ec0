import { z } from 'zod';
import { productSchema } from '#domains/catalogue/model/product.ts';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema, messageSchema } from '#engine/model/api/responses.ts';
import { addToCartSchema, changeQuantitySchema, putCodeSchema } from './cart-input.ts';
import { cartSchema } from './cart.ts';
import {
  adminPromoCodeListSchema,
  adminPromoCodeSchema,
  newPromoCodeSchema,
  promoCodeChangesSchema,
} from './promo-codes/promo-code.ts';
import {
  leaveAlertsSchema,
  localFavouritesSchema,
  savedProductSchema,
  slugsQuerySchema,
} from './saved/saved-product.ts';

/** The cart, promo codes, and saved products. */
export const cartApi = {
  'GET /api/cart': { guard: 'owner', response: cartSchema, summary: "The visitor's cart" },
  'POST /api/cart': {
    guard: 'owner',
    body: addToCartSchema,
    response: cartSchema,
    summary: 'Adds a product to the cart',
    example: { productId: 1, quantity: 2 },
  },
  'PUT /api/cart/:id': {
    guard: 'owner',
    body: changeQuantitySchema,
    response: cartSchema,
    summary: 'Changes the quantity of a line',
  },
  'DELETE /api/cart/:id': {
    guard: 'owner',
    response: cartSchema,
    summary: 'Takes a line out of the cart',
  },
  'DELETE /api/cart': { guard: 'owner', response: cartSchema, summary: 'Empties the cart' },
  'POST /api/cart/promo': {
    guard: 'owner',
    body: putCodeSchema,
    response: cartSchema,
    summary: 'Puts a promo code into the cart',
  },
  'DELETE /api/cart/promo': {
    guard: 'owner',
    response: cartSchema,
    summary: 'Takes the promo code out of the cart',
  },

  'GET /api/user/saved-products': {
    guard: 'BUYER',
    response: z.array(savedProductSchema),
    summary: 'Saved products',
  },
  'PUT /api/user/saved-products/:productId': {
    guard: 'BUYER',
    response: idResponseSchema,
    summary: 'Saves a product',
  },
  'DELETE /api/user/saved-products/:productId': {
    guard: 'BUYER',
    response: idResponseSchema,
    summary: 'Forgets a saved product',
  },
  'POST /api/user/saved-products': {
    guard: 'BUYER',
    body: localFavouritesSchema,
    response: z.array(savedProductSchema),
    summary: 'Takes over what was saved before signing in',
  },
  'GET /api/saved-products': {
    guard: 'public',
    query: slugsQuerySchema,
    response: z.array(productSchema),
    summary: 'Products by their slugs, for visitors who saved them in their browser',
  },
  'POST /api/saved-products/unsubscribe': {
    guard: 'public',
    rateLimit: 'newsletterLink',
    body: leaveAlertsSchema,
    response: messageSchema,
    summary: 'Ends mails about saved products, by the link in one',
  },

  'GET /api/admin/promo-codes': {
    guard: 'ADMIN',
    right: 'catalogue',
    query: adminPromoCodeListSchema,
    list: adminPromoCodeSchema,
    summary: 'All promo codes',
  },
  'POST /api/admin/promo-codes': {
    guard: 'ADMIN',
    right: 'catalogue',
    body: newPromoCodeSchema,
    response: adminPromoCodeSchema,
    status: 201,
    summary: 'Makes a promo code',
  },
  'PATCH /api/admin/promo-codes/:id': {
    guard: 'ADMIN',
    right: 'catalogue',
    body: promoCodeChangesSchema,
    response: adminPromoCodeSchema,
    summary: 'Changes a promo code',
  },
} as const satisfies Contract;

type CartApi = typeof cartApi;
declare module '#engine/model/api/api.ts' {
  interface Api extends CartApi {}
}
