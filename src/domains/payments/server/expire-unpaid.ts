import type { Shop } from '#engine/server/shop.ts';
import { expiredAttempts, type StoredAttempt } from './attempts.queries.ts';
import { providerOf, type Providers } from './providers.ts';
import { recordState } from './record-outcome.ts';

const PORTION = 100;

/**
 * Cancels orders whose half hour is over and gives their stock back. The provider closes the payment first: what it says
 * was paid, was paid. One that cannot be asked now is tried again the next time, and keeps nobody else waiting.
 */
export async function expireUnpaid(
  shop: Pick<Shop, 'db' | 'catalogue'>,
  providers: Providers,
  now: Date,
): Promise<void> {
  const failures: unknown[] = [];
  let portion: StoredAttempt[];
  let after = 0;
  do {
    portion = await expiredAttempts(shop.db, { now, after, limit: PORTION });
    for (const attempt of portion) {
      await expire(shop, providers, attempt).catch((error: unknown) => failures.push(error));
      after = attempt.id;
    }
  } while (portion.length === PORTION);
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be closed');
}

async function expire({ catalogue }: Pick<Shop, 'catalogue'>, providers: Providers, attempt: StoredAttempt) {
  const told = await providerOf(providers, attempt.method).cancel(attempt);
  await catalogue.change((tx, changed) => recordState(tx, changed, attempt, told));
}
