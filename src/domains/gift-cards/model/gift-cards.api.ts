import { z } from 'zod';
import { orderSchema } from '#domains/orders/model/order.ts';
import { checkoutPaymentSchema } from '#domains/orders/model/payments/order-payment.ts';
import type { Contract } from '#engine/model/api/call.ts';
import { idempotencyHeadersSchema } from '#engine/model/api/idempotency.ts';
import { idTextSchema } from '#engine/model/ids.ts';
import {
  adminCardListSchema,
  adminCardSchema,
  adminCardRecordSchema,
  blockCardSchema,
  creditSchema,
  deskCreditSchema,
  grantSchema,
} from './gift-card-desk.ts';
import { CARD_STATES } from './gift-card.ts';
import { newGiftCardSchema } from './gift-card-input.ts';

/** What the person reads who holds the code. */
const cardBalanceSchema = z.object({
  amount: z.number(),
  balance: z.number(),
  /** ISO 4217 */
  currency: z.string(),
  lastFour: z.string(),
  state: z.enum(CARD_STATES),
  senderName: z.string(),
  message: z.string().nullable(),
});

export const giftCardsApi = {
  'POST /api/gift-cards': {
    guard: 'owner',
    sells: true,
    headers: idempotencyHeadersSchema,
    body: newGiftCardSchema,
    status: 201,
    response: z.object({
      orderId: z.number(),
      token: z.string(),
      order: orderSchema,
      payment: checkoutPaymentSchema,
    }),
    summary: 'Buys a gift card: an order of its own, worth something once it is paid',
  },
  'GET /api/gift-cards/:code': {
    guard: 'public',
    rateLimit: 'giftCardLookUps',
    params: z.object({ code: z.string().max(60) }),
    response: cardBalanceSchema,
    summary: 'What a gift card may still pay, by its code',
  },
  'GET /api/user/credit': {
    guard: 'BUYER',
    response: creditSchema,
    summary: 'The own credit, and what moved it',
  },
  'GET /api/admin/gift-cards': {
    guard: 'ADMIN',
    right: 'money',
    query: adminCardListSchema,
    list: adminCardSchema,
    summary: 'The gift cards that were sold; `q`: the last four of the code',
  },
  'GET /api/admin/gift-cards/:id': {
    guard: 'ADMIN',
    right: 'money',
    params: z.object({ id: idTextSchema }),
    response: adminCardRecordSchema,
    summary: 'A gift card with all that moved it',
  },
  'PATCH /api/admin/gift-cards/:id': {
    guard: 'ADMIN',
    right: 'money',
    body: blockCardSchema,
    response: adminCardRecordSchema,
    summary: 'Blocks a gift card with a reason, or lets it pay again',
  },
  'GET /api/admin/users/:id/credit': {
    guard: 'ADMIN',
    right: 'money',
    response: deskCreditSchema,
    summary: 'The credit of an account',
  },
  'POST /api/admin/users/:id/credit': {
    guard: 'ADMIN',
    right: 'money',
    headers: idempotencyHeadersSchema,
    body: grantSchema,
    status: 201,
    response: deskCreditSchema,
    summary: 'Gives an account credit, with a reason; the same `Idempotency-Key` gives it once',
  },
} as const satisfies Contract;

type GiftCardsApi = typeof giftCardsApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends GiftCardsApi {}
}
