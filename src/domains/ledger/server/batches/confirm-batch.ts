import { recordAudit } from '#engine/server/audit/audit.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { forgetBoxes } from '#domains/ledger/server/payout-accounts/payout-accounts.queries.ts';
import { findOpenBatch, lockBatches } from './open-batch.ts';

const confirmAll = statement<{ id: number }, { batchId: number; reference: string; userId: number }>(
  'confirm-payout-batch',
  `insert into payout_confirmations (payout_id, reference, actor_user_id)
   select i.payout_id, $reference, $userId::int from payout_batch_items i
    where i.batch_id = $batchId::int and i.box is not null
   on conflict do nothing returning payout_id as id`,
);

const usedBefore = statement<{ found: number }, { reference: string }>(
  'reference-of-earlier-batch',
  `select 1 as found from payout_confirmations c join payout_batch_items i on i.payout_id = c.payout_id
    where c.reference = $reference limit 1`,
);

/** The bank has carried out the batch. The ids of its payouts that were not marked before, each by hand. */
export function confirmBatch(db: Db, reference: string, admin: SessionUser): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockBatches(tx);
    const batch = await findOpenBatch(tx);
    if (batch === undefined) throw new AppError('conflict', 'errors:payouts.noBatch');
    // Sent once more, it must not mark the batch that a colleague has opened since.
    if ((await usedBefore(tx, { reference })).length > 0)
      throw new AppError('conflict', 'errors:payouts.referenceUsed', {
        fields: { reference: 'errors:payouts.referenceUsed' },
      });
    const paid = await confirmAll(tx, { batchId: batch.id, reference, userId: admin.id });
    await forgetBoxes(tx);
    const ids = paid.map(({ id }) => id).toSorted((a, b) => a - b);
    for (const id of ids)
      await recordAudit(tx, {
        actor: admin,
        action: 'payout.paid',
        entityType: 'payout',
        entityId: id,
        detail: { reference },
      });
    return ids;
  });
}
