import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changePromoCode, createPromoCode } from './write-promo-code.ts';
import { listPromoCodes, promoCodeById } from './promo-codes.queries.ts';

export function promotionsRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/promo-codes', (request) => listPromoCodes(db, request.query));

  app.post('/api/admin/promo-codes', async (request, reply) => {
    const id = await createPromoCode(db, signedInUser(request), request.body);
    return reply.status(201).send(await promoCodeById(db, id));
  });

  app.patch('/api/admin/promo-codes/:id', async (request) => {
    await changePromoCode(db, signedInUser(request), request.params.id, request.body);
    return promoCodeById(db, request.params.id);
  });
}
