import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#shared/api/contract.ts';
import { DESK_ORDERS_PAGE } from '#shared/producer-desk/desk.ts';
import { apiKey, apiQuery } from '#web/api/api-query.ts';
import { apiRead, apiRequest, apiWrite } from '#web/api/client.ts';

/** Products, orders, customers and figures hang together: a change to one refreshes all. */
export const DESK = '/api/producer/';

export const statsQuery = apiQuery('/api/producer/stats');
export const ownProductsQuery = apiQuery('/api/producer/products');
export const customersQuery = apiQuery('/api/producer/customers');
/** Asked again whenever it is shown: customers and the shop move it on. */
export const deskReturnsQuery = { ...apiQuery('/api/producer/returns'), staleTime: 0 };
export const payoutsQuery = apiQuery('/api/producer/payouts');
export const payoutQuery = (id: number) => apiQuery('/api/producer/payouts/:id', { params: { id } });

/** The first page holds all that is to be shipped, and each page some of the others. */
export const deskOrdersQuery = infiniteQueryOptions({
  queryKey: [...apiKey('/api/producer/orders'), 'pages'],
  initialPageParam: undefined as number | undefined,
  queryFn: ({ pageParam: before }) => apiRead('/api/producer/orders', { query: { before } }),
  getNextPageParam: (page) => {
    const others = page.filter((order) => !order.canShip);
    return others.length < DESK_ORDERS_PAGE ? null : others.at(-1)!.id;
  },
  select: ({ pages }) => pages.flat(),
});

export type ProductToAdd = BodyOf<'POST /api/products'>;
export type ProductChanges = BodyOf<'PATCH /api/products/:id'>;

export const addProduct = apiWrite('POST /api/products');

export const changeProduct = (id: number, changes: ProductChanges) =>
  apiRequest('PATCH /api/products/:id', { params: { id }, body: changes });
