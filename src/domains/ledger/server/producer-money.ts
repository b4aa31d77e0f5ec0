import type { ProducerMoney } from '#domains/ledger/model/producer-money.ts';
import { availableCents } from '#domains/ledger/model/upcoming.ts';
import { toAmount } from '#engine/model/money.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { producerExists } from '#domains/catalogue/server/desk/producers.queries.ts';
import { sumsOfProducer } from './balances.queries.ts';
import { unsettledParts } from './due.queries.ts';
import { payoutAccountOf } from './payout-accounts/payout-accounts.queries.ts';
import { payoutsOfProducer } from './payouts.queries.ts';

const LATEST = 10;

/** What the shop owes a producer, where it goes and what has gone there. Of the account the last four digits. */
export async function producerMoney(
  shop: Pick<Shop, 'config' | 'db' | 'keys' | 'links'>,
  producerId: number,
  now: Date,
): Promise<ProducerMoney> {
  const { db } = shop;
  if (!(await producerExists(db, producerId))) throw new AppError('not_found', 'errors:producerNotFound');
  const { kind, lastFour, heldUntil } = await payoutAccountOf(shop, producerId, now);
  const { balance, earned } = await sumsOfProducer(db, producerId);
  return {
    balance: toAmount(balance),
    earned: toAmount(earned),
    available: toAmount(availableCents(await unsettledParts(db, producerId), now)),
    account: kind === null ? null : { kind, lastFour: lastFour ?? '', heldUntil },
    payouts: (await payoutsOfProducer(db, producerId)).slice(0, LATEST),
  };
}
