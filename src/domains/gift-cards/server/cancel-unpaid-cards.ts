import { moveOrder } from '#domains/orders/server/move-parts.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Shop } from '#engine/server/shop.ts';

/** Days after the invoice was due: a transfer may be late, but not for ever. */
const GRACE_DAYS = 14;
const PORTION = 100;

const unpaid = statement<{ orderId: number }, { now: Date; portion: number }>(
  'unpaid-gift-cards',
  `select o.id as order_id from gift_cards g join order_parts t on t.gift_card_id = g.id join orders o on o.id = t.order_id
    where g.active_at is null and o.accepted_at is null and o.status = 'pending' and o.payment_method = 'invoice'
      and o.created_at < $now::timestamptz - make_interval(days => o.invoice_days + ${GRACE_DAYS})
    order by o.id limit $portion::int`,
);

/** A gift card that nobody pays for is not sold any more. */
export async function cancelUnpaidCards(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  now: Date,
): Promise<void> {
  let found;
  do {
    found = await unpaid(db, { now, portion: PORTION });
    for (const { orderId } of found)
      await catalogue.change(
        async (tx, changed) =>
          void (await moveOrder(tx, changed, orderId, 'cancelled', { actor: 'system', userId: null })),
      );
  } while (found.length === PORTION);
}
