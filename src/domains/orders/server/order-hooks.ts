import type { Db } from '#engine/server/db/client.ts';
import { domains } from '#engine/server/domain.ts';
import type { MovedBy } from './move-parts.ts';

export interface CancelledParts {
  orderId: number;
  partIds: number[];
  /** Nothing is left of the order. */
  isWhole: boolean;
}

declare module '#engine/server/domain.ts' {
  interface ServerDomain {
    /** Parts of an order are cancelled, in the same transaction. Returns the number of a return that is open again. */
    readonly partsCancelled?: (tx: Db, cancelled: CancelledParts, by: MovedBy) => Promise<string | null>;
    /** Whether a mail of its own tells the customer of a refund that was decided for this reason. */
    readonly tellsOfRefund?: (tx: Db, refund: { orderId: number; reason: string }) => Promise<boolean>;
  }
}

export async function handleCancelledParts(
  tx: Db,
  cancelled: CancelledParts,
  by: MovedBy,
): Promise<string | null> {
  let openReturn: string | null = null;
  for (const { partsCancelled } of domains())
    openReturn = (await partsCancelled?.(tx, cancelled, by)) ?? openReturn;
  return openReturn;
}

export async function isRefundTold(tx: Db, refund: { orderId: number; reason: string }): Promise<boolean> {
  for (const { tellsOfRefund } of domains()) if (await tellsOfRefund?.(tx, refund)) return true;
  return false;
}
