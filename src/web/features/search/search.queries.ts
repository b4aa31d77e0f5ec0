import { queryOptions } from '@tanstack/react-query';
import type { SearchResult } from '#shared/search/search.ts';

export const searchQuery = (text: string, page: number) =>
  queryOptions<SearchResult>({
    queryKey: page === 1 ? ['/api/search', text] : [`/api/search?q=${encodeURIComponent(text)}&page=${page}`],
  });
