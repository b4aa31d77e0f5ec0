import type { Contract } from '#engine/model/api/call.ts';
import { idempotencyHeadersSchema } from '#engine/model/api/idempotency.ts';
import { bulkResultSchema } from '#engine/model/lists/bulk.ts';
import { tokenQuerySchema } from '#domains/orders/model/order-token.ts';
import { orderSchema } from '#domains/orders/model/order.ts';
import { checkoutPaymentSchema } from '#domains/orders/model/payments/order-payment.ts';
import { refundSchema, testOutcomeSchema, transferSchema, transfersSchema } from './money-input.ts';
import { providerStateSchema, providerTestSchema } from './provider-state.ts';
import {
  orderMovesSchema,
  paymentProviderSchema,
  receivedEventSchema,
  testPaymentSchema,
} from './payment-answers.ts';

export const paymentsApi = {
  /** The privacy policy names them. */
  'GET /api/payment-provider': {
    guard: 'public',
    response: paymentProviderSchema,
    summary: 'Who takes payments for the shop',
  },
  /** Asks the provider how far the payment is, and where to go on with it. */
  'POST /api/orders/:id/payment': {
    guard: 'owner',
    rateLimit: 'paymentLookUps',
    query: tokenQuerySchema,
    response: checkoutPaymentSchema,
    summary: 'Goes on paying an order, by the token of its link',
  },
  'POST /api/user/orders/:id/payment': {
    guard: 'BUYER',
    rateLimit: 'paymentLookUps',
    response: checkoutPaymentSchema,
    summary: 'Goes on paying an own order',
  },

  /** The page of the shop that stands for a provider; no money moves. */
  'GET /api/payments/test/:reference': {
    guard: 'owner',
    response: testPaymentSchema,
    summary: 'A payment of the test provider',
  },
  'POST /api/payments/test/:reference': {
    guard: 'owner',
    body: testOutcomeSchema,
    response: testPaymentSchema,
    summary: 'Decides a payment of the test provider',
  },

  /** Signed. The signature is about the bytes as they come, so the body has no schema. */
  'POST /api/payments/stripe/webhook': {
    guard: 'public',
    response: receivedEventSchema,
    summary: 'What the payment provider says',
  },

  'GET /api/admin/payment-provider': {
    guard: 'ADMIN',
    right: 'owner',
    response: providerStateSchema,
    summary: 'How it stands with the payment provider, and what is missing',
  },
  'POST /api/admin/payment-provider/test': {
    guard: 'ADMIN',
    right: 'owner',
    rateLimit: 'providerTests',
    response: providerTestSchema,
    summary: 'Asks the payment provider something harmless, and says whether it answers',
  },
  'GET /api/admin/orders/:id/payments': {
    guard: 'ADMIN',
    right: 'money',
    response: orderMovesSchema,
    summary: 'What was paid and given back for an order',
  },
  'POST /api/admin/orders/:id/payments': {
    guard: 'ADMIN',
    right: 'money',
    headers: idempotencyHeadersSchema,
    body: transferSchema.nullish(),
    status: 201,
    response: orderSchema,
    summary: 'Records a payment by transfer; the same `Idempotency-Key` records it once',
  },
  /** A second time nothing is open any more, and nothing is recorded. */
  'POST /api/admin/orders/payments': {
    guard: 'ADMIN',
    right: 'money',
    body: transfersSchema,
    response: bulkResultSchema,
    summary: 'Records that the invoices of many orders were paid in full, by transfer',
    example: { ids: [1, 2] },
  },
  'POST /api/admin/orders/:id/refunds': {
    guard: 'ADMIN',
    right: 'money',
    headers: idempotencyHeadersSchema,
    body: refundSchema,
    status: 201,
    response: orderSchema,
    summary: 'Gives money back; the same `Idempotency-Key` is the same refund',
  },
  /** What the provider could not give back was transferred by hand. */
  'POST /api/admin/orders/:id/refunds/transfer': {
    guard: 'ADMIN',
    right: 'money',
    status: 201,
    response: orderSchema,
    summary: 'Records that money was given back by transfer',
  },
} as const satisfies Contract;

type PaymentsApi = typeof paymentsApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends PaymentsApi {}
}
