import { requireOrderToken } from '#domains/orders/server/order-access.ts';
import { isOrderOf } from '#domains/orders/server/orders.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { adminReturnsRoutes } from '#domains/returns/server/desk/admin-returns.routes.ts';
import { returnLabelRoutes } from '#domains/returns/server/label/label.routes.ts';
import { producerReturnsRoutes } from '#domains/returns/server/desk/producer-returns.routes.ts';
import { requestReturn } from './request-return.ts';
import { returnOptions } from './return-options.ts';
import { returnPhotosRoutes } from '#domains/returns/server/photos/return-photos.routes.ts';
import { viewReturns } from './return-view.ts';

export function returnsRoutes(app: ApiApp, shop: Shop): void {
  buyersReturnsRoutes(app, shop);
  guestsReturnsRoutes(app, shop);
  returnPhotosRoutes(app, shop);
  returnLabelRoutes(app, shop);
  adminReturnsRoutes(app, shop);
  producerReturnsRoutes(app, shop);
}

function buyersReturnsRoutes(app: ApiApp, { db, limiter, links }: Shop): void {
  const requireOwn = async (orderId: number, userId: number) => {
    if (!(await isOrderOf(db, orderId, userId))) throw new AppError('not_found', 'errors:orders.notFound');
  };

  app.get('/api/user/orders/:id/return-options', async (request) => {
    const { id } = request.params;
    await requireOwn(id, signedInUser(request).id);
    return returnOptions(db, id, { language: requestLanguage(request), now: new Date() });
  });

  app.get('/api/user/orders/:id/returns', async (request) => {
    const { id } = request.params;
    await requireOwn(id, signedInUser(request).id);
    return { items: await viewReturns({ db, links }, id, null) };
  });

  app.post('/api/user/orders/:id/returns', async (request, reply) => {
    const { id } = request.params;
    const by = { actor: 'buyer', userId: signedInUser(request).id } as const;
    await requireOwn(id, by.userId);
    await limiter.count({ returnsOfOrder: id });
    const wish = { request: request.body, language: requestLanguage(request), now: new Date() };
    return reply.status(201).send(await requestReturn(db, id, by, wish));
  });
}

/** For whoever holds the order's token. */
function guestsReturnsRoutes(app: ApiApp, { db, limiter, links }: Shop): void {
  app.get('/api/orders/:id/return-options', async (request) => {
    const { id } = request.params;
    requireOrderToken(links, id, request.query.token);
    return returnOptions(db, id, { language: requestLanguage(request), now: new Date() });
  });

  app.get('/api/orders/:id/returns', async (request) => {
    const { id } = request.params;
    const { token } = request.query;
    requireOrderToken(links, id, token);
    return { items: await viewReturns({ db, links }, id, token) };
  });

  app.post('/api/orders/:id/returns', async (request, reply) => {
    const { id } = request.params;
    requireOrderToken(links, id, request.query.token);
    await limiter.count({ returnsOfOrder: id });
    const wish = { request: request.body, language: requestLanguage(request), now: new Date() };
    return reply.status(201).send(await requestReturn(db, id, { actor: 'customer' }, wish));
  });
}
