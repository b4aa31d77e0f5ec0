import { ownProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { shopDay } from '#engine/model/dates.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { comingDemand, listStandingOrders } from './desk-standing.queries.ts';

export function deskStandingRoutes(app: ApiApp, { db }: Shop): void {
  app.get('/api/admin/standing-orders', (request) =>
    listStandingOrders(db, request.query, requestLanguage(request)),
  );

  app.get('/api/producer/coming-demand', async (request) => {
    const producer = await ownProducer(db, signedInUser(request));
    const asked = { today: shopDay(new Date()), language: requestLanguage(request) };
    return comingDemand(db, producer.id, asked);
  });
}
