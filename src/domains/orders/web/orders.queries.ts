import type { OrderChangeInput } from '#domains/orders/model/order-change-input.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';

/** Everybody who holds the token may see the order. */
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

const ASK_EVERY_MS = 5_000;

/** Asks the provider how far the payment is, again and again while the order waits for it. */
export const paymentRedirectUrlQuery = ({ id, token }: OrderAccess) =>
  queryOptions({
    queryKey: ['way-to-pay', id, token],
    queryFn: () => apiRequest('POST /api/orders/:id/payment', { params: { id }, query: { token } }),
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });

export const cancelOrder = ({ id, token }: OrderAccess) =>
  apiRequest('POST /api/orders/:id/cancel', { params: { id }, query: { token } });

export const receiveParcel = ({ id, token }: OrderAccess, partId: number) =>
  apiRequest('POST /api/orders/:id/received', { params: { id }, query: { token }, body: { partId } });
