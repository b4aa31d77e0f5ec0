import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';
import { administerOrder, administerOrders, administerShipment } from './administer-order.ts';
import { cancelOrder, changeOrder } from './change-order.ts';
import { readerOfOrder, requireOrderToken } from './order-access.ts';
import { receiveParts } from '#domains/orders/server/parcels/parcels.ts';
import { forStaff, showOrder, showOrders } from './show-orders.ts';
import { loadOrder, ordersOfUser } from './orders.queries.ts';

export function ordersRoutes(app: ApiApp, { catalogue, db, links }: Shop): void {
  const requireToken = (orderId: number, token: string) => requireOrderToken(links, orderId, token);

  app.get('/api/user/orders', async (request) => {
    return showOrders(db, await ordersOfUser(db, signedInUser(request).id));
  });

  app.patch('/api/user/orders/:id', async (request) => {
    const by = { actor: 'buyer', userId: signedInUser(request).id } as const;
    const changed = await changeOrder(db, request.params.id, by, {
      change: request.body,
      language: requestLanguage(request),
      now: new Date(),
    });
    return showOrder(db, changed);
  });

  app.post('/api/user/orders/:id/cancel', async (request) => {
    const by = { actor: 'buyer', userId: signedInUser(request).id } as const;
    return showOrder(db, await cancelOrder(catalogue, request.params.id, by));
  });

  app.post('/api/user/orders/:id/received', async (request) => {
    const by = { actor: 'buyer', userId: signedInUser(request).id } as const;
    return showOrder(db, await receiveParts(catalogue, request.params.id, request.body?.partId, by));
  });

  app.get('/api/orders/:id', async (request) => {
    const { id } = request.params;
    requireToken(id, request.query.token);
    const order = await loadOrder(db, id);
    if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    return showOrder(db, order);
  });

  // With its customer.
  app.get('/api/orders/:id/invoice', async (request) => {
    const { id } = request.params;
    const reader = await readerOfOrder({ db, links }, request, id, request.query.token);
    const order = reader === null ? undefined : await loadOrder(db, id);
    if (reader === null || order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    return showOrder(db, order, { customerFor: reader });
  });

  app.patch('/api/orders/:id', async (request) => {
    requireToken(request.params.id, request.query.token);
    const changed = await changeOrder(
      db,
      request.params.id,
      { actor: 'customer' },
      {
        change: request.body,
        language: requestLanguage(request),
        now: new Date(),
      },
    );
    return showOrder(db, changed);
  });

  app.post('/api/orders/:id/cancel', async (request) => {
    requireToken(request.params.id, request.query.token);
    return showOrder(db, await cancelOrder(catalogue, request.params.id, { actor: 'customer' }));
  });

  app.post('/api/orders/:id/received', async (request) => {
    requireToken(request.params.id, request.query.token);
    const { body, params } = request;
    return showOrder(db, await receiveParts(catalogue, params.id, body?.partId, { actor: 'customer' }));
  });

  app.post('/api/admin/orders/:id/parts/:partId/ship', async (request) => {
    const { id, partId } = request.params;
    const admin = signedInUser(request);
    const order = await administerShipment(catalogue, { orderId: id, partId }, request.body ?? {}, admin);
    return showOrder(db, order, forStaff(request));
  });

  app.post('/api/admin/orders/move', async (request) => {
    const { ids, status } = request.body;
    const { changed, refused } = await administerOrders(catalogue, ids, status, signedInUser(request));
    const language = requestLanguage(request);
    return {
      changed,
      refused: refused.map(({ id, reason }) => ({
        id,
        message: translateMessage(language, reason.message, reason.details.params),
      })),
    };
  });

  app.patch('/api/admin/orders/:id', async (request) => {
    const moved = await administerOrder(
      catalogue,
      request.params.id,
      request.body.status,
      signedInUser(request),
    );
    return showOrder(db, moved, forStaff(request));
  });
}
