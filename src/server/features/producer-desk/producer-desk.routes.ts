import { z } from 'zod';
import {
  deskOrdersSchema,
  ownProductSchema,
  producerCustomerSchema,
  producerOrderSchema,
  producerStatsSchema,
} from '#shared/producer-desk/desk.ts';
import { ownProducer } from '#server/features/catalogue/own-producer.ts';
import type { App } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import type { Shop } from '#server/shop.ts';
import { customersOfProducer } from './customers.queries.ts';
import { ordersOfProducer } from './desk-orders.queries.ts';
import { ownProducts } from './own-products.queries.ts';
import { shipLines } from './ship-lines.ts';
import { statsOfProducer } from './stats.queries.ts';

export function producerDeskRoutes(app: App, { catalogue, db }: Shop): void {
  app.get(
    '/api/producer/products',
    { config: { guard: 'PRODUCER' }, schema: { response: { 200: z.array(ownProductSchema) } } },
    async (request) => ownProducts(db, (await ownProducer(db, signedInUser(request))).id),
  );

  app.get(
    '/api/producer/orders',
    {
      config: { guard: 'PRODUCER' },
      schema: { querystring: deskOrdersSchema, response: { 200: z.array(producerOrderSchema) } },
    },
    async (request) => {
      const producer = await ownProducer(db, signedInUser(request));
      return ordersOfProducer(db, producer.id, request.query.before);
    },
  );

  app.post(
    '/api/producer/orders/:id/ship',
    {
      config: { guard: 'PRODUCER' },
      schema: { params: idParamsSchema, response: { 200: z.object({ id: z.number() }) } },
    },
    async (request) => {
      const user = signedInUser(request);
      await shipLines(catalogue, (await ownProducer(db, user)).id, user.id, request.params.id);
      return { id: request.params.id };
    },
  );

  app.get(
    '/api/producer/customers',
    { config: { guard: 'PRODUCER' }, schema: { response: { 200: z.array(producerCustomerSchema) } } },
    async (request) => customersOfProducer(db, (await ownProducer(db, signedInUser(request))).id),
  );

  app.get(
    '/api/producer/stats',
    { config: { guard: 'PRODUCER' }, schema: { response: { 200: producerStatsSchema } } },
    async (request) => statsOfProducer(db, await ownProducer(db, signedInUser(request))),
  );
}
