import { z } from 'zod';
import { orderSchema } from '#shared/orders/order.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { AppError } from '#server/http/app-error.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import { findSession } from '#server/http/session.ts';
import type { Shop } from '#server/shop.ts';
import { toOrder } from './order-view.ts';
import { isOrderOf, loadOrder } from './orders.queries.ts';

/** An odd token is a wrong one; none is fine for those who need none. */
const tokenQuerySchema = z.object({ token: z.string().max(200).catch('').default('') });

/** An order with its customer, for the sheet of paper: by the order's token, to its buyer, to administrators. */
export function invoiceRoutes(app: RoomApp, { db, links }: Shop): void {
  app.get(
    '/api/orders/:id/invoice',
    {
      config: { guard: 'owner' },
      schema: { params: idParamsSchema, querystring: tokenQuerySchema, response: { 200: orderSchema } },
    },
    async (request) => {
      const { id } = request.params;
      const mayRead = async () => {
        if (links.verify('order', id, request.query.token)) return true;
        const user = (await findSession(db, request))?.user ?? null;
        if (user === null) return false;
        return user.role === 'ADMIN' || isOrderOf(db, id, user.id);
      };
      const order = (await mayRead()) ? await loadOrder(db, id) : undefined;
      if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
      return toOrder(order, { withCustomer: true });
    },
  );
}
