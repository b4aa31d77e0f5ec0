import { eq, sql } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { addressOfText } from '#domains/orders/model/order-address.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import { standingDates, standingItems, standingOrders } from './standing-orders.schema.ts';

/** All that it is, the dates included: for the data download. */
export async function ownStandingOrders(db: Db, { id: userId }: Person) {
  const found = await db
    .select()
    .from(standingOrders)
    .where(eq(standingOrders.userId, userId))
    .orderBy(standingOrders.id);
  const isOwn = eq(standingOrders.userId, userId);
  const items = await db
    .select({ of: standingItems.standingOrderId, product: products.name, quantity: standingItems.quantity })
    .from(standingItems)
    .innerJoin(standingOrders, eq(standingOrders.id, standingItems.standingOrderId))
    .innerJoin(products, eq(products.id, standingItems.productId))
    .where(isOwn)
    .orderBy(standingItems.standingOrderId, products.id);
  const dates = await db
    .select({
      of: standingDates.standingOrderId,
      date: standingDates.dueOn,
      state: standingDates.state,
      reason: standingDates.reason,
      announcement: standingDates.announcement,
      orderId: standingDates.orderId,
    })
    .from(standingDates)
    .innerJoin(standingOrders, eq(standingOrders.id, standingDates.standingOrderId))
    .where(isOwn)
    .orderBy(standingDates.standingOrderId, standingDates.dueOn);
  const withoutOf = <Row extends { of: number }>(rows: Row[], id: number) =>
    rows.filter((row) => row.of === id).map(({ of: _of, ...row }) => row);
  return {
    standingOrders: found.map(({ userId: _userId, version: _version, ...standing }) => ({
      ...standing,
      items: withoutOf(items, standing.id),
      dates: withoutOf(dates, standing.id),
    })),
  };
}

/** A person leaves: nothing more is ordered, and nothing says where it went. Their orders are the orders' affair. */
export async function forgetStandingOrders(tx: Db, { id: userId }: Person): Promise<void> {
  const own = await tx
    .update(standingOrders)
    .set({
      status: 'ended',
      pauseReason: null,
      endedAt: sql`coalesce(${standingOrders.endedAt}, now())`,
      customerName: '',
      shippingAddress: '',
      address: { ...addressOfText('', ''), name: '' },
      version: sql`${standingOrders.version} + 1`,
    })
    .where(eq(standingOrders.userId, userId))
    .returning({ id: standingOrders.id });
  for (const { id } of own)
    await tx
      .update(standingDates)
      .set({ state: 'skipped', reason: 'ended', lockedUntil: null })
      .where(sql`${standingDates.standingOrderId} = ${id} and ${standingDates.state} = 'announced'`);
}
