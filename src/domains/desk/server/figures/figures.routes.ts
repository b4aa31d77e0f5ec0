import type { FastifyRequest } from 'fastify';
import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import type { Period } from '#domains/desk/model/period.ts';
import { waitingForAdmin, waitingForProducer } from '#domains/desk/server/waiting.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { latelyFor } from './lately.ts';
import { SalesBoard } from './sales-board.ts';
import { ShopFigures } from './shop-figures.ts';

/** What the first page of a desk shows. */
export function figuresRoutes(app: ApiApp, { database, db }: Shop): void {
  const figures = new ShopFigures(database);
  const board = new SalesBoard(database);
  const sales = (request: FastifyRequest, period: Period, producerId: number | null) =>
    board.read(signedInUser(request), {
      period,
      producerId,
      language: requestLanguage(request),
      now: new Date(),
    });

  app.get('/api/admin/stats', (request) => figures.read(signedInUser(request)));

  app.get('/api/admin/waiting', (request) => waitingForAdmin(db, signedInUser(request), new Date()));

  app.get('/api/admin/sales', (request) => sales(request, request.query.period, null));

  app.get('/api/admin/lately', (request) =>
    latelyFor(db, signedInUser(request), null, requestLanguage(request)),
  );

  app.get('/api/producer/waiting', async (request) => {
    const user = signedInUser(request);
    return waitingForProducer(db, user, await ownProducerId(db, user), new Date());
  });

  app.get('/api/producer/sales', async (request) =>
    sales(request, request.query.period, await ownProducerId(db, signedInUser(request))),
  );

  app.get('/api/producer/lately', async (request) => {
    const user = signedInUser(request);
    return latelyFor(db, user, await ownProducerId(db, user), requestLanguage(request));
  });
}
