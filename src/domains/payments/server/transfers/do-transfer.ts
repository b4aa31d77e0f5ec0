import type { PayoutProvider } from '#domains/ledger/server/payout-provider.ts';
import {
  recordReversalRefused,
  recordReversed,
  recordTransfer,
} from '#domains/ledger/server/transfers/record-transfer.ts';
import { markJobDone, type TakenJob } from '#domains/payments/server/jobs.queries.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

interface Payout {
  accountId: string;
  amountCents: number;
  /** Once the provider has made it. */
  transferId: string | null;
  reversalCents: number | null;
}

const payoutOfJob = statement<Payout, { payoutId: number; reversalId: number | null }>(
  'payout-of-job',
  `select t.account_id, p.amount_cents,
          (select f.provider_id from payout_transfer_facts f where f.payout_id = p.id and f.kind = 'made') as transfer_id,
          (select r.amount_cents from payout_reversals r where r.id = $reversalId::int) as reversal_cents
     from payout_transfers t join payouts p on p.id = t.payout_id where p.id = $payoutId::int`,
);

/** Pays a producer by the provider, or takes back what a producer owes. The call first, then its outcome: once. */
export async function doTransferJob(
  db: Db,
  provider: PayoutProvider | undefined,
  { id: jobId, kind, reversalId, idempotencyKey }: TakenJob,
  payoutId: number,
): Promise<void> {
  if (provider === undefined) throw new Error('Nobody is set up who could pay producers');
  const { accountId, amountCents, transferId, reversalCents } = (
    await payoutOfJob(db, { payoutId, reversalId })
  )[0]!;
  const conclude = (record: (tx: Db) => Promise<void>) =>
    db.transaction(async (tx) => {
      if (await markJobDone(tx, jobId)) await record(tx);
    });
  if (kind === 'transfer') {
    const outcome = await provider.transfer({ payoutId, accountId, amountCents, idempotencyKey });
    return conclude((tx) => recordTransfer(tx, payoutId, outcome));
  }
  const reversal = { id: reversalId!, amountCents: reversalCents! };
  const outcome = await provider.reverse({
    transferId: transferId!,
    amountCents: reversal.amountCents,
    idempotencyKey,
  });
  return conclude((tx) =>
    'providerId' in outcome
      ? recordReversed(tx, payoutId, { ...outcome, key: idempotencyKey })
      : recordReversalRefused(tx, payoutId, reversal, outcome),
  );
}
