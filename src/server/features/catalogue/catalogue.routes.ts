import { z } from 'zod';
import { categorySchema, productSchema } from '#shared/catalogue/product.ts';
import { productListSchema } from '#shared/catalogue/product-list.ts';
import type { App } from '#server/http/app-type.ts';
import { AppError } from '#server/http/app-error.ts';
import { pageSchema } from '#server/http/paging.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Shop } from '#server/shop.ts';
import {
  allCategories,
  categoryId,
  featuredProducts,
  inCategory,
  productBySlug,
} from './catalogue.queries.ts';
import { ProductLists } from './product-list.ts';

const slugParams = z.object({ slug: z.string().max(200) });
const productListAnswer = z.union([z.array(productSchema), pageSchema(productSchema)]);

export function catalogueRoutes(app: App, shop: Shop): void {
  const { db } = shop;
  const lists = new ProductLists(shop);

  app.get(
    '/api/categories',
    { config: { guard: 'public', cached: true }, schema: { response: { 200: z.array(categorySchema) } } },
    (request) => allCategories(db, requestLanguage(request)),
  );

  app.get(
    '/api/products/featured',
    { config: { guard: 'public', cached: true }, schema: { response: { 200: z.array(productSchema) } } },
    (request) => featuredProducts(db, requestLanguage(request)),
  );

  app.get(
    '/api/products',
    {
      config: { guard: 'public', cached: true },
      schema: { querystring: productListSchema, response: { 200: productListAnswer } },
    },
    (request, reply) => lists.answer(requestLanguage(request), request.query, undefined, reply),
  );

  app.get(
    '/api/categories/:slug/products',
    {
      config: { guard: 'public', cached: true },
      schema: { params: slugParams, querystring: productListSchema, response: { 200: productListAnswer } },
    },
    async (request, reply) => {
      const id = await categoryId(db, request.params.slug);
      if (id === undefined) throw new AppError('not_found', 'errors:categoryNotFound');
      return lists.answer(requestLanguage(request), request.query, inCategory(id), reply);
    },
  );

  app.get(
    '/api/products/:slug',
    {
      config: { guard: 'public', cached: true },
      schema: { params: slugParams, response: { 200: productSchema } },
    },
    async (request) => {
      const product = await productBySlug(db, requestLanguage(request), request.params.slug);
      if (product === undefined) throw new AppError('not_found', 'errors:productNotFound');
      return product;
    },
  );
}
