import { z } from 'zod';
import { batchChoicesSchema, batchCorrectionSchema } from './line-batches.ts';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { bulkIdsQuerySchema, bulkResultSchema } from '#engine/model/lists/bulk.ts';
import { adminOrderListSchema, adminOrderSchema, moveOrdersSchema } from './admin-orders.ts';
import {
  producerOrderListSchema,
  producerCustomerSchema,
  producerOrderSchema,
  producerStatsSchema,
} from './desk.ts';
import { orderChangeSchema } from './order-change-input.ts';
import { optionalTokenSchema, tokenQuerySchema } from './order-token.ts';
import { orderSchema, orderStatusSchema } from './order.ts';
import { confirmationSchema } from './payments/confirmation.ts';
import { unpaidInvoiceListSchema, unpaidInvoiceSchema } from './payments/unpaid-invoices.ts';
import { packingSlipSchema } from './packing-slips.ts';
import { receivedSchema, shipmentSchema } from './shipment.ts';

export const ordersApi = {
  'GET /api/user/orders': {
    guard: 'BUYER',
    response: z.array(orderSchema),
    summary: "The buyer's orders",
  },
  'PATCH /api/user/orders/:id': {
    guard: 'BUYER',
    body: orderChangeSchema,
    response: orderSchema,
    summary: 'Changes an own order within two hours',
  },
  'POST /api/user/orders/:id/cancel': {
    guard: 'BUYER',
    response: orderSchema,
    summary: 'Cancels an own order within two hours',
  },
  'POST /api/user/orders/:id/received': {
    guard: 'BUYER',
    body: receivedSchema.nullish(),
    response: orderSchema,
    summary: 'Says that parcels of an own order have arrived',
  },

  'GET /api/orders/:id': {
    guard: 'owner',
    query: tokenQuerySchema,
    response: orderSchema,
    summary: 'An order, by the token of its link',
  },
  /** With the customer; the token may be left out by the buyer and by administrators. */
  'GET /api/orders/:id/invoice': {
    guard: 'owner',
    query: optionalTokenSchema,
    response: orderSchema,
    summary: 'The invoice of an order',
  },
  /** By the token of the mail that asks for it, which is another than the order's. Looking confirms nothing. */
  'GET /api/orders/:id/confirmation': {
    guard: 'owner',
    query: tokenQuerySchema,
    response: confirmationSchema,
    summary: 'Whether a guest’s large order by invoice is still to be confirmed, by the token of its mail',
  },
  'POST /api/orders/:id/confirm': {
    guard: 'owner',
    query: tokenQuerySchema,
    response: confirmationSchema,
    summary: 'Confirms a guest’s large order by invoice, by the token of its mail',
  },
  'PATCH /api/orders/:id': {
    guard: 'owner',
    query: tokenQuerySchema,
    body: orderChangeSchema,
    response: orderSchema,
    summary: 'Changes an order within two hours, by the token of its link',
  },
  'POST /api/orders/:id/cancel': {
    guard: 'owner',
    query: tokenQuerySchema,
    response: orderSchema,
    summary: 'Cancels an order within two hours, by the token of its link',
  },
  'POST /api/orders/:id/received': {
    guard: 'owner',
    query: tokenQuerySchema,
    body: receivedSchema.nullish(),
    response: orderSchema,
    summary: 'Says that parcels have arrived, by the token of its link',
  },
} as const satisfies Contract;

export const ordersDeskApi = {
  'GET /api/admin/orders': {
    guard: 'ADMIN',
    right: 'orders',
    query: adminOrderListSchema,
    list: adminOrderSchema,
    summary: 'All orders',
  },
  'GET /api/admin/orders/slips': {
    guard: 'ADMIN',
    right: 'orders',
    query: bulkIdsQuerySchema,
    response: z.array(packingSlipSchema),
    summary: 'What goes into the parcels of the named orders, one by one, to print',
  },
  'POST /api/admin/orders/move': {
    guard: 'ADMIN',
    right: 'orders',
    body: moveOrdersSchema,
    response: bulkResultSchema,
    summary: 'Moves many orders on at once',
    example: { ids: [1, 2], status: 'processing' },
  },
  'GET /api/admin/orders/:id': {
    guard: 'ADMIN',
    right: 'orders',
    response: orderSchema,
    summary: 'One order with its lines and history',
  },
  'PATCH /api/admin/orders/:id': {
    guard: 'ADMIN',
    right: 'orders',
    body: z.object({ status: orderStatusSchema }),
    response: orderSchema,
    summary: 'Moves an order on, or cancels it',
    example: { status: 'processing' },
  },
  'POST /api/admin/orders/:id/confirm': {
    guard: 'ADMIN',
    right: 'orders',
    response: orderSchema,
    summary: 'Confirms a guest’s large order by invoice in the guest’s place',
  },
  'POST /api/admin/orders/:id/parts/:partId/ship': {
    guard: 'ADMIN',
    right: 'orders',
    body: shipmentSchema.nullish(),
    response: orderSchema,
    summary: 'Marks a part as shipped',
  },

  'GET /api/admin/invoices/unpaid': {
    guard: 'ADMIN',
    right: 'money',
    query: unpaidInvoiceListSchema,
    list: unpaidInvoiceSchema,
    summary: 'Invoices that were not paid when they were due',
  },
  /** `id` is the order's. */
  'POST /api/admin/invoices/:id/remind': {
    guard: 'ADMIN',
    right: 'money',
    response: unpaidInvoiceSchema,
    summary: 'Reminds the customer of an overdue invoice by mail, at most once a day',
  },

  'GET /api/producer/orders': {
    guard: 'PRODUCER',
    right: 'orders',
    query: producerOrderListSchema,
    list: producerOrderSchema,
    summary: 'The own parts of orders: all that are to be shipped, then others, newest first',
  },
  'GET /api/producer/orders/slips': {
    guard: 'PRODUCER',
    right: 'orders',
    query: bulkIdsQuerySchema,
    response: z.array(packingSlipSchema),
    summary: 'What goes into the own parcels of the named orders, one by one, to print',
  },
  'GET /api/producer/orders/:id': {
    guard: 'PRODUCER',
    right: 'orders',
    response: producerOrderSchema,
    summary: 'The own part of one order, with the address to ship it to',
  },
  'POST /api/producer/orders/:id/ship': {
    guard: 'PRODUCER',
    right: 'orders',
    body: shipmentSchema.nullish(),
    response: idResponseSchema,
    summary: 'Marks the own part as shipped, with carrier and tracking number',
    example: { carrier: 'ups', trackingNumber: '1Z999AA10123456784' },
  },
  'GET /api/producer/orders/:id/batches': {
    guard: 'PRODUCER',
    right: 'orders',
    response: batchChoicesSchema,
    summary: 'Which batches the lines of the own part may be packed from',
  },
  'PATCH /api/producer/orders/:id/batches': {
    guard: 'PRODUCER',
    right: 'orders',
    body: batchCorrectionSchema,
    response: producerOrderSchema,
    summary: 'Says which batches are in the own parcel, until it leaves',
  },
  'GET /api/producer/customers': {
    guard: 'PRODUCER',
    right: 'orders',
    response: z.array(producerCustomerSchema),
    exported: true,
    summary: 'Who has bought from the producer',
  },
  'GET /api/producer/stats': {
    guard: 'PRODUCER',
    right: 'any',
    response: producerStatsSchema,
    summary: 'The own figures: revenue, orders, rating',
  },
} as const satisfies Contract;

type OrdersApi = typeof ordersApi;
type OrdersDeskApi = typeof ordersDeskApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends OrdersApi, OrdersDeskApi {}
}
