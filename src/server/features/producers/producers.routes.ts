import { z } from 'zod';
import { productSchema } from '#shared/catalogue/product.ts';
import { producerSchema } from '#shared/producers/producer.ts';
import type { App } from '#server/http/app-type.ts';
import { fromProducer, listedProducts } from '#server/features/catalogue/catalogue.queries.ts';
import { AppError } from '#server/http/app-error.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Shop } from '#server/shop.ts';
import { producerBySlug, publicProducers } from './producers.queries.ts';

const slugParams = z.object({ slug: z.string().max(200) });
/** A producer's page shows all its products; more than this no small producer has. */
const MAX_PRODUCTS = 500;

export function producersRoutes(app: App, { db }: Shop): void {
  app.get(
    '/api/producers',
    { config: { guard: 'public', cached: true }, schema: { response: { 200: z.array(producerSchema) } } },
    (request) => publicProducers(db, requestLanguage(request)),
  );

  app.get(
    '/api/producers/:slug',
    {
      config: { guard: 'public', cached: true },
      schema: { params: slugParams, response: { 200: producerSchema } },
    },
    async (request) => {
      const producer = await producerBySlug(db, requestLanguage(request), request.params.slug);
      if (producer === undefined) throw new AppError('not_found', 'errors:producerNotFound');
      return producer;
    },
  );

  app.get(
    '/api/producers/:slug/products',
    {
      config: { guard: 'public', cached: true },
      schema: { params: slugParams, response: { 200: z.array(productSchema) } },
    },
    async (request) => {
      const language = requestLanguage(request);
      const producer = await producerBySlug(db, language, request.params.slug);
      if (producer === undefined) throw new AppError('not_found', 'errors:producerNotFound');
      return listedProducts(db, language, fromProducer(producer.id), MAX_PRODUCTS);
    },
  );
}
