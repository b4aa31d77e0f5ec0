import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import {
  allCategories,
  categoryId,
  featuredProducts,
  inCategory,
  productBySlug,
} from './catalogue.queries.ts';
import { ProductLists } from './product-list.ts';

export function catalogueRoutes(app: ApiApp, shop: Shop): void {
  const { reads, source } = shop;
  const lists = new ProductLists(shop);

  reads.handle(app, '/api/categories', ({ language }) => source.read((db) => allCategories(db, language)), {
    dependsOn: ['categories'],
  });

  reads.handle(app, '/api/products/featured', ({ language }) =>
    source.read((db) => featuredProducts(db, language)),
  );

  reads.handle(app, '/api/products', ({ language, query }) => lists.answer(language, query));

  reads.handle(app, '/api/categories/:slug/products', ({ language, params, query }) =>
    lists.answer(language, query, async (db) => {
      const id = await categoryId(db, params.slug);
      if (id === undefined) throw new AppError('not_found', 'errors:categoryNotFound');
      return inCategory(id);
    }),
  );

  reads.handle(
    app,
    '/api/products/:slug',
    async ({ language, params }) => {
      const product = await source.read((db) => productBySlug(db, language, params.slug));
      if (product === undefined) throw new AppError('not_found', 'errors:productNotFound');
      return product;
    },
    { dependsOn: [] },
  );
}
