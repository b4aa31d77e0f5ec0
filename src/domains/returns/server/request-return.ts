import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Language } from '#engine/model/languages.ts';
import { feeApplies, returnObstacle } from '#domains/returns/model/return-rules.ts';
import { REASON_RULES } from '#domains/catalogue/model/return-reasons.ts';
import type { ReturnRequest } from '#domains/returns/model/return-input.ts';
import type { RequestedReturn } from '#domains/returns/model/return.ts';
import type { Db } from '#engine/server/db/client.ts';
import { returnEvents, returnItems, returnPhotos, returns } from './returns.schema.ts';
import { lockOwnOrder, type Customer } from '#domains/orders/server/order-access.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { queueEvent } from '#engine/server/webhooks/queue-event.ts';
import { returnLines, toReturnable, type ReturnLine } from './return-lines.queries.ts';
import { mailProducersAboutReturn, mailReturnNews } from './return-mails.ts';
import { obstacleText } from './return-options.ts';
import { loadReturn } from './returns.queries.ts';
import { randomInt } from 'node:crypto';
import { returnNumber } from '#domains/returns/model/return-number.ts';

interface Request {
  request: ReturnRequest;
  /** Of the one who reads a refusal. */
  language: Language;
  now: Date;
}

interface RequestedItem {
  line: ReturnLine;
  quantity: number;
  withFee: boolean;
}

/**
 * A customer asks for a return. Each line is judged by the clock of its own parcel, under the order's lock: two requests
 * at once never return more than was bought.
 */
export function requestReturn(
  db: Db,
  orderId: number,
  by: Customer,
  { request, language, now }: Request,
): Promise<RequestedReturn> {
  return db.transaction(async (tx) => {
    await lockOwnOrder(tx, orderId, by);
    const { kind, reason, details, photos } = request;
    const items = itemsOf(request, await returnLines(tx, orderId), { language, now });
    if (kind === 'refund' && (await isExchange(tx, orderId)))
      throw new AppError('conflict', 'errors:returns.onlyExchange');
    if (REASON_RULES[reason].needsPhotos && photos.length === 0) refusePhotos('errors:returns.photosNeeded');
    const perishable = items.some(({ line }) => line.perishable);
    const row = { orderId, kind, reason, details, perishable, requestedAt: now };
    const { id, number } = await insertReturn(tx, row);
    await tx.insert(returnItems).values(
      items.map(({ line, quantity, withFee }) => ({
        returnId: id,
        orderItemId: line.itemId,
        quantity,
        withFee,
      })),
    );
    await takePhotos(tx, orderId, id, photos);
    await tx.insert(returnEvents).values({ returnId: id, kind: 'status', status: 'requested' });
    const record = (await loadReturn(tx, id))!;
    await mailReturnNews(tx, record, null);
    await mailProducersAboutReturn(tx, record);
    await queueEvent(tx, {
      type: 'return.requested',
      subject: { returnId: id },
      producerIds: items.map(({ line }) => line.producerId),
    });
    return { id, number, status: record.status };
  });
}

function itemsOf(
  { reason, items }: ReturnRequest,
  lines: readonly ReturnLine[],
  { language, now }: Pick<Request, 'language' | 'now'>,
): RequestedItem[] {
  return items.map(({ itemId, quantity }) => {
    const line = lines.find((each) => each.itemId === itemId);
    if (line === undefined)
      throw new AppError('invalid', 'errors:returns.itemUnknown', {
        fields: { items: 'errors:returns.itemUnknown' },
      });
    const returnable = toReturnable(line);
    const conflict = (why: string) =>
      new AppError('conflict', 'errors:returns.ofProduct', { params: { product: line.name, why } });
    const obstacle = returnObstacle(reason, returnable, now);
    if (obstacle !== null) throw conflict(obstacleText(obstacle, line.deliveredAt, language));
    const left = returnable.quantityLeft;
    if (quantity > left)
      throw conflict(translator(language)('errors:returns.quantity', { left, bought: line.quantity }));
    return { line, quantity, withFee: feeApplies(reason, line.deliveredAt!, now) };
  });
}

/** What came in exchange cost nothing: no money could go back for it. */
export async function isExchange(tx: Db, orderId: number): Promise<boolean> {
  return (await tx.$count(returns, eq(returns.exchangeOrderId, orderId))) > 0;
}

/** Photos belong to one return, of the order for which they were sent. */
async function takePhotos(tx: Db, orderId: number, returnId: number, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const taken = await tx
    .update(returnPhotos)
    .set({ returnId })
    .where(
      and(inArray(returnPhotos.id, wanted), eq(returnPhotos.orderId, orderId), isNull(returnPhotos.returnId)),
    )
    .returning({ id: returnPhotos.id });
  if (taken.length < wanted.length) refusePhotos('errors:returns.photoUnknown');
}

function refusePhotos(message: string): never {
  throw new AppError('invalid', message, { fields: { photos: message } });
}

/** A new return gets a number. One that another return has already comes once in ages; then the next one is free. */
export async function insertReturn(
  tx: Db,
  row: Omit<typeof returns.$inferInsert, 'id' | 'number'>,
): Promise<{ id: number; number: string }> {
  for (;;) {
    const [inserted] = await tx
      .insert(returns)
      .values({ ...row, number: returnNumber(randomInt) })
      .onConflictDoNothing({ target: returns.number })
      .returning({ id: returns.id, number: returns.number });
    if (inserted !== undefined) return inserted;
  }
}
