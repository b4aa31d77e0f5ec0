import type { PayoutProviderName } from '#domains/ledger/model/payout-account.ts';
import type { FoundTransfer } from '#domains/ledger/server/payout-provider.ts';
import { recordReversed, recordUnmade } from '#domains/ledger/server/transfers/record-transfer.ts';
import { hastenJob } from '#domains/orders/server/refunds/queue-job.ts';
import { openPayouts } from '#domains/payments/server/transfers/open-payouts.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Shop } from '#engine/server/shop.ts';

type Asking = Pick<Shop, 'db' | 'config' | 'links'>;

/** Banks send back what they cannot book within weeks. */
const DAYS_ASKED = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const PORTION = 100;

interface SentPayout {
  payoutId: number;
  provider: PayoutProviderName;
  accountId: string;
  amountCents: number;
  /** 'made' or 'refused'; null: it is under way. */
  outcome: string | null;
}

const OUTCOME = `(select f.kind from payout_transfer_facts f
   where f.payout_id = t.payout_id and f.kind in ('made', 'refused'))`;

const sent = statement<SentPayout, { payoutId: number }>(
  'sent-payout',
  `select t.payout_id, t.provider, t.account_id, p.amount_cents, ${OUTCOME} as outcome
     from payout_transfers t join payouts p on p.id = t.payout_id where t.payout_id = $payoutId::int`,
);

/** Those that somebody else than Stripe has made, which tells by itself. */
const madeLately = statement<SentPayout, { since: Date; after: number; limit: number }>(
  'payouts-made-lately',
  `select t.payout_id, t.provider, t.account_id, p.amount_cents, 'made' as outcome
     from payout_transfers t join payouts p on p.id = t.payout_id
    where t.provider <> 'stripe' and t.created_at >= $since::timestamptz and t.payout_id > $after::int
      and ${OUTCOME} = 'made'
      and p.amount_cents > (select coalesce(sum(f.amount_cents), 0) from payout_transfer_facts f
                             where f.payout_id = t.payout_id and f.kind = 'reversed')
    order by t.payout_id limit $limit::int`,
);

/**
 * A provider has news of a payout. What is under way is asked about now instead of later; of what was made, how much has come
 * back. Of payouts by others nobody is asked, and what was refused has been paid by another payout since.
 */
export async function hearOfPayout(
  shop: Asking,
  { provider, name: key }: { provider: string; name: string },
): Promise<boolean> {
  const payoutId = Number(/^transfer:([1-9]\d{0,8})$/u.exec(key)?.[1]);
  if (Number.isNaN(payoutId)) return false;
  const [payout] = await sent(shop.db, { payoutId });
  if (payout === undefined || payout.provider !== provider) return false;
  if (payout.outcome === null) await hastenJob(shop.db, key);
  if (payout.outcome === 'made') await askBack(shop, payout);
  return payout.outcome !== 'refused';
}

/** Once a day, for news that never came. A provider that is away keeps nobody else waiting. */
export async function askOfPayouts(shop: Asking, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const away = new Set<string>();
  const since = new Date(now.getTime() - DAYS_ASKED * DAY_MS);
  let portion: SentPayout[];
  let after = 0;
  do {
    portion = await madeLately(shop.db, { since, after, limit: PORTION });
    for (const payout of portion) {
      after = payout.payoutId;
      if (away.has(payout.provider)) continue;
      await askBack(shop, payout).catch((error: unknown) => {
        failures.push(error);
        if (!(error instanceof Contradiction)) away.add(payout.provider);
      });
    }
  } while (portion.length === PORTION);
  if (failures.length > 0) throw new AggregateError(failures, 'Some payouts could not be asked about');
}

/** It has answered, but something that cannot be. */
class Contradiction extends Error {}

async function askBack(
  shop: Asking,
  { payoutId, provider: name, accountId, amountCents }: SentPayout,
): Promise<void> {
  const provider = openPayouts(shop, name);
  if (provider === undefined) throw new Error(`${name} is not there`);
  const idempotencyKey = `transfer:${payoutId}`;
  const found = await provider.find?.({ payoutId, accountId, amountCents, idempotencyKey });
  if (found === undefined) throw new Contradiction(`${name} does not know ${idempotencyKey} any more`);
  await shop.db
    .transaction((tx) => recordReturns(tx, payoutId, found, `${name}:${idempotencyKey}:failed`))
    .catch((error: unknown) => {
      throw new Contradiction(`What ${name} says of ${idempotencyKey} cannot be`, { cause: error });
    });
}

async function recordReturns(
  tx: Db,
  payoutId: number,
  { outcome, returned }: FoundTransfer,
  unmadeId: string,
): Promise<void> {
  if ('reason' in outcome) return recordUnmade(tx, payoutId, { providerId: unmadeId, ...outcome });
  for (const reversal of returned) await recordReversed(tx, payoutId, reversal);
}
