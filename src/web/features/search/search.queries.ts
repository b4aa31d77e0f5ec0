import { foodParameters, type FoodSearch } from '#web/features/catalogue/food-search.ts';
import { apiQuery } from '#web/api/api-query.ts';

export const searchQuery = (q: string, page: number, food: FoodSearch) =>
  apiQuery('/api/search', {
    query: { q, page: page === 1 ? undefined : page, ...foodParameters(food) },
  });
