import { holdFacts } from '#domains/orders/server/payments.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { StoredHold } from './holds.queries.ts';
import { providerOf, type Providers } from '#domains/payments/server/providers.ts';
import { recordHoldState } from './record-hold.ts';

/**
 * Where somebody goes to let the card promise the money; null where there is nothing to do any more. Asks the provider, so
 * whoever comes back from it is found, also where the provider's own message is late. Not inside a transaction.
 */
export async function authorizationRedirectUrl(
  { db }: Pick<Shop, 'db'>,
  providers: Providers,
  hold: StoredHold,
): Promise<string | null> {
  if (hold.isAuthorized || hold.isClosed) return null;
  const provider = providerOf(providers, hold.method);
  if (hold.sessionId === null) {
    const { sessionId, redirectUrl } = await provider.start(hold);
    if (sessionId !== null)
      await db
        .insert(holdFacts)
        .values({ holdId: hold.id, kind: 'started', amountCents: hold.amountCents, providerId: sessionId })
        .onConflictDoNothing();
    return redirectUrl;
  }
  const told = await provider.lookUp(hold);
  if (told.state === 'open') return told.redirectUrl;
  await db.transaction((tx) => recordHoldState(tx, hold, told));
  return null;
}
