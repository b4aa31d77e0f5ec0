import type { z } from 'zod';
import type { SearchResult, searchSchema, Suggestions, suggestionsQuerySchema } from './search.ts';

export interface SearchApi {
  'GET /api/search': { query: z.input<typeof searchSchema>; response: SearchResult };
  'GET /api/search/suggestions': { query: z.input<typeof suggestionsQuerySchema>; response: Suggestions };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends SearchApi {}
}
