import { foodParameters, type FoodSearch } from '#domains/catalogue/web/listing/listing-search.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ShownSearchResult } from '#domains/catalogue/model/search/search.ts';
import { apiKey } from '#engine/web/api/api-query.ts';

export const searchQuery = (q: string, page: number, food: FoodSearch) =>
  // Its page carries no more of a product than its card shows.
  queryOptions<ShownSearchResult>({
    queryKey: apiKey('/api/search', {
      query: { q, page: page === 1 ? undefined : page, ...foodParameters(food), collapse: 'families' },
    }),
  });

/** As long as the API reads. */
const MAX_LENGTH = 200;

/** The text of a search URL, trimmed; undefined where there is nothing to search for. */
export function readSearchText(raw: unknown): string | undefined {
  if (raw === undefined || raw === null || typeof raw === 'object') return undefined;
  const text = String(raw).trim().slice(0, MAX_LENGTH);
  return text === '' ? undefined : text;
}
