import { toAmount } from '#engine/model/money.ts';
import { confirmationState, type Confirmation } from '#domains/orders/model/payments/confirmation.ts';
import { LOW_STOCK_UNITS } from '#domains/catalogue/model/low-stock.ts';
import { acceptOrder } from '#domains/orders/server/accept-order.ts';
import type { OrderRecord } from '#domains/orders/server/order-view.ts';
import { loadOrder, lockOrder } from '#domains/orders/server/orders.queries.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { proveAddress } from '#engine/server/sessions/proven-address.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { queueEvent } from '#engine/server/webhooks/queue-event.ts';

/** Of which products it has left few: nobody was told while it might have given them back. */
const ranLow = statement<
  { productId: number; quantityAvailable: number; producerId: number | null },
  { orderId: number }
>(
  'ran-low-by-order',
  `select p.id as product_id, p.quantity_available, p.producer_id
     from (select i.product_id, sum(i.quantity) as took from order_items i where i.order_id = $orderId::int
            group by i.product_id) t join products p on p.id = t.product_id
    where p.quantity_available <= ${LOW_STOCK_UNITS} and p.quantity_available + t.took > ${LOW_STOCK_UNITS}
    order by p.id`,
);

/**
 * The order counts from now on, as if it had just been placed. Under its lock: however often it is confirmed it counts
 * once, and of a click and the end of its hour the first decides. `admin`: somebody of the shop who has spoken to the guest.
 */
export function confirmOrder(
  db: Db,
  orderId: number,
  { now, admin, byMail = false }: { now: Date; admin?: SessionUser; byMail?: boolean },
): Promise<OrderRecord> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined || order.confirmBy === null)
      throw new AppError('not_found', 'errors:orders.notFound');
    const { confirmBy } = order;
    const state = confirmationState({ ...order, confirmBy }, now);
    if (state === 'over') throw new AppError('conflict', 'errors:orders.confirmedTooLate');
    if (state === 'waiting') {
      await acceptOrder(tx, orderId);
      for (const { producerId, ...subject } of await ranLow(tx, { orderId }))
        await queueEvent(tx, { type: 'stock.low', subject, producerIds: [producerId] });
      if (admin !== undefined)
        await recordAudit(tx, {
          actor: admin,
          action: 'order.confirm',
          entityType: 'order',
          entityId: orderId,
        });
    }
    const record = (await loadOrder(tx, orderId))!;
    // Only the mailbox that the order names got the link.
    if (byMail && record.userId !== null) await proveAddress(tx, record.userId, record.customerEmail);
    return record;
  });
}

/** What the page behind the mail's link shows. Looking changes nothing: programs that read mails open their links. */
export async function readConfirmation(
  db: Db,
  links: LinkSigner,
  orderId: number,
  now: Date,
): Promise<Confirmation> {
  const order = await loadOrder(db, orderId);
  if (order?.confirmBy == null) throw new AppError('not_found', 'errors:orders.notFound');
  return {
    orderId,
    state: confirmationState({ ...order, confirmBy: order.confirmBy }, now),
    confirmBy: order.confirmBy.toISOString(),
    orderTotal: toAmount(order.orderTotalCents),
    token: links.sign('order', orderId),
  };
}
