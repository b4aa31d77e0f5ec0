import { z } from 'zod';
import { idResponseSchema, messageSchema } from '#engine/model/api/responses.ts';
import { productSchema } from '#domains/catalogue/model/product.ts';
import { idTextSchema } from '#engine/model/ids.ts';
import {
  localFavouritesSchema,
  leaveAlertsSchema,
  savedProductSchema,
  slugsQuerySchema,
} from '#domains/cart/model/saved/saved-product.ts';
import { productsByIds } from '#domains/catalogue/server/products/product-view.ts';
import type { App, ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import type { Shop } from '#engine/server/shop.ts';
import { addOneClick } from '#engine/server/api/one-click.ts';
import { leaveAlerts } from './leave-alerts.ts';
import { moveHearts, saveProduct } from './save-product.ts';
import { productIdsOf, savedOf, unsave } from './saved.queries.ts';

const paramsSchema = z.object({ productId: idTextSchema });

/** What people have marked with the heart: buyers in their account, visitors in their browser. */
export function savedRoutes(app: ApiApp, { db, links, reads }: Shop): void {
  const config = { guard: 'BUYER' } as const;

  app.get(
    '/api/user/saved-products',
    { config, schema: { response: { 200: z.array(savedProductSchema) } } },
    (request) => savedOf(db, signedInUser(request).id, requestLanguage(request)),
  );

  app.put(
    '/api/user/saved-products/:productId',
    { config, schema: { params: paramsSchema, response: { 200: idResponseSchema } } },
    async (request) => {
      const { productId } = request.params;
      await saveProduct(db, signedInUser(request).id, productId);
      return { id: productId };
    },
  );

  app.delete(
    '/api/user/saved-products/:productId',
    { config, schema: { params: paramsSchema, response: { 200: idResponseSchema } } },
    async (request) => {
      const { productId } = request.params;
      await unsave(db, signedInUser(request).id, productId);
      return { id: productId };
    },
  );

  app.post(
    '/api/user/saved-products',
    { config, schema: { body: localFavouritesSchema, response: { 200: z.array(savedProductSchema) } } },
    async (request) => {
      const { id } = signedInUser(request);
      await moveHearts(db, id, request.body);
      return savedOf(db, id, requestLanguage(request));
    },
  );

  reads.add(
    app,
    '/api/saved-products',
    { query: slugsQuerySchema, answer: z.array(productSchema) },
    async ({ language, query }) => productsByIds(db, language, await productIdsOf(db, query.slugs)),
  );

  app.post(
    '/api/saved-products/unsubscribe',
    {
      config: { guard: 'public', rateLimit: 'newsletterLink' },
      schema: { body: leaveAlertsSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      await leaveAlerts(db, links, request.body);
      return { message: translator(requestLanguage(request))('saved:leave.text') };
    },
  );
}

/** The way out of mails about saved products, for mail programs. */
export function leaveAlertsByOneClick(app: App, { db, links }: Shop): void {
  addOneClick(app, '/saved/unsubscribe', leaveAlertsSchema, (link) => leaveAlerts(db, links, link));
}
