import { Readable } from 'node:stream';
import { z } from 'zod';
import {
  adminCategorySchema,
  adminOrderSchema,
  adminProductChangesSchema,
  adminProductSchema,
  adminReviewSchema,
  adminSettingsSchema,
  adminStatsSchema,
  auditEntrySchema,
  categoryChangesSchema,
} from '#shared/admin/admin.ts';
import { idTextSchema } from '#shared/ids.ts';
import { orderSchema, orderStatusSchema } from '#shared/orders/order.ts';
import { REVIEW_STATUSES } from '#shared/reviews/review.ts';
import { toOrder } from '#server/features/orders/order-view.ts';
import { loadOrder } from '#server/features/orders/orders.queries.ts';
import { setReviewStatus } from '#server/features/reviews/set-review-status.ts';
import { adminListSchema } from '#server/features/admin/admin-list.ts';
import { AppError } from '#server/http/app-error.ts';
import type { App } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import { pageSchema } from '#server/http/paging.ts';
import { storeMode, type Shop } from '#server/shop.ts';
import { changeCategory, changeProductDisplay } from './change-catalogue.ts';
import { changeStoreMode } from './change-settings.ts';
import { csv } from './csv.ts';
import { allOrders } from './export.queries.ts';
import { listAudit, listCategories, listOrders, listProducts, listReviews } from './shop.queries.ts';
import { adminStats } from './stats.queries.ts';

const config = { guard: 'ADMIN' } as const;
const done = { 200: z.object({ id: z.number() }) };
const listOf = <Item extends z.ZodType>(item: Item) => ({ 200: z.union([z.array(item), pageSchema(item)]) });
const ordersQuery = adminListSchema.extend({
  status: orderStatusSchema.optional(),
  needs: z.enum(['shipping'], 'validation:invalidInput').optional(),
});
const reviewStatus = z.enum(REVIEW_STATUSES, 'validation:statusInvalid');

/** Figures, orders, reviews, products, categories, the audit log and the settings. */
export function adminShopRoutes(app: App, shop: Shop): void {
  const { catalogue, db } = shop;

  app.get('/api/admin/stats', { config, schema: { response: { 200: adminStatsSchema } } }, () =>
    adminStats(db),
  );

  app.get(
    '/api/admin/orders',
    { config, schema: { querystring: ordersQuery, response: listOf(adminOrderSchema) } },
    (request) => listOrders(db, request.query),
  );

  app.get('/api/admin/orders/export', { config, schema: { querystring: ordersQuery } }, (request, reply) => {
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
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="orders.csv"');
    return reply.send(Readable.from(lines));
  });

  app.get(
    '/api/admin/orders/:id',
    { config, schema: { params: idParamsSchema, response: { 200: orderSchema } } },
    async (request) => {
      const order = await loadOrder(db, request.params.id);
      if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
      return toOrder(order, { withCustomer: true });
    },
  );

  app.get(
    '/api/admin/reviews',
    {
      config,
      schema: {
        querystring: adminListSchema.extend({ status: reviewStatus.optional() }),
        response: listOf(adminReviewSchema),
      },
    },
    (request) => listReviews(db, request.query),
  );

  app.patch(
    '/api/admin/reviews/:id',
    {
      config,
      schema: { params: idParamsSchema, body: z.object({ status: reviewStatus }), response: done },
    },
    async (request) => {
      await setReviewStatus(catalogue, signedInUser(request), request.params.id, request.body.status);
      return { id: request.params.id };
    },
  );

  app.get(
    '/api/admin/products',
    {
      config,
      schema: {
        querystring: adminListSchema.extend({
          categoryId: idTextSchema.optional(),
          hidden: z
            .enum(['true', 'false'], 'validation:invalidInput')
            .transform((value) => value === 'true')
            .optional(),
        }),
        response: listOf(adminProductSchema),
      },
    },
    (request) => listProducts(db, request.query),
  );

  app.patch(
    '/api/admin/products/:id',
    {
      config,
      schema: { params: idParamsSchema, body: adminProductChangesSchema, response: done },
    },
    async (request) => {
      await changeProductDisplay(catalogue, signedInUser(request), request.params.id, request.body);
      return { id: request.params.id };
    },
  );

  app.get(
    '/api/admin/categories',
    { config, schema: { response: { 200: z.array(adminCategorySchema) } } },
    () => listCategories(db),
  );

  app.patch(
    '/api/admin/categories/:id',
    {
      config,
      schema: { params: idParamsSchema, body: categoryChangesSchema, response: done },
    },
    async (request) => {
      await changeCategory(catalogue, signedInUser(request), request.params.id, request.body);
      return { id: request.params.id };
    },
  );

  app.get(
    '/api/admin/audit',
    { config, schema: { querystring: adminListSchema, response: listOf(auditEntrySchema) } },
    (request) => listAudit(db, request.query),
  );

  app.get(
    '/api/admin/settings',
    { config, schema: { response: { 200: adminSettingsSchema } } },
    async () => ({
      storeMode: storeMode(shop),
    }),
  );

  app.put(
    '/api/admin/settings',
    { config, schema: { body: adminSettingsSchema, response: { 200: adminSettingsSchema } } },
    async (request) => {
      await changeStoreMode(catalogue, signedInUser(request), request.body.storeMode);
      return request.body;
    },
  );
}
