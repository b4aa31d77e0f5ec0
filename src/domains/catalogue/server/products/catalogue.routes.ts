import { z } from 'zod';
import { categorySchema, productSchema } from '#domains/catalogue/model/product.ts';
import { productListSchema } from '#domains/catalogue/model/product-list.ts';
import { listSchema } from '#engine/model/paging.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { slugParamsSchema } from '#engine/server/http/path-params.ts';
import type { Shop } from '#engine/server/shop.ts';
import {
  allCategories,
  categoryId,
  featuredProducts,
  inCategory,
  productBySlug,
} from './catalogue.queries.ts';
import { ProductLists } from './product-list.ts';

const productListAnswer = listSchema(productSchema);

export function catalogueRoutes(app: ApiApp, shop: Shop): void {
  const { reads, source } = shop;
  const lists = new ProductLists(shop);

  reads.add(
    app,
    '/api/categories',
    { answer: z.array(categorySchema), dependsOn: ['categories'] },
    ({ language }) => source.read((db) => allCategories(db, language)),
  );

  reads.add(app, '/api/products/featured', { answer: z.array(productSchema) }, ({ language }) =>
    source.read((db) => featuredProducts(db, language)),
  );

  reads.add(
    app,
    '/api/products',
    { query: productListSchema, answer: productListAnswer },
    ({ language, query }) => lists.answer(language, query),
  );

  reads.add(
    app,
    '/api/categories/:slug/products',
    { params: slugParamsSchema, query: productListSchema, answer: productListAnswer },
    ({ language, params, query }) =>
      lists.answer(language, query, async (db) => {
        const id = await categoryId(db, params.slug);
        if (id === undefined) throw new AppError('not_found', 'errors:categoryNotFound');
        return inCategory(id);
      }),
  );

  reads.add(
    app,
    '/api/products/:slug',
    { params: slugParamsSchema, answer: productSchema, dependsOn: [] },
    async ({ language, params }) => {
      const product = await source.read((db) => productBySlug(db, language, params.slug));
      if (product === undefined) throw new AppError('not_found', 'errors:productNotFound');
      return product;
    },
  );
}
