import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#shared/orders/order.ts';
import { apiRequest } from '#web/api/client.ts';

/** Whoever holds the token may see the order. */
export interface OrderAccess {
  id: number;
  token: string;
}

/** Asked by the browser only: pages hold nothing private. */
export function orderQuery({ id, token }: OrderAccess) {
  return queryOptions<Order>({ queryKey: [`/api/orders/${id}?token=${encodeURIComponent(token)}`] });
}

export function useCancelOrder({ id, token }: OrderAccess) {
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery({ id, token });
  return useMutation({
    networkMode: 'always',
    mutationFn: () =>
      apiRequest<Order>(`/api/orders/${id}/cancel?token=${encodeURIComponent(token)}`, 'POST'),
    onSuccess: (order) => queryClient.setQueryData(queryKey, order),
    // Refused: the order has moved on in the meantime, and the page should say where to.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
