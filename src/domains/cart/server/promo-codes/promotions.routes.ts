import { listSchema } from '#engine/model/paging.ts';
import {
  adminPromoCodeListSchema,
  adminPromoCodeSchema,
  newPromoCodeSchema,
  promoCodeChangesSchema,
} from '#domains/cart/model/promo-codes/promo-code.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { idParamsSchema } from '#engine/server/http/path-params.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changePromoCode } from './change-promo-code.ts';
import { createPromoCode } from './create-promo-code.ts';
import { listPromoCodes, promoCodeById } from './promo-codes.queries.ts';

const config = { guard: 'ADMIN' } as const;

export function promotionsRoutes(app: ApiApp, { db }: Shop): void {
  app.get(
    '/api/admin/promo-codes',
    {
      config,
      schema: { querystring: adminPromoCodeListSchema, response: { 200: listSchema(adminPromoCodeSchema) } },
    },
    (request) => listPromoCodes(db, request.query),
  );

  app.post(
    '/api/admin/promo-codes',
    { config, schema: { body: newPromoCodeSchema, response: { 201: adminPromoCodeSchema } } },
    async (request, reply) => {
      const id = await createPromoCode(db, signedInUser(request), request.body);
      return reply.status(201).send(await promoCodeById(db, id));
    },
  );

  app.patch(
    '/api/admin/promo-codes/:id',
    {
      config,
      schema: {
        params: idParamsSchema,
        body: promoCodeChangesSchema,
        response: { 200: adminPromoCodeSchema },
      },
    },
    async (request) => {
      await changePromoCode(db, signedInUser(request), request.params.id, request.body);
      return promoCodeById(db, request.params.id);
    },
  );
}
