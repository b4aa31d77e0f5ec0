import { forStaff, showOrder } from '#domains/orders/server/show-orders.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { CONFIRM_PURPOSE } from '#domains/orders/server/mails/order-mail.ts';
import { confirmOrder, readConfirmation } from './confirm-order.ts';

export function confirmRoutes(app: ApiApp, { db, links }: Shop): void {
  const requireLink = (orderId: number, token: string) => {
    if (!links.verify(CONFIRM_PURPOSE, orderId, token))
      throw new AppError('not_found', 'errors:orders.notFound');
  };

  app.get('/api/orders/:id/confirmation', (request) => {
    const { id } = request.params;
    requireLink(id, request.query.token);
    return readConfirmation(db, links, id, new Date());
  });

  app.post('/api/orders/:id/confirm', async (request) => {
    const { id } = request.params;
    requireLink(id, request.query.token);
    const now = new Date();
    await confirmOrder(db, id, { now, byMail: true });
    return readConfirmation(db, links, id, now);
  });

  app.post('/api/admin/orders/:id/confirm', async (request) => {
    const admin = signedInUser(request);
    const order = await confirmOrder(db, request.params.id, { now: new Date(), admin });
    return showOrder(db, order, forStaff(request));
  });
}
