import { adminOrderListSchema } from '#shared/admin/admin-lists.ts';
import { adminOrderSchema } from '#shared/admin/admin.ts';
import { orderSchema } from '#shared/orders/order.ts';
import { listSchema } from '#shared/paging.ts';
import { toOrder } from '#server/features/orders/order-view.ts';
import { loadOrder } from '#server/features/orders/orders.queries.ts';
import { AppError } from '#server/http/app-error.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import type { Shop } from '#server/shop.ts';
import { csv, sendCsv } from '#server/http/csv.ts';
import { allOrders, listOrders } from './shop.queries.ts';

const config = { guard: 'ADMIN' } as const;

/** Orders to look at; the room of orders moves them on. */
export function adminOrdersRoutes(app: RoomApp, { db }: Shop): void {
  app.get(
    '/api/admin/orders',
    {
      config,
      schema: { querystring: adminOrderListSchema, response: { 200: listSchema(adminOrderSchema) } },
    },
    (request) => listOrders(db, request.query),
  );

  app.get(
    '/api/admin/orders/export',
    { config, schema: { querystring: adminOrderListSchema } },
    (request, reply) => {
      const { status, needs, q } = request.query;
      const header = ['id', 'createdAt', 'status', 'customerName', 'customerEmail', 'units', 'orderTotal'];
      const lines = csv(header, allOrders(db, { status, needs, q }), (order) => [
        order.id,
        order.createdAt,
        order.status,
        order.customerName,
        order.customerEmail,
        order.units,
        order.orderTotal.toFixed(2),
      ]);
      return sendCsv(reply, 'orders.csv', lines);
    },
  );

  app.get(
    '/api/admin/orders/:id',
    { config, schema: { params: idParamsSchema, response: { 200: orderSchema } } },
    async (request) => {
      const order = await loadOrder(db, request.params.id);
      if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
      return toOrder(order, { withCustomer: true });
    },
  );
}
