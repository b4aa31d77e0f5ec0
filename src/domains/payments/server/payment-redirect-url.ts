import { paymentFacts, holdFacts } from '#domains/orders/server/payments.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import { waitingAttempt } from './attempts.queries.ts';
import { providerOf, type Providers } from './providers.ts';
import { recordState } from './record-outcome.ts';
import type { StoredHold } from '#domains/payments/server/holds/holds.queries.ts';
import { recordHoldState } from '#domains/payments/server/holds/record-hold.ts';

/**
 * Where the customer of a waiting order goes to pay; null where there is nothing to pay. Asks the provider, so
 * a customer who comes back from it finds the order paid, also where the provider's own message is late. Not inside a
 * transaction.
 */
export async function paymentRedirectUrl(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  providers: Providers,
  orderId: number,
): Promise<string | null> {
  const attempt = await waitingAttempt(db, orderId);
  if (attempt === undefined) return null;
  const provider = providerOf(providers, attempt.method);
  if (attempt.sessionId === null) {
    const { sessionId, redirectUrl } = await provider.start(attempt);
    if (sessionId !== null)
      await db
        .insert(paymentFacts)
        .values({
          orderId,
          paymentId: attempt.id,
          kind: 'started',
          amountCents: attempt.amountCents,
          providerId: sessionId,
        })
        .onConflictDoNothing();
    return redirectUrl;
  }
  const told = await provider.lookUp(attempt);
  if (told.state === 'open') return told.redirectUrl;
  await catalogue.change((tx, changed) => recordState(tx, changed, attempt, told));
  return null;
}

/**
 * Where somebody goes to let the card promise the money; null where there is nothing to do any more. Asks the provider, so
 * somebody who comes back from it is found, also where the provider's own message is late. Not inside a transaction.
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
