import { attemptByReference } from '#domains/payments/server/attempts.queries.ts';
import { openProviders, providerOf } from '#domains/payments/server/providers.ts';
import { recordState } from '#domains/payments/server/record-outcome.ts';
import type { Shop } from '#engine/server/shop.ts';

/**
 * A provider has news of a payment: it is asked how far that is, also where the order was given up meanwhile, because money
 * that comes late has to go back. What is paid is paid, and of a payment by another provider nobody is asked.
 */
export async function hearOfPayment(
  shop: Shop,
  { provider, name: reference }: { provider: string; name: string },
): Promise<boolean> {
  const attempt = await attemptByReference(shop.db, reference);
  if (attempt === undefined || attempt.method !== provider || attempt.chargeId !== null) return false;
  const told = await providerOf(openProviders(shop), attempt.method).lookUp(attempt);
  await shop.catalogue.change((tx, changed) => recordState(tx, changed, attempt, told));
  return true;
}
