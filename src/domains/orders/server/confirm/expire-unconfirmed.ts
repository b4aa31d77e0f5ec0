import { moveLockedOrder } from '#domains/orders/server/move-parts.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Shop } from '#engine/server/shop.ts';

const PORTION = 100;

const unconfirmed = statement<{ id: number }, { now: Date; after: number; limit: number }>(
  'unconfirmed-orders',
  `select o.id from orders o
    where o.accepted_at is null and o.status = 'pending' and o.confirm_by <= $now::timestamptz and o.id > $after::int
    order by o.id limit $limit::int`,
);

/** Cancels orders that nobody confirmed within their hour and gives their units back. One that fails keeps no other waiting. */
export async function expireUnconfirmed({ db, catalogue }: Pick<Shop, 'db' | 'catalogue'>, now: Date) {
  const failures: unknown[] = [];
  let portion: { id: number }[];
  let after = 0;
  do {
    portion = await unconfirmed(db, { now, after, limit: PORTION });
    for (const { id } of portion) {
      after = id;
      await catalogue
        .change(async (tx, changed) => {
          const order = await lockOrder(tx, id);
          // Somebody has confirmed or cancelled it since it was found.
          if (order?.acceptedAt !== null || order.status !== 'pending') return;
          await moveLockedOrder(tx, changed, order, 'cancelled', { actor: 'system', userId: null });
        })
        .catch((error: unknown) => failures.push(error));
    }
  } while (portion.length === PORTION);
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some unconfirmed orders could not be cancelled');
}
