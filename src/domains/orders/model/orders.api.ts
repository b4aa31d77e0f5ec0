import type { z } from 'zod';
import type { Download, ListCall } from '#engine/model/api/call.ts';
import type { AdminOrder, adminOrderListSchema } from './admin-orders.ts';
import type { OrderChangeInput } from './order-change-input.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order } from './order.ts';
import type { receivedSchema, Shipment } from './shipment.ts';

type Received = z.input<typeof receivedSchema> | null;

export interface OrdersApi {
  'GET /api/user/orders': { response: Order[] };
  'PATCH /api/user/orders/:id': { body: OrderChangeInput; response: Order };
  'POST /api/user/orders/:id/cancel': { response: Order };
  'POST /api/user/orders/:id/received': { body?: Received; response: Order };

  /** For whoever holds the order's token. */
  'GET /api/orders/:id': { query: { token: string }; response: Order };
  /** With the customer; the token may be left out by the buyer and by administrators. */
  'GET /api/orders/:id/invoice': { query?: { token?: string }; response: Order };
  'PATCH /api/orders/:id': { query: { token: string }; body: OrderChangeInput; response: Order };
  'POST /api/orders/:id/cancel': { query: { token: string }; response: Order };
  'POST /api/orders/:id/received': { query: { token: string }; body?: Received; response: Order };

  'GET /api/admin/orders': ListCall<z.input<typeof adminOrderListSchema>, AdminOrder>;
  'GET /api/admin/orders/export': { query?: z.input<typeof adminOrderListSchema>; response: Download };
  'GET /api/admin/orders/:id': { response: Order };
  'PATCH /api/admin/orders/:id': { body: { status: OrderStatus }; response: Order };
  'POST /api/admin/orders/:id/parts/:partId/ship': { body?: Shipment | null; response: Order };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends OrdersApi {}
}
