import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ProductChanges } from '#shared/catalogue/product-form.ts';
import {
  DESK_ORDERS_PAGE,
  type OwnProduct,
  type ProducerCustomer,
  type ProducerOrder,
  type ProducerStats,
} from '#shared/producer-desk/desk.ts';
import { ApiError } from '#web/api/api-error.ts';
import { apiRequest, browserFetchApi } from '#web/api/client.ts';

/** Products, orders, customers and figures hang together: a change to one refreshes all. */
export const DESK = '/api/producer/';

export const statsQuery = queryOptions<ProducerStats>({ queryKey: [`${DESK}stats`] });
export const ownProductsQuery = queryOptions<OwnProduct[]>({ queryKey: [`${DESK}products`] });
export const customersQuery = queryOptions<ProducerCustomer[]>({ queryKey: [`${DESK}customers`] });

/** The first page holds all that is to be shipped, and each page some of the others. */
export const deskOrdersQuery = infiniteQueryOptions({
  queryKey: [`${DESK}orders`, 'pages'],
  initialPageParam: '',
  queryFn: async ({ pageParam }): Promise<ProducerOrder[]> => {
    const { status, body } = await browserFetchApi(`${DESK}orders${pageParam}`);
    if (status !== 200) throw new ApiError(status, body);
    return JSON.parse(body) as ProducerOrder[];
  },
  getNextPageParam: (page) => {
    const others = page.filter((order) => !order.canShip);
    return others.length < DESK_ORDERS_PAGE ? null : `?before=${others.at(-1)!.id}`;
  },
  select: ({ pages }) => pages.flat(),
});

export function changeProduct(id: number, changes: ProductChanges) {
  return apiRequest<{ id: number }>(`/api/products/${id}`, 'PATCH', changes);
}
