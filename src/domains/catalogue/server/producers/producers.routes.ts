import type { Language } from '#engine/model/languages.ts';
import { productCardsSchema } from '#domains/catalogue/model/product-card.ts';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { productsOfProducer } from '#domains/catalogue/server/products/catalogue.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { CachedUntilChange } from '#engine/server/cache/cached-until-change.ts';
import type { AtAGlance } from '#domains/catalogue/model/producers/at-a-glance.ts';
import { atAGlance } from './at-a-glance.ts';
import { producerBySlug, publicProducers } from './producers.queries.ts';

/** A producer's page shows all its products; more than this no small producer has. */
const MAX_PRODUCTS = 500;

export function producersRoutes(app: ApiApp, { cache, reads, source }: Shop): void {
  // The same in every language, and every product has to be looked at for it.
  const glances = new CachedUntilChange<Promise<AtAGlance>>(cache, 2);

  reads.handle(app, '/api/at-a-glance', () => {
    const known = glances.now;
    const found = known.get('shop') ?? source.read(atAGlance);
    known.set('shop', found);
    // One that failed says nothing to the next one who asks.
    found.catch(() => known.delete('shop'));
    return found;
  });

  reads.handle(app, '/api/producers', ({ language }) => source.read((db) => publicProducers(db, language)), {
    dependsOn: ['producers'],
  });

  reads.handle(
    app,
    '/api/producers/:slug',
    ({ language, params }) => source.read((db) => knownProducer(db, language, params.slug)),
    { dependsOn: [] },
  );

  reads.handle(
    app,
    '/api/producers/:slug/products',
    ({ language, params: { slug }, query: { limit = MAX_PRODUCTS, collapse } }) =>
      source.read(async (db) => {
        const found = await productsOfProducer(db, language, slug, { limit, collapse });
        if (found.length === 0) await knownProducer(db, language, slug);
        return found;
      }),
    {
      dependsOn: ([first]) => (first?.producerId == null ? ['lists'] : [`shelf:${first.producerId}`]),
      inPages: productCardsSchema,
    },
  );
}

async function knownProducer(db: Db, language: Language, slug: string): Promise<Producer> {
  const producer = await producerBySlug(db, language, slug);
  if (producer === undefined) throw new AppError('not_found', 'errors:producerNotFound');
  return producer;
}
