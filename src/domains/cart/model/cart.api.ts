import type { z } from 'zod';
import type { addToCartSchema, changeQuantitySchema, putCodeSchema } from './cart-input.ts';
import type { Cart } from './cart.ts';

export interface CartApi {
  'GET /api/cart': { response: Cart };
  'POST /api/cart': { body: z.input<typeof addToCartSchema>; response: Cart };
  'PUT /api/cart/:id': { body: z.input<typeof changeQuantitySchema>; response: Cart };
  'DELETE /api/cart/:id': { response: Cart };
  'DELETE /api/cart': { response: Cart };
  'POST /api/cart/promo': { body: z.input<typeof putCodeSchema>; response: Cart };
  'DELETE /api/cart/promo': { response: Cart };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends CartApi {}
}
