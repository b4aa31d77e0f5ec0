import { z } from 'zod';
import { adminProductListSchema } from '#shared/admin/admin-lists.ts';
import {
  adminCategorySchema,
  adminProductChangesSchema,
  adminProductSchema,
  categoryChangesSchema,
} from '#shared/admin/admin.ts';
import { idAnswerSchema } from '#shared/api/answers.ts';
import { listSchema } from '#shared/paging.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import type { Shop } from '#server/shop.ts';
import { changeCategory, changeProductDisplay } from './change-catalogue.ts';
import { listCategories, listProducts } from './shop.queries.ts';

const config = { guard: 'ADMIN' } as const;

/** Products and categories, and how they are shown. */
export function adminCatalogueRoutes(app: RoomApp, { catalogue, db }: Shop): void {
  app.get(
    '/api/admin/products',
    {
      config,
      schema: { querystring: adminProductListSchema, response: { 200: listSchema(adminProductSchema) } },
    },
    (request) => listProducts(db, request.query),
  );

  app.patch(
    '/api/admin/products/:id',
    {
      config,
      schema: { params: idParamsSchema, body: adminProductChangesSchema, response: { 200: idAnswerSchema } },
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
      schema: { params: idParamsSchema, body: categoryChangesSchema, response: { 200: idAnswerSchema } },
    },
    async (request) => {
      await changeCategory(catalogue, signedInUser(request), request.params.id, request.body);
      return { id: request.params.id };
    },
  );
}
