import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { changeProductDisplay, setReviewStatus } from './change-catalogue.ts';
import type { FastifyRequest } from 'fastify';
import type { BulkProductsResult } from '#domains/catalogue/model/desk.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';
import { administerProducts, changeOwnProducts, type Outcome } from './change-many-products.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { heldUnits, listProducts, listReviews } from './admin-catalogue.queries.ts';
import { judgeProducer } from './judge-producer.ts';
import { ownProduct, ownProducts, productRecord } from './own-products.queries.ts';
import { adminProducer, listProducers, producerChoices } from './producers.queries.ts';

/** The catalogue in the dashboards: own products for producers, the rest for administrators. */
export function adminCatalogueRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  app.get('/api/producer/products', async (request) =>
    ownProducts(db, await ownProducerId(db, signedInUser(request)), request.query, requestLanguage(request)),
  );

  app.get('/api/producer/products/held', async (request) =>
    heldUnits(db, request.query.ids, await ownProducerId(db, signedInUser(request))),
  );

  app.get('/api/producer/products/:id', async (request) =>
    ownProduct(
      db,
      await ownProducerId(db, signedInUser(request)),
      request.params.id,
      requestLanguage(request),
    ),
  );

  app.patch('/api/producer/products', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    return inWords(request, await changeOwnProducts(catalogue, producerId, request.body));
  });

  app.patch('/api/admin/products', async (request) =>
    inWords(request, await administerProducts(catalogue, signedInUser(request), request.body)),
  );

  app.get('/api/admin/products', (request) => listProducts(db, request.query, requestLanguage(request)));

  app.get('/api/admin/products/held', (request) => heldUnits(db, request.query.ids));

  app.get('/api/admin/products/producers', () => producerChoices(db));

  app.get('/api/admin/products/:id', (request) =>
    productRecord(db, request.params.id, requestLanguage(request)),
  );

  app.patch('/api/admin/products/:id', async (request) => {
    await changeProductDisplay(catalogue, signedInUser(request), request.params.id, request.body);
    return { id: request.params.id };
  });

  app.get('/api/admin/producers', (request) => listProducers(db, request.query, new Date()));

  app.get('/api/admin/producers/:id', (request) => adminProducer(db, request.params.id, new Date()));

  app.patch('/api/admin/producers/:id', async (request) => {
    await judgeProducer(catalogue, signedInUser(request), request.params.id, request.body);
    return { id: request.params.id };
  });

  app.get('/api/admin/reviews', (request) => listReviews(db, request.query, requestLanguage(request)));

  app.patch('/api/admin/reviews/:id', async (request) => {
    await setReviewStatus(catalogue, signedInUser(request), request.params.id, request.body.status);
    return { id: request.params.id };
  });
}

/** Says to the reader why something was not changed. */
function inWords(request: FastifyRequest, { refused, ...outcome }: Outcome): BulkProductsResult {
  const language = requestLanguage(request);
  return {
    ...outcome,
    refused: refused.map(({ id, reason }) => ({
      id,
      message: translateMessage(language, reason.message, reason.details.params),
    })),
  };
}
