import { z } from 'zod';
import { idAnswerSchema, messageSchema } from '#shared/api/answers.ts';
import { productSchema } from '#shared/catalogue/product.ts';
import { idTextSchema } from '#shared/ids.ts';
import {
  keptHeartsSchema,
  leaveAlertsSchema,
  savedProductSchema,
  slugsQuerySchema,
} from '#shared/saved/saved-product.ts';
import { productsByIds } from '#server/features/catalogue/product-view.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { translator } from '#server/i18n/translations.ts';
import type { Shop } from '#server/shop.ts';
import { leaveAlerts } from './leave-alerts.ts';
import { moveHearts, saveProduct } from './save-product.ts';
import { productIdsOf, savedOf, unsave } from './saved.queries.ts';

const paramsSchema = z.object({ productId: idTextSchema });

/** What people have marked with the heart: buyers in their account, visitors in their browser. */
export function savedRoutes(app: RoomApp, { db, links, reads }: Shop): void {
  const config = { guard: 'BUYER' } as const;

  app.get(
    '/api/user/saved-products',
    { config, schema: { response: { 200: z.array(savedProductSchema) } } },
    (request) => savedOf(db, signedInUser(request).id, requestLanguage(request)),
  );

  app.put(
    '/api/user/saved-products/:productId',
    { config, schema: { params: paramsSchema, response: { 200: idAnswerSchema } } },
    async (request) => {
      const { productId } = request.params;
      await saveProduct(db, signedInUser(request).id, productId);
      return { id: productId };
    },
  );

  app.delete(
    '/api/user/saved-products/:productId',
    { config, schema: { params: paramsSchema, response: { 200: idAnswerSchema } } },
    async (request) => {
      const { productId } = request.params;
      await unsave(db, signedInUser(request).id, productId);
      return { id: productId };
    },
  );

  app.post(
    '/api/user/saved-products',
    { config, schema: { body: keptHeartsSchema, response: { 200: z.array(savedProductSchema) } } },
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
