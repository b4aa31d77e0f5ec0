import type { OrderChangeInput } from '#shared/orders/order-change-input.ts';
import { apiQuery } from '#web/api/api-query.ts';
import { apiRequest } from '#web/api/client.ts';

/** Whoever holds the token may see the order. */
export interface OrderAccess {
  id: number;
  token: string;
}

/** Asked by the browser only: pages hold nothing private. */
export const orderQuery = ({ id, token }: OrderAccess) =>
  apiQuery('/api/orders/:id', { params: { id }, query: { token } });

export const invoiceQuery = ({ id, token }: OrderAccess) =>
  apiQuery('/api/orders/:id/invoice', { params: { id }, query: { token } });

export const changeOrder = ({ id, token }: OrderAccess, change: OrderChangeInput) =>
  apiRequest('PATCH /api/orders/:id', { params: { id }, query: { token }, body: change });

export const cancelOrder = ({ id, token }: OrderAccess) =>
  apiRequest('POST /api/orders/:id/cancel', { params: { id }, query: { token } });

export const receiveParcel = ({ id, token }: OrderAccess, partId: number) =>
  apiRequest('POST /api/orders/:id/received', { params: { id }, query: { token }, body: { partId } });
