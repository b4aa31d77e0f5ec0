import { apiQuery } from '#engine/web/api/api-query.ts';

export const adminOrderQuery = (id: number) => apiQuery('/api/admin/orders/:id', { params: { id } });
export const orderMovesQuery = (id: number) => apiQuery('/api/admin/orders/:id/payments', { params: { id } });
