import { shownSearchResultSchema } from '#domains/catalogue/model/search/search.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { searchWordsOf, Vocabulary } from './search-words.ts';
import { findProducers, findProducts, findSuggestions } from './search.queries.ts';

export function searchRoutes(app: ApiApp, shop: Shop): void {
  const { reads, source } = shop;
  const vocabulary = new Vocabulary(shop);

  reads.handle(
    app,
    '/api/search',
    async ({ language, query: { q, page, collapse, ...filters } }) => {
      const words = searchWordsOf(q);
      if (words.length === 0) return { products: [], producers: [], productTotal: 0 };
      return source.read(async (db) => {
        const sought = await vocabulary.complete(db, words);
        const [found, producers] = await Promise.all([
          findProducts(db, language, sought, { page, collapse, filters }),
          findProducers(db, language, sought),
        ]);
        return { products: found.items, producers, productTotal: found.total };
      });
    },
    { inPages: shownSearchResultSchema },
  );

  reads.handle(app, '/api/search/suggestions', async ({ language, query: { q, collapse } }) => {
    const words = searchWordsOf(q);
    if (words.length === 0) return { products: [], producers: [], categories: [] };
    return source.read(async (db) =>
      findSuggestions(db, language, await vocabulary.complete(db, words), collapse),
    );
  });
}
