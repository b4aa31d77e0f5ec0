import { paymentEntries } from '#domains/ledger/model/money-moves.ts';
import { formatMoney } from '#engine/model/money.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import { paymentFacts, payments } from '#domains/orders/server/payments.schema.ts';
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { post } from '#domains/ledger/server/post.ts';
import { requireAccepted } from '#domains/orders/server/move-parts.ts';
import type { OrderRecord } from '#domains/orders/server/order-view.ts';
import { acceptOrder } from '#domains/orders/server/accept-order.ts';
import {
  loadOrder,
  lockOrder,
  moneyOfOrders,
  type LockedOrder,
} from '#domains/orders/server/orders.queries.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { isFirst } from '#engine/server/http/idempotency.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { newReference } from './payment-provider.ts';

export interface Transfer {
  /** Null: all that is open. */
  amountCents: number | null;
  note: string | null;
  /** The same key is the same payment. */
  key?: string | undefined;
}

/**
 * An administrator has seen money arrive for an invoice. Under the order's lock: of two who record the same transfer at
 * once, the second finds less open than it says.
 */
export function recordTransfer(
  { db }: Pick<Shop, 'db'>,
  orderId: number,
  { amountCents: given, note, key }: Transfer,
  admin: SessionUser,
): Promise<OrderRecord> {
  return db.transaction(async (tx) => {
    const request = ['order.payment', orderId, given, note];
    if (!(await isFirst(tx, { actor: admin, key, request }))) return (await loadOrder(tx, orderId))!;
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    if (order.paymentMethod !== 'invoice') throw new AppError('conflict', 'errors:payments.notByInvoice');
    if (order.acceptedAt === null && isGiftCard(order)) await acceptGiftCard(tx, order, given);
    requireAccepted((await lockOrder(tx, orderId))!);
    const books = await loadBooks(tx, orderId);
    const openCents = Math.max(books.receivableCents, 0);
    if (openCents === 0) throw new AppError('conflict', 'errors:payments.nothingOpen');
    const amountCents = given ?? openCents;
    if (amountCents > openCents) {
      const params = { open: formatMoney(openCents) };
      throw new AppError('conflict', 'errors:payments.moreThanOpen', { params });
    }
    const [payment] = await tx
      .insert(payments)
      .values({ orderId, method: 'invoice', reference: newReference(), amountCents })
      .returning({ id: payments.id });
    const fact = { orderId, paymentId: payment!.id, kind: 'received', amountCents } as const;
    const [received] = await tx
      .insert(paymentFacts)
      .values({ ...fact, note, actorUserId: admin.id })
      .returning({ id: paymentFacts.id });
    const entries = paymentEntries(books, amountCents);
    await post(tx, { kind: 'payment', source: `payment:${received!.id}`, orderId, entries });
    await recordAudit(tx, {
      actor: admin,
      action: 'order.payment',
      entityType: 'order',
      entityId: orderId,
      detail: { amount: formatMoney(amountCents) },
    });
    return (await loadOrder(tx, orderId))!;
  });
}

const isGiftCard = ({ parts }: LockedOrder) => parts.some(({ giftCardId }) => giftCardId !== null);

/** A gift card counts once all of it is paid: nothing is spent that did not come. */
async function acceptGiftCard(tx: Db, order: LockedOrder, givenCents: number | null): Promise<void> {
  if (order.status === 'cancelled') return;
  const { openCents } = (await moneyOfOrders(tx, [order.id])).get(order.id)!;
  if (givenCents !== null && givenCents !== openCents) {
    const params = { open: formatMoney(openCents) };
    throw new AppError('conflict', 'errors:payments.giftCardWhole', { params });
  }
  await acceptOrder(tx, order.id);
}

/** All that is open of many invoices, one after the other: what cannot be recorded stays as it was, with the reason. */
export async function recordTransfers(
  shop: Pick<Shop, 'db'>,
  ids: readonly number[],
  note: string | null,
  admin: SessionUser,
): Promise<{ changed: number; refused: { id: number; reason: AppError }[] }> {
  const refused: { id: number; reason: AppError }[] = [];
  const each = [...new Set(ids)].toSorted((one, other) => one - other);
  for (const id of each) {
    try {
      await recordTransfer(shop, id, { amountCents: null, note }, admin);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, reason: error });
    }
  }
  return { changed: each.length - refused.length, refused };
}
