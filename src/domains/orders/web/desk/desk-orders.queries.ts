import { apiQuery } from '#engine/web/api/api-query.ts';

export const statsQuery = apiQuery('/api/producer/stats');
export const customersQuery = apiQuery('/api/producer/customers');

/** All that is to be shipped, longest first, and some of the others. */
export const deskOrdersQuery = apiQuery('/api/producer/orders');
