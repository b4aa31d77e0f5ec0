import { queryOptions } from '@tanstack/react-query';
import type { SearchResult } from '#shared/search/search.ts';

export const searchQuery = (text: string) => queryOptions<SearchResult>({ queryKey: ['/api/search', text] });
