import type { PayoutProviderName } from '#domains/ledger/model/payout-account.ts';
import type { PayoutProvider, TransferOutcome } from '#domains/ledger/server/payout-provider.ts';
import {
  recordReversalRefused,
  recordReversed,
  recordTransfer,
} from '#domains/ledger/server/transfers/record-transfer.ts';
import { markJobDone, noteAsked, type TakenJob } from '#domains/payments/server/jobs.queries.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** So long after it was told a provider may still do it, although it has not answered. */
const SETTLED_MS = 15 * 60 * 1000;

interface Payout {
  provider: PayoutProviderName;
  accountId: string;
  amountCents: number;
  /** Once the provider has made it. */
  transferId: string | null;
  reversalCents: number | null;
}

const payoutOfJob = statement<Payout, { payoutId: number; reversalId: number | null }>(
  'payout-of-job',
  `select t.provider, t.account_id, p.amount_cents,
          (select f.provider_id from payout_transfer_facts f where f.payout_id = p.id and f.kind = 'made') as transfer_id,
          (select r.amount_cents from payout_reversals r where r.id = $reversalId::int) as reversal_cents
     from payout_transfers t join payouts p on p.id = t.payout_id where p.id = $payoutId::int`,
);

type Open = (name: PayoutProviderName) => PayoutProvider | undefined;

/** Pays a producer by the provider, or takes back what a producer owes. The call first, then its outcome: once. */
export async function doTransferJob(
  db: Db,
  open: Open,
  job: TakenJob,
  { payoutId, now }: { payoutId: number; now: Date },
): Promise<void> {
  const { kind, reversalId, idempotencyKey } = job;
  const payout = (await payoutOfJob(db, { payoutId, reversalId }))[0]!;
  const provider = open(payout.provider);
  if (provider === undefined) throw new Error(`${payout.provider} is not there, and is waited for`);
  const { accountId, amountCents, transferId, reversalCents } = payout;
  const conclude = (record: (tx: Db) => Promise<void>) =>
    db.transaction(async (tx) => {
      if (await markJobDone(tx, job.id)) await record(tx);
    });
  const transfer = { payoutId, accountId, amountCents, idempotencyKey: `transfer:${payoutId}` };
  const found = async () => provider.find?.(transfer);
  if (kind === 'transfer') {
    const outcome = await onceOnly(db, job, provider, now, {
      find: async () => (await found())?.outcome,
      make: () => provider.transfer(transfer),
    });
    return conclude((tx) => recordTransfer(tx, payoutId, outcome));
  }
  const reversal = { id: reversalId!, amountCents: reversalCents! };
  const outcome = await onceOnly<TransferOutcome>(db, job, provider, now, {
    find: async () => (await found())?.returned.find(({ key }) => key === idempotencyKey),
    make: () =>
      provider.reverse({
        transfer,
        transferId: transferId!,
        amountCents: reversal.amountCents,
        idempotencyKey,
      }),
  });
  return conclude((tx) =>
    'providerId' in outcome
      ? recordReversed(tx, payoutId, { ...outcome, key: idempotencyKey })
      : recordReversalRefused(tx, payoutId, reversal, outcome),
  );
}

/** A provider that might pay twice is asked first what became of it, and is told again only when that must be over. */
async function onceOnly<Outcome>(
  db: Db,
  { id, askedAt }: TakenJob,
  { find: looksUp }: PayoutProvider,
  now: Date,
  { find, make }: { find: () => Promise<Outcome | undefined>; make: () => Promise<Outcome> },
): Promise<Outcome> {
  if (looksUp === undefined) return make();
  if (askedAt !== null) {
    const found = await find();
    if (found !== undefined) return found;
    if (now.getTime() - askedAt.getTime() < SETTLED_MS)
      throw new Error('The provider was told, and has not answered yet');
  }
  await noteAsked(db, { id, now });
  return make();
}
