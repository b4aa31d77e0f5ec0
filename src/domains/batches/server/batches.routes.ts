import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { shopDay } from '#engine/model/dates.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { findBatch, listBatches } from './batches.queries.ts';
import { batchRecord } from './batch-record.queries.ts';
import { addBatch, changeBatch, holdBatch } from './write-batch.ts';

export function batchesRoutes(app: ApiApp, { catalogue, db, limiter }: Shop): void {
  const reader = (request: Parameters<typeof requestLanguage>[0]) => ({
    language: requestLanguage(request),
    today: shopDay(new Date()),
  });
  const own = async (request: Parameters<typeof requestLanguage>[0], producerId: number, id: number) => {
    const batch = await findBatch(db, id, producerId, reader(request));
    if (batch === undefined) throw new AppError('not_found', 'errors:batches.notFound');
    return batch;
  };

  app.get('/api/producer/batches', async (request) =>
    listBatches(db, request.query, await ownProducerId(db, signedInUser(request)), reader(request)),
  );

  app.get('/api/producer/batches/:id', async (request) =>
    batchRecord(db, await own(request, await ownProducerId(db, signedInUser(request)), request.params.id)),
  );

  app.post('/api/producer/batches', async (request, reply) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    const id = await addBatch(catalogue, producerId, request.body, new Date());
    return reply.status(201).send(await own(request, producerId, id));
  });

  app.patch('/api/producer/batches/:id', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    const { id } = request.params;
    await changeBatch(catalogue, producerId, { id, changes: request.body, now: new Date() });
    return own(request, producerId, id);
  });

  app.post('/api/producer/batches/:id/hold', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    const { id } = request.params;
    // A sale can always be stopped; who does so again and again is not written about each time.
    const isTold = await limiter.count({ heldBatchMails: producerId }).then(
      () => true,
      () => false,
    );
    await holdBatch(catalogue, producerId, { id, reason: request.body.reason, isTold, now: new Date() });
    return own(request, producerId, id);
  });
}
