import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { adminList } from '#engine/server/lists/admin-list.ts';
import type { ProducerReturn } from '#domains/returns/model/handled-return.ts';
import type { ProducerReturnList } from '#domains/returns/model/return-input.ts';
import { isClosed } from '#domains/orders/model/return-status.ts';
import type { Db } from '#engine/server/db/client.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { returnEvents, returnItems, returns } from '#domains/returns/server/returns.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { returnSource } from './admin-returns.queries.ts';
import { lockReturn } from './decide-return.ts';
import { remarks } from '#domains/returns/server/return-case.ts';
import { linesOfOrders } from '#domains/returns/server/return-lines.queries.ts';
import { dueAt, photoUrl } from '#domains/returns/server/return-view.ts';
import { loadReturns, type ReturnRecord } from '#domains/returns/server/returns.queries.ts';

const MAX_ROWS = 200;

/** A producer, and the language in which it reads. */
interface Reader {
  producerId: number;
  language: Language;
}

/** The returns that hold something of a producer. */
function concerning(db: Db, producerId: number) {
  return db
    .select({ id: returnItems.returnId })
    .from(returnItems)
    .where(eq(returnItems.producerId, producerId));
}

/** Whether a return holds something of the producer, who then sees it with its photos. */
export async function isConcerned(db: Db, returnId: number, producerId: number): Promise<boolean> {
  const isOwn = and(eq(returns.id, returnId), inArray(returns.id, concerning(db, producerId)));
  return (await db.$count(returns, isOwn)) > 0;
}

/** Newest first; in pages as administrators see them, narrowed to the producer. */
export async function returnsOfProducer(
  db: Db,
  list: ProducerReturnList,
  reader: Reader,
): Promise<Page<ProducerReturn>> {
  if (list.limit === undefined) {
    const own = inArray(returns.id, concerning(db, reader.producerId));
    const items = await asProducerSees(db, await loadReturns(db, own, MAX_ROWS), reader);
    return { items, total: items.length, nextCursor: null };
  }
  const found = await adminList(
    db,
    list,
    returnSource({ ...list, producerId: reader.producerId }),
    async (named) => asProducerSees(db, await loadReturns(db, named), reader),
    (one) => one,
  );
  return found as Page<ProducerReturn>;
}

export async function returnOfProducer(db: Db, returnId: number, reader: Reader): Promise<ProducerReturn> {
  const own = and(eq(returns.id, returnId), inArray(returns.id, concerning(db, reader.producerId)));
  const [found] = await asProducerSees(db, await loadReturns(db, own, 1), reader);
  if (found === undefined) throw new AppError('not_found', 'errors:returns.notFound');
  return found;
}

async function asProducerSees(
  db: Db,
  records: readonly ReturnRecord[],
  { producerId, language }: Reader,
): Promise<ProducerReturn[]> {
  const orderIds = [...new Set(records.map(({ orderId }) => orderId))];
  if (orderIds.length === 0) return [];
  const all = await linesOfOrders(db, orderIds, language);
  const lines = all.filter((line) => line.producerId === producerId);
  const customers = await db
    .select({ id: orders.id, customerName: orders.customerName })
    .from(orders)
    .where(inArray(orders.id, orderIds));
  return records.map((record) => ({
    id: record.id,
    number: record.number,
    orderId: record.orderId,
    kind: record.kind,
    reason: record.reason,
    details: record.details,
    status: record.status,
    perishable: record.perishable,
    requestedAt: record.requestedAt.toISOString(),
    dueAt: dueAt(record),
    customerName: customers.find(({ id }) => id === record.orderId)!.customerName,
    items: record.items.flatMap(({ orderItemId, quantity }) => {
      const line = lines.find(({ itemId }) => itemId === orderItemId);
      if (line === undefined) return [];
      const { itemId, name, unit, imageUrl, imagePreview, perishable } = line;
      return [{ itemId, name, unit, imageUrl, imagePreview, perishable, quantity }];
    }),
    photos: record.photoIds.map((id) => ({ id, url: photoUrl(id, null) })),
    answers: remarks(
      record.events.filter((event) => event.producerId === producerId),
      'answer',
    ),
  }));
}

/** A producer says something to a return of its own goods, as long as it is open. */
export function answerReturn(
  db: Db,
  returnId: number,
  text: string,
  { producerId, language, userId }: Reader & { userId: number },
): Promise<ProducerReturn> {
  return db.transaction(async (tx) => {
    if (!(await isConcerned(tx, returnId, producerId)))
      throw new AppError('not_found', 'errors:returns.notFound');
    const { record } = await lockReturn(tx, returnId);
    if (isClosed(record.status)) throw new AppError('conflict', 'errors:returns.closedForAnswers');
    await tx
      .insert(returnEvents)
      .values({ returnId, kind: 'answer', note: text, actorUserId: userId, producerId });
    const answered = await loadReturns(tx, eq(returns.id, returnId));
    return (await asProducerSees(tx, answered, { producerId, language }))[0]!;
  });
}
