import { queryOptions } from '@tanstack/react-query';
import type { ProductChanges } from '#shared/catalogue/product-form.ts';
import type {
  OwnProduct,
  ProducerCustomer,
  ProducerOrder,
  ProducerStats,
} from '#shared/producer-desk/desk.ts';
import { apiRequest } from '#web/api/client.ts';

/** Products, orders, customers and figures hang together: a change to one refreshes all. */
export const DESK = '/api/producer/';

export const statsQuery = queryOptions<ProducerStats>({ queryKey: [`${DESK}stats`] });
export const ownProductsQuery = queryOptions<OwnProduct[]>({ queryKey: [`${DESK}products`] });
export const deskOrdersQuery = queryOptions<ProducerOrder[]>({ queryKey: [`${DESK}orders`] });
export const customersQuery = queryOptions<ProducerCustomer[]>({ queryKey: [`${DESK}customers`] });

export function changeProduct(id: number, changes: ProductChanges) {
  return apiRequest<{ id: number }>(`/api/products/${id}`, 'PATCH', changes);
}
