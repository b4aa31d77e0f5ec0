import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { mayReadOrder } from './order-access.ts';
import { toOrder } from './order-view.ts';
import { loadOrder } from './orders.queries.ts';

/** An order with its customer, for the sheet of paper: by the order's token, to its buyer, to administrators. */
export function invoiceRoutes(app: ApiApp, { db, links }: Shop): void {
  app.get('/api/orders/:id/invoice', async (request) => {
    const { id } = request.params;
    const mayRead = await mayReadOrder({ db, links }, request, id, request.query.token);
    const order = mayRead ? await loadOrder(db, id) : undefined;
    if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    return toOrder(order, { withCustomer: true });
  });
}
