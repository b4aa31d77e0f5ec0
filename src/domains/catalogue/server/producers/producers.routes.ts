import { z } from 'zod';
import { productSchema } from '#domains/catalogue/model/product.ts';
import type { Language } from '#engine/model/languages.ts';
import { producerSchema, type Producer } from '#domains/catalogue/model/producers/producer.ts';
import { limitSchema } from '#engine/model/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { productsOfProducer } from '#domains/catalogue/server/products/catalogue.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { slugParamsSchema } from '#engine/server/http/path-params.ts';
import type { Shop } from '#engine/server/shop.ts';
import { producerBySlug, publicProducers } from './producers.queries.ts';

/** A producer's page shows all its products; more than this no small producer has. */
const MAX_PRODUCTS = 500;

export function producersRoutes(app: ApiApp, { reads, source }: Shop): void {
  reads.add(
    app,
    '/api/producers',
    { answer: z.array(producerSchema), dependsOn: ['producers'] },
    ({ language }) => source.read((db) => publicProducers(db, language)),
  );

  reads.add(
    app,
    '/api/producers/:slug',
    { params: slugParamsSchema, answer: producerSchema, dependsOn: [] },
    ({ language, params }) => source.read((db) => knownProducer(db, language, params.slug)),
  );

  reads.add(
    app,
    '/api/producers/:slug/products',
    {
      params: slugParamsSchema,
      query: z.object({ limit: limitSchema.optional() }),
      answer: z.array(productSchema),
      dependsOn: ([first]) => (first?.producerId == null ? ['lists'] : [`shelf:${first.producerId}`]),
    },
    ({ language, params: { slug }, query: { limit } }) =>
      source.read(async (db) => {
        const found = await productsOfProducer(db, language, slug, limit ?? MAX_PRODUCTS);
        if (found.length === 0) await knownProducer(db, language, slug);
        return found;
      }),
  );
}

async function knownProducer(db: Db, language: Language, slug: string): Promise<Producer> {
  const producer = await producerBySlug(db, language, slug);
  if (producer === undefined) throw new AppError('not_found', 'errors:producerNotFound');
  return producer;
}
