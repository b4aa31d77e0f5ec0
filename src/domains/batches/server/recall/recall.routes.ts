import { shopDay } from '#engine/model/dates.ts';
import { batchRecord } from '#domains/batches/server/batch-record.queries.ts';
import { findBatch, listBatches } from '#domains/batches/server/batches.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { messageFor } from '#engine/server/http/message-for.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { csv, sendCsv } from '#engine/server/lists/csv.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { continueRecalls } from './continue-recalls.ts';
import { noteOpened } from './recall-opened.ts';
import { findRecall, listOfRecall, recallSheet, type RecalledOrder } from './recalls.queries.ts';
import { startRecall } from './start-recall.ts';

/** Dealt with before the answer; the rest is the workers'. */
const AT_ONCE = 20;

const COLUMNS: Record<string, (row: RecalledOrder) => unknown> = {
  order: ({ orderId }) => orderId,
  ordered_at: ({ orderedAt }) => orderedAt.toISOString(),
  name: ({ customerName }) => customerName,
  email: ({ customerEmail }) => customerEmail,
  phone: ({ customerPhone }) => customerPhone,
  address: ({ shippingAddress }) => shippingAddress,
  product: ({ product }) => product,
  batch: ({ code }) => code,
  best_before: ({ bestBefore }) => bestBefore,
  units: ({ units }) => units,
  outcome: ({ outcome }) => outcome,
  mailed_at: ({ mailedAt }) => mailedAt?.toISOString(),
  opened_at: ({ openedAt }) => openedAt?.toISOString(),
  return: ({ returnNumber }) => returnNumber,
};

export function recallRoutes(app: ApiApp, { catalogue, db, links }: Shop): void {
  const reader = (request: Parameters<typeof requestLanguage>[0]) => ({
    language: requestLanguage(request),
    today: shopDay(new Date()),
  });

  app.get('/api/admin/batches', (request) => listBatches(db, request.query, null, reader(request)));

  app.get('/api/admin/batches/:id', async (request) => {
    const batch = await findBatch(db, request.params.id, null, reader(request));
    if (batch === undefined) throw new AppError('not_found', 'errors:batches.notFound');
    return batchRecord(db, batch);
  });

  app.post('/api/admin/batches/:id/recall', async (request) => {
    const now = new Date();
    const admin = signedInUser(request);
    const id = await startRecall(catalogue, request.params.id, request.body, { admin, now });
    await continueRecalls({ db, catalogue }, now, AT_ONCE).catch((error: unknown) =>
      request.log.error(error, 'Orders of a recall wait for the workers'),
    );
    return (await findRecall(db, id))!;
  });

  app.post('/api/recalls/opened', async (request) => {
    await noteOpened({ db, links }, request.body, new Date());
    return messageFor(request, 'passport:opened');
  });

  app.get('/api/admin/recalls/:id', async (request) => {
    const sheet = await recallSheet(db, request.params.id, requestLanguage(request));
    if (sheet === undefined) throw new AppError('not_found', 'errors:batches.recallNotFound');
    return sheet;
  });

  app.get('/api/admin/recalls/:id/list', async (request, reply) => {
    const { id } = request.params;
    if ((await findRecall(db, id)) === undefined)
      throw new AppError('not_found', 'errors:batches.recallNotFound');
    return sendCsv(
      reply,
      `recall-${id}.csv`,
      csv(Object.keys(COLUMNS), listOfRecall(db, id, requestLanguage(request)), (row) =>
        Object.values(COLUMNS).map((valueOf) => valueOf(row)),
      ),
    );
  });
}
