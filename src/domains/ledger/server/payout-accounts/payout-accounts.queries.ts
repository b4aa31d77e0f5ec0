import { and, eq } from 'drizzle-orm';
import {
  heldUntil,
  payableKinds,
  type PayoutAccount,
  type PayoutKind,
} from '#domains/ledger/model/payout-account.ts';
import { missingOf } from '#domains/ledger/model/payout-requirements.ts';
import { paysProducers } from '#domains/ledger/server/payout-provider.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { Person } from '#engine/server/domain.ts';
import type { Shop } from '#engine/server/shop.ts';
import { findOwnProducer } from '#domains/catalogue/server/products/own-producer.ts';
import { statement } from '#engine/server/db/statement.ts';
import { payoutAccounts, providerAccounts } from './payout-accounts.schema.ts';
import { openAccount } from './sealed-accounts.ts';

const NONE = {
  kind: null,
  holder: null,
  lastFour: null,
  changedAt: null,
  heldUntil: null,
  state: null,
  missing: [],
} satisfies Omit<PayoutAccount, 'offered'>;

/** As it is shown: of the numbers the last four digits. */
export async function payoutAccountOf(
  shop: Pick<Shop, 'db' | 'keys' | 'config' | 'links'>,
  producerId: number,
  now: Date,
): Promise<PayoutAccount> {
  const offered: PayoutKind[] = ['bank', ...paysProducers().offered(shop)];
  const [found] = await shop.db
    .select({ account: payoutAccounts, provider: providerAccounts })
    .from(payoutAccounts)
    .leftJoin(
      providerAccounts,
      and(
        eq(providerAccounts.producerId, payoutAccounts.producerId),
        eq(providerAccounts.provider, payoutAccounts.kind),
      ),
    )
    .where(eq(payoutAccounts.producerId, producerId));
  if (found === undefined) return { ...NONE, offered };
  const { kind, lastFour, changedAt, box } = found.account;
  const { provider } = found;
  return {
    kind,
    offered,
    holder: kind === 'bank' ? (openAccount(shop.keys, producerId, box)?.holder ?? null) : null,
    lastFour: lastFour || null,
    changedAt: changedAt.toISOString(),
    heldUntil: heldUntil(changedAt, now)?.toISOString() ?? null,
    state: payableKinds().includes(kind) ? (provider?.state ?? null) : 'away',
    missing: missingOf(provider?.requirements ?? []),
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
  `with gone as (delete from payout_accounts a using producer_profiles r
    where r.id = a.producer_id and r.closed_at is not null
      and not exists (
        select from payouts p where p.producer_id = r.id
           and not exists (select from payout_confirmations c where c.payout_id = p.id)
           and not exists (select from payout_transfer_facts f where f.payout_id = p.id and f.kind = 'refused'))
      and coalesce((select sum(e.amount_cents) from ledger_entries e where e.account = 'producer:' || r.id), 0) >= 0
   returning a.producer_id)
   delete from provider_accounts s using gone where s.producer_id = gone.producer_id returning s.producer_id`,
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
