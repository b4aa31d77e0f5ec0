import { foodParameters, type FoodSearch } from '#domains/catalogue/web/listing/listing-search.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';

export const searchQuery = (q: string, page: number, food: FoodSearch) =>
  apiQuery('/api/search', {
    query: { q, page: page === 1 ? undefined : page, ...foodParameters(food) },
  });
