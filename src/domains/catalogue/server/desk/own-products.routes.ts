import { z } from 'zod';
import { ownProductSchema } from '#domains/catalogue/model/own-product.ts';
import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { ownProducts } from './own-products.queries.ts';

export function ownProductsRoutes(app: ApiApp, { db }: Shop): void {
  app.get(
    '/api/producer/products',
    { config: { guard: 'PRODUCER' }, schema: { response: { 200: z.array(ownProductSchema) } } },
    async (request) => ownProducts(db, await ownProducerId(db, signedInUser(request))),
  );
}
