import { and, eq } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { returns } from './returns.schema.ts';

/** The refund of a return is decided under its number, and the mail about the return says it. */
export async function tellsOfRefund(
  tx: Db,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<boolean> {
  return (await tx.$count(returns, and(eq(returns.orderId, orderId), eq(returns.number, reason)))) > 0;
}
