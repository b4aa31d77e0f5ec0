import { apiQuery } from '#engine/web/api/api-query.ts';

export const adminStatsQuery = apiQuery('/api/admin/stats');
export const timersQuery = apiQuery('/api/admin/timers');
