import { eq, sql } from 'drizzle-orm';
import type { OrderPickup } from '#domains/orders/model/order-pickup.ts';
import type { Db } from '#engine/server/db/client.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';

/** A moment of `k` as JSON has it: to the millisecond, in UTC. */
export const isoSql = (column: string) =>
  `to_char(k.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of a row of `orders`. */
export const PICKUP = sql<OrderPickup | null>`(
  select json_build_object('kind', k.kind, 'placeId', k.place_id, 'name', k.name, 'note', k.note, 'address', k.address,
           'from', ${sql.raw(isoSql('starts_at'))}, 'until', ${sql.raw(isoSql('ends_at'))}, 'code', k.code)
    from order_pickups k where k.order_id = "orders"."id")`;

/** Null: it is sent. */
export async function pickupOfOrder(db: Db, id: number): Promise<OrderPickup | null> {
  const [order] = await db.select({ pickup: PICKUP }).from(orders).where(eq(orders.id, id));
  return order?.pickup ?? null;
}
