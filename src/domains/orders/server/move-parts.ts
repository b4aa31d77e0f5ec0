import { eq, sql } from 'drizzle-orm';
import { releasePosting } from '#domains/ledger/model/money-moves.ts';
import { paidCents } from '#domains/ledger/model/order-books.ts';
import { cancellationPosting } from '#domains/ledger/model/reversal.ts';
import { orderStatusOf, stepsTowards, type PartStatus } from '#domains/orders/model/part-status.ts';
import { walkParts, type PartMove } from '#domains/orders/model/walk-parts.ts';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { orderEvents, orderParts, orders } from './orders.schema.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { post } from '#domains/ledger/server/post.ts';
import { queueClosing } from '#domains/orders/server/refunds/queue-job.ts';
import { refundWhatIsDue, type Refund } from '#domains/orders/server/refunds/refund-what-is-due.ts';
import { dropMails } from '#engine/server/mail/outbox.ts';
import { queueEvent } from '#engine/server/webhooks/queue-event.ts';
import { mailAboutParts, type UndoneSale } from './order-mails.ts';
import { lockOrder, type LockedOrder } from './orders.queries.ts';
import { refuseStoppedBatches } from './parcels/packed-batches.ts';
import { returnStock } from './return-stock.ts';
import { handleCancelledParts, handleEndedOrder, isShippingWaived, type MovedBy } from './order-hooks.ts';
import { statement } from '#engine/server/db/statement.ts';
import { mayMove, type OrderStatus } from '#domains/orders/model/order-status.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** Moves an order along the transition table, in the caller's transaction. A move the table forbids: 409. */
export async function moveOrder(
  tx: Db,
  changed: Changed,
  orderId: number,
  to: OrderStatus,
  by: MovedBy,
): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
  await moveLockedOrder(tx, changed, order, to, by);
  return order;
}

/** What waits to be paid or confirmed is nobody's work yet: 409. */
export function requireAccepted({
  acceptedAt,
  confirmBy,
}: Pick<LockedOrder, 'acceptedAt' | 'confirmBy'>): void {
  if (acceptedAt === null)
    throw new AppError('conflict', `errors:orders.${confirmBy === null ? 'notPaid' : 'notConfirmed'}`);
}

/**
 * For callers that hold the order's lock and have checked more than the table asks for. Parts that are further on stay
 * where they are: cancelling an order takes back what has not been sent.
 */
export async function moveLockedOrder(
  tx: Db,
  changed: Changed,
  order: LockedOrder,
  to: OrderStatus,
  by: MovedBy,
): Promise<void> {
  if (!mayMove(order.status, to)) throw new AppError('conflict', 'errors:orders.forbiddenMove');
  if (to !== 'cancelled') requireAccepted(order);
  const moves = order.parts.map(({ id, status }) => ({ partId: id, steps: stepsTowards(status, to) }));
  await moveParts(tx, changed, order, moves, by);
}

/**
 * Moves parts of an order and the order with them, in the caller's transaction, which holds the order's lock. Every
 * change of a part or an order goes through here: history, stock, code, ledger, mails and messages to programs follow
 * from it. `putBack` does what becomes of the units of cancelled parts. Returns what goes back to the customer.
 */
export async function moveParts(
  tx: Db,
  changed: Changed,
  order: LockedOrder,
  moves: readonly PartMove[],
  by: MovedBy,
  putBack: typeof returnStock = returnStock,
): Promise<Refund[]> {
  const moving = moves.filter(({ steps }) => steps.length > 0);
  const { parts, events } = walkParts(order.parts, moving);
  for (const { partId, steps } of moving) await storeMove(tx, partId, steps);
  const status = orderStatusOf(parts);
  if (status !== order.status) await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
  if (events.length > 0) {
    await tx.insert(orderEvents).values(
      events.map((event) => ({
        ...event,
        orderId: order.id,
        actor: by.actor,
        actorUserId: by.userId,
      })),
    );
  }
  const reached = (wanted: PartStatus) =>
    moving.filter(({ steps }) => steps.includes(wanted)).map(({ partId }) => partId);
  const cancelled = reached('cancelled');
  await refuseStoppedBatches(tx, reached('shipped'));
  const isWhole = status === 'cancelled';
  const isWaived = isWhole && cancelled.length > 0 && (await isShippingWaived(tx, order, by));
  let undone: UndoneSale = {};
  if (order.acceptedAt === null) await forgetUnpaid(tx, order);
  else {
    if (cancelled.length > 0) undone = await undoSale(tx, order, { partIds: cancelled, isWhole }, by);
    const moved = { shipped: reached('shipped'), delivered: reached('delivered'), cancelled };
    const { reason = null, isToldElsewhere } = by;
    const told = isToldElsewhere ? { ...moved, cancelled: [] } : moved;
    await mailAboutParts(tx, order.id, told, { ...undone, isShippingWaived: isWaived, reason });
    await tellPrograms(tx, order, moved);
  }
  if (isWhole) {
    await handleEndedOrder(tx, order.id);
    await giveBackCode(tx, { orderId: order.id });
  }
  if (cancelled.length > 0) await putBack(tx, changed, cancelled);
  return undone.refunds ?? [];
}

async function tellPrograms(
  tx: Db,
  order: LockedOrder,
  moved: Record<'shipped' | 'cancelled', number[]>,
): Promise<void> {
  for (const news of ['shipped', 'cancelled'] as const) {
    const parts = order.parts.filter(({ id }) => moved[news].includes(id));
    if (parts.length === 0) continue;
    await queueEvent(tx, {
      type: `order.${news}`,
      subject: { orderId: order.id, partIds: parts.map(({ id }) => id) },
      producerIds: parts.map(({ producerId }) => producerId),
    });
  }
}

/** It ends before it counted: no sale is to be taken back, and no mail was sent about it. */
async function forgetUnpaid(tx: Db, order: LockedOrder): Promise<void> {
  await dropMails(tx, order.id);
  await queueClosing(tx, order.id);
  const aheadCents = paidCents(await loadBooks(tx, order.id));
  if (aheadCents <= 0) return;
  await post(tx, releasePosting(order.id, aheadCents));
  await refundWhatIsDue(tx, order, { reason: 'cancelled', actor: 'system', actorUserId: null });
}

/** What was paid for these parts goes back; what they were sent in exchange for is decided again. */
async function undoSale(
  tx: Db,
  order: LockedOrder,
  cancelled: { partIds: number[]; isWhole: boolean },
  by: MovedBy,
): Promise<UndoneSale> {
  const { id: orderId } = order;
  const books = await loadBooks(tx, orderId);
  await post(tx, cancellationPosting(books, { orderId, ...cancelled }));
  const { asCreditOf = null } = by;
  const cause = { reason: 'cancelled', actor: 'system', actorUserId: null, asCreditOf } as const;
  return {
    refunds: await refundWhatIsDue(tx, order, cause),
    openReturn: await handleCancelledParts(tx, { orderId, ...cancelled }, by),
  };
}

async function storeMove(tx: Db, partId: number, steps: readonly PartStatus[]): Promise<void> {
  await tx
    .update(orderParts)
    .set({
      status: steps.at(-1)!,
      ...(steps.includes('shipped') && { shippedAt: sql`now()` }),
      ...(steps.includes('delivered') && { deliveredAt: sql`now()` }),
    })
    .where(eq(orderParts.id, partId));
}

/** A cancelled order gives the use of its code back. Before products are locked, as checkout does. */
const giveBackCode = statement<{ id: number }, { orderId: number }>(
  'give-back-code',
  `with given as (delete from promo_uses where order_id = $orderId::int returning promo_code_id)
   update promo_codes c set uses = c.uses - 1 from given g where c.id = g.promo_code_id returning c.id`,
);
