import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

interface KnownRefund {
  id: number;
  orderId: number;
  paymentId: number | null;
  amountCents: number;
}

const byProviderId = statement<KnownRefund, { providerId: string }>(
  'refund-by-provider-id',
  `select r.id, r.order_id, r.payment_id, r.amount_cents
     from payment_facts f join refunds r on r.id = f.refund_id
    where f.provider_id = $providerId and f.kind in ('refunded', 'refund_failed') limit 1`,
);

/** A refund by what the provider calls it, once it has said how it went. */
export async function refundMade(db: Db, providerId: string): Promise<KnownRefund | undefined> {
  return (await byProviderId(db, { providerId }))[0];
}

const lastFailed = statement<{ reason: string }, { orderId: number }>(
  'last-failed-refund',
  `select r.reason from payment_facts f join refunds r on r.id = f.refund_id
    where f.order_id = $orderId::int and f.kind = 'refund_failed' order by f.id desc limit 1`,
);

/** Why the money should have gone back that did not. */
export async function reasonOfFailedRefund(db: Db, orderId: number): Promise<string | undefined> {
  return (await lastFailed(db, { orderId }))[0]?.reason;
}
