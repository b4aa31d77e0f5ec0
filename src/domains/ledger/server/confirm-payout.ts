import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { payoutConfirmations } from './payouts.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { AdminPayout } from '#domains/ledger/model/payouts.ts';
import { lockBatches } from './batches/open-batch.ts';
import { payoutsById } from './payouts.queries.ts';

/** The bank has paid. Said again with the same reference it changes nothing; another reference is refused. */
export function confirmPayout(
  db: Db,
  payoutId: number,
  reference: string,
  admin: SessionUser,
): Promise<AdminPayout> {
  return db.transaction(async (tx) => {
    // Whether the provider makes it is decided by one at a time, too.
    await lockBatches(tx);
    const [payout] = await payoutsById(tx, [payoutId]);
    if (payout === undefined) throw new AppError('not_found', 'errors:payouts.notFound');
    if (payout.way !== 'bank') throw new AppError('conflict', 'errors:payouts.byProvider');
    const first = await tx
      .insert(payoutConfirmations)
      .values({ payoutId, reference, actorUserId: admin.id })
      .onConflictDoNothing()
      .returning({ payoutId: payoutConfirmations.payoutId });
    const [confirmed] = await payoutsById(tx, [payoutId]);
    if (confirmed!.reference !== reference) throw new AppError('conflict', 'errors:payouts.alreadyPaid');
    if (first.length === 1)
      await recordAudit(tx, {
        actor: admin,
        action: 'payout.paid',
        entityType: 'payout',
        entityId: payoutId,
        detail: { reference },
      });
    return confirmed!;
  });
}
