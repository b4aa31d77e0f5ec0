import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { openCarrier } from './open-carrier.ts';
import { productsWithoutWeight, profileOf, writeProfile } from './shipping-profiles.queries.ts';

export function carriersRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;

  app.get('/api/producer/shipping-profile', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    return {
      profile: await profileOf(db, producerId),
      carrier: openCarrier(shop).name,
      withoutWeight: await productsWithoutWeight(db, producerId),
    };
  });

  app.put('/api/producer/shipping-profile', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    await writeProfile(db, producerId, request.body, new Date());
    return request.body;
  });
}
