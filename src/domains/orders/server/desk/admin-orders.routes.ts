import { forStaff, showOrder } from '#domains/orders/server/show-orders.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { packingSlips } from './desk-orders.queries.ts';
import { listOrders } from './admin-orders.queries.ts';

/** Orders to look at; `ordersRoutes` move them on. */
export function adminOrdersRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/orders', (request) => listOrders(db, request.query, requestLanguage(request)));

  app.get('/api/admin/orders/slips', (request) =>
    packingSlips(db, request.query.ids, { language: requestLanguage(request), now: new Date() }),
  );

  app.get('/api/admin/orders/:id', async (request) => {
    const order = await loadOrder(db, request.params.id);
    if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    return showOrder(db, order, forStaff(request));
  });
}
