import type { Contract } from '#engine/model/api/call.ts';
import { idempotencyHeadersSchema } from '#engine/model/api/idempotency.ts';
import { reorderAnswerSchema } from '#domains/orders/model/reorder.ts';
import { checkoutOptionsSchema, optionsQuerySchema } from './checkout-options.ts';
import { checkoutAnswerSchema, checkoutSchema } from './checkout.ts';

export const checkoutApi = {
  'GET /api/checkout/options': {
    guard: 'owner',
    query: optionsQuerySchema,
    response: checkoutOptionsSchema,
    summary: 'How the cart can be delivered and paid',
  },
  'POST /api/checkout': {
    guard: 'owner',
    headers: idempotencyHeadersSchema,
    body: checkoutSchema,
    status: 201,
    response: checkoutAnswerSchema,
    summary: 'Orders what is in the cart; the same `Idempotency-Key` orders once',
  },
  'POST /api/user/orders/:id/reorder': {
    guard: 'BUYER',
    sells: true,
    response: reorderAnswerSchema,
    summary: 'Puts what was ordered into the cart again',
  },
} as const satisfies Contract;

type CheckoutApi = typeof checkoutApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends CheckoutApi {}
}
