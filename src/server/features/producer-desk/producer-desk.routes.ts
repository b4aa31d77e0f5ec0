import { z } from 'zod';
import { newProductSchema, productChangesSchema } from '#shared/catalogue/product-form.ts';
import {
  deskOrdersSchema,
  ownProductSchema,
  producerCustomerSchema,
  producerOrderSchema,
  producerStatsSchema,
} from '#shared/producer-desk/desk.ts';
import { addProduct, changeProduct } from '#server/features/catalogue/write-product.ts';
import { AppError } from '#server/http/app-error.ts';
import type { App } from '#server/http/app-type.ts';
import { signedInUser } from '#server/http/guards.ts';
import { idParamsSchema } from '#server/http/path-params.ts';
import type { SessionUser } from '#server/http/session.ts';
import type { Shop } from '#server/shop.ts';
import { customersOfProducer } from './customers.queries.ts';
import { ordersOfProducer } from './desk-orders.queries.ts';
import { ownProducer } from './own-producer.ts';
import { isOwnProduct, ownProducts } from './own-products.queries.ts';
import { shipLines } from './ship-lines.ts';
import { statsOfProducer } from './stats.queries.ts';

export function producerDeskRoutes(app: App, { db }: Shop): void {
  const producerIdFor = async (user: SessionUser, named: number | undefined): Promise<number> => {
    if (user.role !== 'ADMIN') return (await ownProducer(db, user)).id;
    if (named === undefined) {
      throw new AppError('invalid', 'validation:required', { fields: { producerId: 'validation:required' } });
    }
    return named;
  };

  app.post(
    '/api/products',
    {
      config: { guard: ['PRODUCER', 'ADMIN'], changesCatalogue: true },
      schema: { body: newProductSchema, response: { 201: z.object({ id: z.number(), slug: z.string() }) } },
    },
    async (request, reply) => {
      const producerId = await producerIdFor(signedInUser(request), request.body.producerId);
      return reply.status(201).send(await addProduct(db, producerId, request.body));
    },
  );

  app.patch(
    '/api/products/:id',
    {
      config: { guard: ['PRODUCER', 'ADMIN'], changesCatalogue: true },
      schema: {
        params: idParamsSchema,
        body: productChangesSchema,
        response: { 200: z.object({ id: z.number() }) },
      },
    },
    async (request) => {
      const user = signedInUser(request);
      const { id } = request.params;
      if (user.role !== 'ADMIN' && !(await isOwnProduct(db, (await ownProducer(db, user)).id, id))) {
        throw new AppError('not_found', 'errors:productNotFound');
      }
      await changeProduct(db, id, request.body);
      return { id };
    },
  );

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
      await shipLines(db, (await ownProducer(db, user)).id, user.id, request.params.id);
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
