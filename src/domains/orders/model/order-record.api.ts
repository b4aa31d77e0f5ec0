import { z } from 'zod';
import { idempotencyHeadersSchema } from '#engine/model/api/idempotency.ts';
import type { Contract } from '#engine/model/api/call.ts';
import { orderChangeSchema } from './order-change-input.ts';
import { newOrderNoteSchema, orderMailSchema, orderNoteSchema } from './order-record.ts';
import { orderSchema } from './order.ts';
import { newRemovalSchema, removalQuoteQuerySchema, removalQuoteSchema } from './removals/removal-input.ts';

/** What the page of an order at the desk shows and does beside the order itself. */
export const orderRecordApi = {
  'GET /api/admin/orders/:id/notes': {
    guard: 'ADMIN',
    right: 'orders',
    response: z.array(orderNoteSchema),
    summary: 'What staff noted about an order, oldest first',
  },
  'POST /api/admin/orders/:id/notes': {
    guard: 'ADMIN',
    right: 'orders',
    body: newOrderNoteSchema,
    status: 201,
    response: orderNoteSchema,
    summary: 'Notes something about an order, for staff alone',
    example: { text: 'Called: parcel may be left with the neighbour.' },
  },
  'GET /api/admin/orders/:id/mails': {
    guard: 'ADMIN',
    right: 'orders',
    response: z.array(orderMailSchema),
    summary: 'What was mailed about an order in the last 90 days, oldest first',
  },
  'POST /api/admin/orders/:id/mails/:mailId/again': {
    guard: 'ADMIN',
    right: 'orders',
    status: 201,
    response: orderMailSchema,
    summary: 'Sends a mail of an order again, to the same address; at most five of an order in a day',
  },
  'PATCH /api/admin/orders/:id/details': {
    guard: 'ADMIN',
    right: 'orders',
    body: orderChangeSchema,
    response: orderSchema,
    summary: 'Changes address, phone, gift message or day of an order until something of it leaves',
    example: { giftMessage: null },
  },
  'GET /api/admin/orders/:id/removals/quote': {
    guard: 'ADMIN',
    right: 'orders',
    query: removalQuoteQuerySchema,
    response: removalQuoteSchema,
    summary: 'What removing pieces of an order would change',
  },
  'POST /api/admin/orders/:id/removals': {
    guard: 'ADMIN',
    right: 'orders',
    headers: idempotencyHeadersSchema,
    body: newRemovalSchema,
    status: 201,
    response: orderSchema,
    summary: 'Removes pieces that have not been sent; the same `Idempotency-Key` is the same removal',
    example: { items: [{ itemId: 1, quantity: 1 }], reason: 'The last jar is broken.', restock: false },
  },
} as const satisfies Contract;

type OrderRecordApi = typeof orderRecordApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends OrderRecordApi {}
}
