import { eq, sql } from 'drizzle-orm';
import { removalPosting } from '#domains/ledger/model/returned.ts';
import { post } from '#domains/ledger/server/post.ts';
import { stepsTowards } from '#domains/orders/model/part-status.ts';
import type { RemovedPieces } from '#domains/orders/model/removals/removal-input.ts';
import { moveParts } from '#domains/orders/server/move-parts.ts';
import type { OrderRecord } from '#domains/orders/server/order-view.ts';
import { loadOrder, lockOrder, type LockedOrder } from '#domains/orders/server/orders.queries.ts';
import { orderEvents, orderItems, orderParts } from '#domains/orders/server/orders.schema.ts';
import { refundWhatIsDue, type Refund } from '#domains/orders/server/refunds/refund-what-is-due.ts';
import {
  loseUnits,
  putOnShelf,
  unitsIn,
  type LineUnits,
  type returnStock,
} from '#domains/orders/server/return-stock.ts';
import { sendersOf } from '#domains/orders/server/tell-senders.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { isFirst } from '#engine/server/http/idempotency.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { queueEvent } from '#engine/server/webhooks/queue-event.ts';
import { judgeRemoval, type JudgedRemoval, type Removal } from './judge-removal.ts';
import { noteEmptied } from './removals.queries.ts';
import { orderRemovalItems, orderRemovals } from './removals.schema.ts';
import { forgetFewerPieces, tellOfRemoval } from './tell-of-removal.ts';

/**
 * An administrator removes pieces that have not been sent. What they cost is taken off what is owed, the rest goes back; a
 * part of which nothing is left is cancelled. Under the order's lock, all of it or nothing. The same key is the same removal.
 */
export function removePieces(
  catalogue: Catalogue,
  orderId: number,
  removal: Removal,
  admin: SessionUser,
): Promise<OrderRecord> {
  return catalogue.change(async (tx, changed) => {
    const { items, reason = '', restock = true, asCredit = false, key } = removal;
    const request = ['order.remove', orderId, items, reason, restock, asCredit];
    if (await isFirst(tx, { actor: admin, key, request })) {
      const order = await lockOrder(tx, orderId);
      if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
      if (asCredit && order.userId === null)
        throw new AppError('conflict', 'errors:payments.noAccountForCredit');
      const judged = await judgeRemoval(tx, order, removal);
      if (judged.quote.isWhole)
        throw new AppError('conflict', 'errors:orders.nothingWouldBeLeft', { reason: 'cancel_instead' });
      const wish = { reason: reason || null, restock, asCredit };
      await removeJudged(tx, changed, { order, judged, admin, items }, wish);
      // What the customer is told stays out of the audit log: it goes when the customer is forgotten.
      await recordAudit(tx, {
        actor: admin,
        action: 'order.remove',
        entityType: 'order',
        entityId: orderId,
        detail: {
          pieces: piecesText(judged, items),
          restock,
          ...(asCredit && { asCredit }),
        },
      });
    }
    return (await loadOrder(tx, orderId))!;
  });
}

interface Judged {
  order: LockedOrder;
  judged: JudgedRemoval;
  admin: SessionUser;
  items: RemovedPieces;
}

interface Wish {
  reason: string | null;
  restock: boolean;
  asCredit: boolean;
}

async function removeJudged(
  tx: Db,
  changed: Changed,
  { order, judged, admin, items }: Judged,
  wish: Wish,
): Promise<void> {
  const { lines, quote } = judged;
  const removed = quote.items.map(({ itemId, quantity }): LineUnits => {
    const { productId } = lines.find((line) => line.itemId === itemId)!;
    return { productId, quantity, owner: { orderItemId: itemId }, isRemoved: true };
  });
  // Money before stock: products are locked after gift cards.
  const refunds = removed.length > 0 ? await writeRemoval(tx, { order, judged, admin }, wish) : [];
  const moveUnits: typeof returnStock = async (stockTx, stock, cancelledIds) => {
    const units = [...removed, ...(await unitsIn(stockTx, cancelledIds))];
    if (wish.restock) await putOnShelf(stockTx, stock, units);
    else await loseUnits(stockTx, units);
  };
  const { cancelledPartIds } = quote;
  const { reason } = wish;
  const told = { orderId: order.id, judged, items, reason };
  if (cancelledPartIds.length === 0) {
    await moveUnits(tx, changed, []);
    return tellOfRemoval(tx, { ...told, refunds });
  }
  const moves = order.parts
    .filter(({ id }) => cancelledPartIds.includes(id))
    .map(({ id, status }) => ({ partId: id, steps: stepsTowards(status, 'cancelled') }));
  const { id: orderId } = order;
  const producers = await sendersOf(tx, { orderId, partIds: cancelledPartIds });
  const asCreditOf = wish.asCredit ? order.userId : null;
  const by = { actor: 'admin', userId: admin.id, reason, asCreditOf, isToldElsewhere: true } as const;
  refunds.push(...(await moveParts(tx, changed, order, moves, by, moveUnits)));
  await forgetFewerPieces(tx, orderId, producers);
  await noteEmptied(tx, { orderId, partIds: cancelledPartIds, reason, restocked: wish.restock });
  await tellOfRemoval(tx, { ...told, refunds });
}

/** Of parts that stay: lines, books, history and messages to programs. Returns what goes back to the customer. */
async function writeRemoval(
  tx: Db,
  { order, judged, admin }: Omit<Judged, 'items'>,
  { reason, restock, asCredit }: Wish,
): Promise<Refund[]> {
  const { quote, books } = judged;
  const { id: orderId, status } = order;
  const [event] = await tx
    .insert(orderEvents)
    .values({
      orderId,
      fromStatus: status,
      toStatus: status,
      actor: 'admin',
      actorUserId: admin.id,
      changed: ['piecesRemoved'],
    })
    .returning({ id: orderEvents.id });
  const { reducedCents } = quote;
  const [written] = await tx
    .insert(orderRemovals)
    .values({ orderId, eventId: event!.id, reason, restocked: restock, reducedCents, actorUserId: admin.id })
    .returning({ id: orderRemovals.id });
  const removalId = written!.id;
  await tx
    .insert(orderRemovalItems)
    .values(quote.items.map(({ itemId, ...pieces }) => ({ removalId, orderItemId: itemId, ...pieces })));
  for (const { itemId, quantity } of quote.items)
    await tx
      .update(orderItems)
      .set({ removed: sql`${orderItems.removed} + ${quantity}` })
      .where(eq(orderItems.id, itemId));
  for (const { id, ...removed } of quote.parts)
    await tx.update(orderParts).set(removed).where(eq(orderParts.id, id));
  const posting = removalPosting(books, { orderId, removalId, taken: quote.taken });
  // Pieces that cost nothing move nothing.
  if (posting.entries.length > 0) await post(tx, posting);
  const asCreditOf = asCredit ? order.userId : null;
  const cause = { reason: 'removed', actor: 'system', actorUserId: null, asCreditOf } as const;
  const refunds = await refundWhatIsDue(tx, order, cause);
  const partIds = quote.parts.map(({ id }) => id);
  await queueEvent(tx, {
    type: 'order.reduced',
    subject: { orderId, partIds },
    producerIds: order.parts.filter(({ id }) => partIds.includes(id)).map(({ producerId }) => producerId),
  });
  return refunds;
}

/** '2 × Novello, 1 × Chestnut Honey': for the audit log. */
function piecesText({ lines }: JudgedRemoval, items: RemovedPieces): string {
  return items
    .map(({ itemId, quantity }) => `${quantity} × ${lines.find((line) => line.itemId === itemId)!.name}`)
    .join(', ');
}
