import { and, eq } from 'drizzle-orm';
import { isAnswerable } from '#domains/payments/model/disputes/dispute-status.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import { queueDisputeAnswer } from '#domains/orders/server/refunds/queue-job.ts';
import { formatMoney } from '#engine/model/money.ts';
import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { disputeFacts, disputes } from './disputes.schema.ts';
import { statusOf } from './record-dispute.ts';

interface Answer {
  kind: 'evidence' | 'acceptance';
  note: string | null;
}

/**
 * An administrator sends what the shop knows, or lets the customer have the money; a worker tells the provider. Under the
 * order's lock: of two who answer at once, the second finds that it was answered.
 */
export async function answerDispute(
  db: Db,
  disputeId: number,
  { kind, note }: Answer,
  by: { admin: SessionUser; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, disputeId));
    if (dispute === undefined) throw new AppError('not_found', 'errors:disputes.notFound');
    await lockOrder(tx, dispute.orderId);
    const status = await statusOf(tx, disputeId);
    if (!isAnswerable(status)) throw new AppError('conflict', 'errors:disputes.notWaiting');
    const [fact] = await tx
      .insert(disputeFacts)
      .values({ disputeId, kind, status, at: by.now, note, actorUserId: by.admin.id })
      .onConflictDoNothing()
      .returning({ id: disputeFacts.id });
    if (fact === undefined) {
      const isSame = and(
        eq(disputeFacts.disputeId, disputeId),
        eq(disputeFacts.status, status),
        eq(disputeFacts.kind, kind),
      );
      // The same button twice is the same answer.
      if ((await tx.$count(disputeFacts, isSame)) > 0) return;
      throw new AppError('conflict', 'errors:disputes.answered');
    }
    await queueDisputeAnswer(tx, { kind, paymentId: dispute.paymentId, disputeFactId: fact.id });
    await recordAudit(tx, {
      actor: by.admin,
      action: `dispute.${kind}`,
      entityType: 'order',
      entityId: dispute.orderId,
      detail: { amount: formatMoney(dispute.amountCents) },
    });
  });
}
