import { useMutation, useQueryClient } from '@tanstack/react-query';
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

export function useCancelOrder({ id, token }: OrderAccess) {
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery({ id, token });
  return useMutation({
    networkMode: 'always',
    mutationFn: () => apiRequest('POST /api/orders/:id/cancel', { params: { id }, query: { token } }),
    onSuccess: (order) => queryClient.setQueryData(queryKey, order),
    // Refused: the order has moved on in the meantime, and the page should say where to.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useReceiveParcel({ id, token }: OrderAccess) {
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery({ id, token });
  return useMutation({
    networkMode: 'always',
    mutationFn: (partId: number) =>
      apiRequest('POST /api/orders/:id/received', { params: { id }, query: { token }, body: { partId } }),
    onSuccess: (order) => queryClient.setQueryData(queryKey, order),
    // Refused: it is known already, or was never sent; the page should say which.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
