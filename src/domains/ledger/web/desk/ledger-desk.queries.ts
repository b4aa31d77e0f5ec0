import { apiQuery } from '#engine/web/api/api-query.ts';

export const ledgerBalancesQuery = apiQuery('/api/admin/ledger');

export const payoutsQuery = apiQuery('/api/producer/payouts');
export const payoutQuery = (id: number) => apiQuery('/api/producer/payouts/:id', { params: { id } });
