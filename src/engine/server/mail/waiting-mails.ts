import { eq, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { wakeMailDelivery } from './outbox.ts';

/** Mails that were written with an order and wait for it to be accepted go out. */
export async function releaseMails(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ waitsForOrderId: null, nextAttemptAt: sql`now()` })
    .where(eq(mailOutbox.waitsForOrderId, orderId));
  await wakeMailDelivery(tx);
}

/** It never will be: nobody hears of it. */
export async function dropMails(tx: Db, orderId: number): Promise<void> {
  await tx.delete(mailOutbox).where(eq(mailOutbox.waitsForOrderId, orderId));
}
