import { z } from 'zod';
import { searchResultSchema, suggestionsSchema } from '#shared/search/search.ts';
import type { App } from '#server/http/app-type.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Shop } from '#server/shop.ts';
import { searchWordsOf } from './search-text.ts';
import { completeWords } from './search-words.ts';
import { findProducers, findProducts, findSuggestions } from './search.queries.ts';

const querystring = z.object({ q: z.string('validation:required').trim().min(1, 'validation:required') });

export function searchRoutes(app: App, { db }: Shop): void {
  app.get(
    '/api/search',
    {
      config: { guard: 'public', cached: true },
      schema: { querystring, response: { 200: searchResultSchema } },
    },
    async (request) => {
      const language = requestLanguage(request);
      const words = searchWordsOf(request.query.q);
      if (words.length === 0) return { products: [], producers: [], productTotal: 0 };
      const sought = await completeWords(db, words);
      const [found, producers] = await Promise.all([
        findProducts(db, language, sought),
        findProducers(db, language, sought),
      ]);
      return { products: found.items, producers, productTotal: found.total };
    },
  );

  app.get(
    '/api/search/suggestions',
    {
      config: { guard: 'public', cached: true },
      schema: { querystring, response: { 200: suggestionsSchema } },
    },
    async (request) => {
      const words = searchWordsOf(request.query.q);
      if (words.length === 0) return { products: [], producers: [], categories: [] };
      const sought = await completeWords(db, words);
      return findSuggestions(db, requestLanguage(request), sought);
    },
  );
}
