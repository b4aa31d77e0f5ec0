import { payableKinds, type PayoutKind } from '#domains/ledger/model/payout-account.ts';
import { paysProducers } from '#domains/ledger/server/payout-provider.ts';
import { lockBatches } from '#domains/ledger/server/batches/open-batch.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

/** The producer of a payout `p` is paid by a provider, has said so long enough before, and can be. */
const BY_PROVIDER = `payout_accounts a join provider_accounts s on s.producer_id = a.producer_id and s.provider = a.kind
   where a.producer_id = p.producer_id and a.kind = any($kinds::text[]) and s.state = 'active'
     and a.changed_at <= $changedBefore::timestamptz`;

const choose = statement<
  { payoutId: number },
  { payoutId: number; changedBefore: Date; kinds: PayoutKind[] }
>(
  'choose-transfer',
  `insert into payout_transfers (payout_id, provider, account_id)
   select p.id, s.provider, s.provider_id
     from payouts p cross join lateral (select s.provider, s.provider_id from ${BY_PROVIDER}) s
    where p.id = $payoutId::int
   returning payout_id`,
);

/** Payouts from before there were pieces are left to the bank: they could not come back. */
const withoutWay = statement<{ id: number }, { changedBefore: Date; kinds: PayoutKind[] }>(
  'payouts-without-way',
  `select p.id from payouts p
    where exists (select from ${BY_PROVIDER})
      and not exists (select from payout_transfers t where t.payout_id = p.id)
      and not exists (select from payout_confirmations c where c.payout_id = p.id)
      and not exists (select from payout_batch_items i where i.payout_id = p.id)
      and not exists (select from payout_items i where i.payout_id = p.id and i.amount_cents is null)
    order by p.id`,
);

/** A provider makes this payout, if that is how its producer is paid. In the transaction that writes it. */
export async function chooseTransfer(tx: Db, payoutId: number, changedBefore: Date): Promise<void> {
  if ((await choose(tx, { payoutId, changedBefore, kinds: payableKinds() })).length > 0)
    await paysProducers().queueTransfer(tx, payoutId);
}

/** What was to go to a bank account that its producer has given up since. A batch or a confirmation waits meanwhile. */
export function chooseTransfersOfOthers(db: Db, changedBefore: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await lockBatches(tx);
    const found = await withoutWay(tx, { changedBefore, kinds: payableKinds() });
    for (const { id } of found) await chooseTransfer(tx, id, changedBefore);
  });
}
