import type { z } from 'zod';
import type { Order } from '#domains/orders/model/order.ts';
import type { refundSchema, testOutcomeSchema, transferSchema } from './money-input.ts';
import type { CheckoutPayment } from '#domains/orders/model/payments/order-payment.ts';
import type { OrderMoves, ReceivedEvent, TestPayment } from './payment-answers.ts';

export interface PaymentsApi {
  /** Asks the provider how far the payment is, and where to go on with it. */
  'POST /api/orders/:id/payment': { query: { token: string }; response: CheckoutPayment };
  'POST /api/user/orders/:id/payment': { response: CheckoutPayment };

  /** The page of the shop that stands for a provider; no money moves. */
  'GET /api/payments/test/:reference': { response: TestPayment };
  'POST /api/payments/test/:reference': { body: z.input<typeof testOutcomeSchema>; response: TestPayment };

  /** Events of Stripe, signed. */
  'POST /api/payments/stripe/webhook': { response: ReceivedEvent };

  'GET /api/admin/orders/:id/payments': { response: OrderMoves };
  'POST /api/admin/orders/:id/payments': { body?: z.input<typeof transferSchema> | null; response: Order };
  /** What the provider could not give back was transferred by hand. */
  'POST /api/admin/orders/:id/refunds/transfer': { response: Order };
  'POST /api/admin/orders/:id/refunds': { body: z.input<typeof refundSchema>; response: Order };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends PaymentsApi {}
}
