import { METHODS } from '#domains/orders/model/payments/payment-method.ts';
import { pendingCard } from '#domains/payments/server/cards/kept-cards.queries.ts';
import { cardSetupUrl } from '#domains/payments/server/cards/set-up-card.ts';
import type { Providers } from '#domains/payments/server/providers.ts';
import type { WorkerLog } from '#engine/server/queue/worker-loop.ts';
import type { Shop } from '#engine/server/shop.ts';
import { changeUrl } from './standing-links.ts';
import type { StandingHead } from './standing.queries.ts';

/**
 * Where the owner of a standing order lets a card be kept; null where nothing is to be set up, or its provider cannot be
 * reached now: the standing order is there all the same, and its page asks again. `isNew`: another than the one that is
 * kept, which stays until the new one is. Not inside a transaction.
 */
export async function setupUrl(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  providers: Providers,
  standing: Pick<StandingHead, 'id' | 'userId' | 'paymentMethod' | 'isCardKept' | 'language'>,
  { isNew = false, now, log }: { isNew?: boolean; now: Date; log?: Pick<WorkerLog, 'warn'> },
): Promise<string | null> {
  const { id, userId, paymentMethod: method, isCardKept, language } = standing;
  if (METHODS[method].provider === null || (isCardKept && !isNew)) return null;
  const cardId = await pendingCard(db, { userId, method, now });
  return cardSetupUrl(db, providers, { cardId, language, returnUrl: changeUrl(id, config) }).catch(
    (error: unknown) => {
      log?.warn({ err: error, standingOrder: id }, 'a card could not be set up');
      return null;
    },
  );
}

/** Asks the provider about a card that was begun to be set up: its owner may have come back from there. */
export async function lookForCard(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  providers: Providers,
  standing: Pick<StandingHead, 'id' | 'userId' | 'paymentMethod' | 'language'>,
  { now, log }: { now: Date; log?: Pick<WorkerLog, 'warn'> },
): Promise<void> {
  const { id, userId, paymentMethod: method, language } = standing;
  const cardId = await pendingCard(db, { userId, method, now, isBegun: true });
  if (cardId === undefined) return;
  await cardSetupUrl(db, providers, { cardId, language, returnUrl: changeUrl(id, config) }).catch(
    (error: unknown) => log?.warn({ err: error, standingOrder: id }, 'a card could not be looked for'),
  );
}
