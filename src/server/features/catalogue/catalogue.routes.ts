import { z } from 'zod';
import { categorySchema, productSchema } from '#shared/catalogue/product.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/http/app-error.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Shop } from '#server/shop.ts';
import { allCategories, allProducts, featuredProducts, productBySlug } from './catalogue.queries.ts';

export function catalogueRoutes(app: App, { db }: Shop): void {
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
    { config: { guard: 'public', cached: true }, schema: { response: { 200: z.array(productSchema) } } },
    (request) => allProducts(db, requestLanguage(request)),
  );

  app.get(
    '/api/products/:slug',
    {
      config: { guard: 'public', cached: true },
      schema: { params: z.object({ slug: z.string() }), response: { 200: productSchema } },
    },
    async (request) => {
      const product = await productBySlug(db, requestLanguage(request), request.params.slug);
      if (product === undefined) throw new AppError('not_found', 'errors:productNotFound');
      return product;
    },
  );
}
