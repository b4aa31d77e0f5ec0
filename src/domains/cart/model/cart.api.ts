import type { z } from 'zod';
import type { addToCartSchema, changeQuantitySchema, putCodeSchema } from './cart-input.ts';
import type { Cart } from './cart.ts';

export interface CartApi {
  'GET /api/cart': { answer: Cart };
  'POST /api/cart': { body: z.input<typeof addToCartSchema>; answer: Cart };
  'PUT /api/cart/:id': { body: z.input<typeof changeQuantitySchema>; answer: Cart };
  'DELETE /api/cart/:id': { answer: Cart };
  'DELETE /api/cart': { answer: Cart };
  'POST /api/cart/promo': { body: z.input<typeof putCodeSchema>; answer: Cart };
  'DELETE /api/cart/promo': { answer: Cart };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends CartApi {}
}
