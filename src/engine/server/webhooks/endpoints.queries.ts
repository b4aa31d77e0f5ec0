import { eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { webhookEndpoints } from './webhooks.schema.ts';

/** With their messages: the account ends, or may see something else now. */
export async function deleteEndpointsOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, userId));
}
