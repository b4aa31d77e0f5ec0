import { demand } from '#domains/outreach/server/waitlist/wishes.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { launchGroupBuys } from './launch-group-buys.ts';

export function launchRoutes(app: ApiApp, shop: Shop): void {
  app.post('/api/admin/waitlist/launch', async (request) => {
    await launchGroupBuys(shop, request.body, signedInUser(request), new Date());
    return { items: await demand(shop.db, requestLanguage(request)) };
  });
}
