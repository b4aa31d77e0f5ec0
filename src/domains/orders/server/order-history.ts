import type { OrderNews } from '#domains/orders/model/order-change.ts';
import type { OrderStatus } from '#domains/orders/model/order-status.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { MovedBy } from './order-hooks.ts';
import { orderEvents } from './orders.schema.ts';

/** Writes into the history of orders what is different now, where their status stays. In the caller's transaction. */
export async function tellInHistory(
  tx: Db,
  told: readonly { id: number; status: OrderStatus }[],
  news: OrderNews,
  { actor, userId: actorUserId }: MovedBy,
): Promise<void> {
  await tx.insert(orderEvents).values(
    told.map(({ id: orderId, status }) => ({
      orderId,
      fromStatus: status,
      toStatus: status,
      actor,
      actorUserId,
      changed: [news],
    })),
  );
}
