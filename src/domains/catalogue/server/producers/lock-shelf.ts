import { inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';

/**
 * To be called before a producer is shown or taken away from the public, which changes its products as well. An order
 * locks its products first and their producers second: whoever did it the other way round could wait for it in a circle.
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
