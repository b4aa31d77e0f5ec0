import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Changed } from '#engine/server/changes/catalogue-changes.ts';
import type { Db } from '#engine/server/db/client.ts';
import { requireFreeGtinsOf } from '#domains/catalogue/server/batches/free-gtins.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/**
 * A producer who leaves is closed, never deleted: the products leave the shop at once, while open parts, which an
 * administrator now ships, and money stay.
 */
export async function closeProducer(tx: Db, changed: Changed, userId: number): Promise<void> {
  await lockShelf(tx, eq(producerProfiles.userId, userId));
  const [producer] = await tx
    .update(producerProfiles)
    .set({ closedAt: sql`now()` })
    .where(and(eq(producerProfiles.userId, userId), isNull(producerProfiles.closedAt)))
    .returning({ id: producerProfiles.id, verified: producerProfiles.verified });
  if (producer?.verified) changed.producer(producer.id);
}

/** Somebody becomes a producer again: what was not hidden returns, if an administrator had approved of it. */
export async function reopenProducer(tx: Db, changed: Changed, userId: number): Promise<void> {
  await lockShelf(tx, eq(producerProfiles.userId, userId));
  const isClosed = and(eq(producerProfiles.userId, userId), isNotNull(producerProfiles.closedAt));
  const [closed] = await tx.select().from(producerProfiles).where(isClosed);
  if (closed?.verified) await requireFreeGtinsOf(tx, closed.id);
  const [producer] = await tx
    .update(producerProfiles)
    .set({ closedAt: null })
    .where(isClosed)
    .returning({ id: producerProfiles.id, shown: producerProfiles.shown });
  if (producer?.shown) changed.producer(producer.id);
}

/**
 * The account is gone: what says how to reach the person goes too, and pictures that no order shows. The name that
 * customers know stays.
 */
export async function forgetProducer(tx: Db, userId: number): Promise<void> {
  const [producer] = await tx
    .update(producerProfiles)
    .set({
      userId: null,
      phoneNumber: null,
      website: null,
      logo: null,
      bannerImage: null,
      notifyOnDeals: false,
    })
    .where(eq(producerProfiles.userId, userId))
    .returning({ id: producerProfiles.id });
  if (producer === undefined) return;
  const wasOrdered = sql`exists (select from order_items i where i.product_id = ${products.id})`;
  await tx
    .update(products)
    .set({
      imageUrl: sql`case when ${wasOrdered} then ${products.imageUrl} end`,
      imagePreview: sql`case when ${wasOrdered} then ${products.imagePreview} end`,
      additionalImages: [],
    })
    .where(eq(products.producerId, producer.id));
}

/**
 * To be called before a producer is shown or taken away from the public, which changes its products as well. An order
 * locks its products first and their producers second: somebody who did it the other way round could wait for it in a circle.
 */
export async function lockShelf(tx: Db, isProducer: SQL): Promise<void> {
  const producer = tx.select({ id: producerProfiles.id }).from(producerProfiles).where(isProducer);
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.producerId, producer))
    .orderBy(products.id)
    .for('update');
}
