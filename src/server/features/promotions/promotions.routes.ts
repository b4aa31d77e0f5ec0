import { listSchema } from '#shared/paging.ts';
import {
  adminPromoCodeListSchema,
  adminPromoCodeSchema,
  newPromoCodeSchema,
  promoCodeChangesSchema,
} from '#shared/promotions/promo-code.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import type { Shop } from '#server/shop.ts';
import { changePromoCode } from './change-promo-code.ts';
import { createPromoCode } from './create-promo-code.ts';
import { listPromoCodes, promoCodeById } from './promo-codes.queries.ts';

const config = { guard: 'ADMIN' } as const;

export function promotionsRoutes(app: RoomApp, { db }: Shop): void {
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
