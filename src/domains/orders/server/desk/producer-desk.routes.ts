import type { FastifyRequest } from 'fastify';
import { ownProducer, ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { shipPart } from '#domains/orders/server/parcels/parcels.ts';
import { batchChoices, correctBatches } from '#domains/orders/server/parcels/packed-batches.ts';
import { hasRight } from '#engine/model/rights.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { customersOfProducer, statsOfProducer } from './stats.queries.ts';
import { orderOfProducer, ordersOfProducer, packingSlips } from './desk-orders.queries.ts';
import { listOwnOrders } from './own-order-list.ts';

export function producerDeskRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  app.get('/api/producer/orders', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    const { before, ...list } = request.query;
    const isPlain = Object.values(list).every((asked) => asked === undefined);
    return isPlain
      ? ordersOfProducer(db, producerId, { before, ...readerOf(request) })
      : listOwnOrders(db, producerId, request.query, readerOf(request));
  });

  app.get('/api/producer/orders/slips', async (request) =>
    packingSlips(db, request.query.ids, {
      sentBy: await ownProducerId(db, signedInUser(request)),
      language: requestLanguage(request),
      now: new Date(),
    }),
  );

  app.get('/api/producer/orders/:id', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    const order = await orderOfProducer(db, producerId, request.params.id, readerOf(request));
    if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    return order;
  });

  app.get('/api/producer/orders/:id/batches', async (request) =>
    batchChoices(db, await ownProducerId(db, signedInUser(request)), request.params.id, new Date()),
  );

  app.patch('/api/producer/orders/:id/batches', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    const { id: orderId } = request.params;
    const reader = readerOf(request);
    await correctBatches(catalogue, producerId, { orderId, correction: request.body, now: reader.now });
    return (await orderOfProducer(db, producerId, orderId, reader))!;
  });

  app.post('/api/producer/orders/:id/ship', async (request) => {
    const user = signedInUser(request);
    const { id } = request.params;
    const producerId = await ownProducerId(db, user);
    const by = { actor: 'producer', userId: user.id } as const;
    const isOwn = (part: { producerId: number | null }) => part.producerId === producerId;
    await catalogue.change((tx, changed) => shipPart(tx, changed, id, isOwn, request.body ?? {}, by));
    return { id };
  });

  app.get('/api/producer/customers', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    return customersOfProducer(db, producerId, requestLanguage(request));
  });

  app.get('/api/producer/stats', async (request) => {
    const user = signedInUser(request);
    return statsOfProducer(db, await ownProducer(db, user), hasRight(user.rights, 'money'));
  });
}

const readerOf = (request: FastifyRequest) => ({
  language: requestLanguage(request),
  seesMoney: hasRight(signedInUser(request).rights, 'money'),
  now: new Date(),
});
