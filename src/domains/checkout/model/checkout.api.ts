import type { z } from 'zod';
import type { ReorderAnswer } from '#domains/orders/model/reorder.ts';
import type { CheckoutOptions } from './checkout-options.ts';
import type { CheckoutAnswer, checkoutSchema } from './checkout.ts';

export interface CheckoutApi {
  'GET /api/checkout/options': { response: CheckoutOptions };
  /** The same key twice is one order. */
  'POST /api/checkout': {
    body: z.input<typeof checkoutSchema>;
    headers?: { 'Idempotency-Key': string };
    response: CheckoutAnswer;
  };
  'POST /api/user/orders/:id/reorder': { response: ReorderAnswer };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends CheckoutApi {}
}
