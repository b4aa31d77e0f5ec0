import { eq } from 'drizzle-orm';
import { heldUntil, type PayoutAccount } from '#domains/ledger/model/payout-account.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import type { KeyRing } from '#engine/server/secrets/key-ring.ts';
import { findOwnProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { statement } from '#engine/server/db/statement.ts';
import { payoutAccounts } from './payout-accounts.schema.ts';
import { openAccount } from './sealed-accounts.ts';

const NONE: PayoutAccount = { kind: null, holder: null, lastFour: null, changedAt: null, heldUntil: null };

/** As it is shown: of the numbers the last four digits. */
export async function payoutAccountOf(
  { db, keys }: { db: Db; keys: KeyRing },
  producerId: number,
  now: Date,
): Promise<PayoutAccount> {
  const [found] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.producerId, producerId));
  if (found === undefined) return NONE;
  const { kind, lastFour, changedAt, box } = found;
  return {
    kind,
    holder: openAccount(keys, producerId, box)?.holder ?? null,
    lastFour,
    changedAt: changedAt.toISOString(),
    heldUntil: heldUntil(changedAt, now)?.toISOString() ?? null,
  };
}

/** For the download of what the shop knows of somebody. */
export async function ownPayoutAccount(db: Db, person: Person) {
  const producer = await findOwnProducer(db, person);
  if (producer === undefined || producer.userId !== person.id) return {};
  const [account] = await db
    .select({
      kind: payoutAccounts.kind,
      lastFour: payoutAccounts.lastFour,
      changedAt: payoutAccounts.changedAt,
    })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.producerId, producer.id));
  return account === undefined ? {} : { payoutAccount: account };
}

const forgetSettled = statement<{ producerId: number }>(
  'forget-settled-payout-accounts',
  `delete from payout_accounts a using producer_profiles r
    where r.id = a.producer_id and r.closed_at is not null
      and not exists (
        select from payouts p where p.producer_id = r.id
           and not exists (select from payout_confirmations c where c.payout_id = p.id))
      and coalesce((select sum(e.amount_cents) from ledger_entries e where e.account = 'producer:' || r.id), 0) >= 0
   returning a.producer_id`,
);

const forgetPaid = statement<{ id: number }>(
  'forget-accounts-of-paid-batches',
  `update payout_batch_items i set box = null from payout_confirmations c
    where c.payout_id = i.payout_id and i.box is not null returning i.payout_id as id`,
);

/** What was paid needs no account any more. */
export async function forgetBoxes(db: Db): Promise<void> {
  await forgetPaid(db, {});
}

/**
 * A producer who has left is paid what is owed; then the account is forgotten. Payouts that were made stay in the books.
 */
export async function forgetSettledAccounts(db: Db): Promise<void> {
  await forgetSettled(db, {});
  await forgetBoxes(db);
}
