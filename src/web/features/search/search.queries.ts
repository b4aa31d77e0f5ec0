import { apiQuery } from '#web/api/api-query.ts';

export const searchQuery = (q: string, page: number) =>
  apiQuery('/api/search', { query: { q, page: page === 1 ? undefined : page } });
