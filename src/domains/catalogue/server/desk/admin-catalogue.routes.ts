import { z } from 'zod';
import {
  adminProductListSchema,
  adminCategorySchema,
  adminProductChangesSchema,
  adminProductSchema,
  categoryChangesSchema,
} from '#domains/catalogue/model/desk.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { listSchema } from '#engine/model/paging.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changeCategory, changeProductDisplay } from './change-catalogue.ts';
import { listCategories, listProducts } from './admin-catalogue.queries.ts';

const config = { guard: 'ADMIN' } as const;

/** Products and categories, and how they are shown. */
export function adminCatalogueRoutes(app: ApiApp, { catalogue, db }: Shop): void {
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
      schema: {
        params: idParamsSchema,
        body: adminProductChangesSchema,
        response: { 200: idResponseSchema },
      },
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
      schema: { params: idParamsSchema, body: categoryChangesSchema, response: { 200: idResponseSchema } },
    },
    async (request) => {
      await changeCategory(catalogue, signedInUser(request), request.params.id, request.body);
      return { id: request.params.id };
    },
  );
}
