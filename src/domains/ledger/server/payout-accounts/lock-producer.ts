import { eq } from 'drizzle-orm';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import type { Db } from '#engine/server/db/client.ts';

/** One at a time decides about a producer's money. */
export async function lockProducer(tx: Db, producerId: number): Promise<void> {
  await tx
    .select({ id: producerProfiles.id })
    .from(producerProfiles)
    .where(eq(producerProfiles.id, producerId))
    .for('no key update');
}
