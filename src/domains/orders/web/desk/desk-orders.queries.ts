import { infiniteQueryOptions } from '@tanstack/react-query';
import { DESK_ORDERS_PAGE } from '#domains/orders/model/desk.ts';
import { apiKey, apiQuery } from '#engine/web/api/api-query.ts';
import { apiRead } from '#engine/web/api/client.ts';

export const statsQuery = apiQuery('/api/producer/stats');
export const customersQuery = apiQuery('/api/producer/customers');

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
