import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewProduct, ProductChanges } from '#shared/catalogue/product-form.ts';
import type {
  OwnProduct,
  ProducerCustomer,
  ProducerOrder,
  ProducerStats,
} from '#shared/producer-desk/desk.ts';
import { apiRequest } from '#web/api/client.ts';

export const statsQuery = queryOptions<ProducerStats>({ queryKey: ['/api/producer/stats'] });
export const ownProductsQuery = queryOptions<OwnProduct[]>({ queryKey: ['/api/producer/products'] });
export const deskOrdersQuery = queryOptions<ProducerOrder[]>({ queryKey: ['/api/producer/orders'] });
export const customersQuery = queryOptions<ProducerCustomer[]>({ queryKey: ['/api/producer/customers'] });

/** Products and figures depend on each other: both are asked again after a change. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [statsQuery, ownProductsQuery, deskOrdersQuery, customersQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useAddProduct() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (product: NewProduct) =>
      apiRequest<{ id: number; slug: string }>('/api/products', 'POST', product),
    onSuccess: refresh,
  });
}

export function useChangeProduct() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, changes }: { id: number; changes: ProductChanges }) =>
      apiRequest<{ id: number }>(`/api/products/${id}`, 'PATCH', changes),
    onSuccess: refresh,
  });
}

export function useShipLines() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (orderId: number) =>
      apiRequest<{ id: number }>(`/api/producer/orders/${orderId}/ship`, 'POST'),
    onSettled: refresh,
  });
}
