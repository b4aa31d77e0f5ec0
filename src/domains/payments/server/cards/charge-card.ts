import type { ChargeState } from '#domains/payments/server/card-keeper.ts';
import { markJobDone, type TakenJob } from '#domains/payments/server/jobs.queries.ts';
import type { PaymentProvider } from '#domains/payments/server/payment-provider.ts';
import type { Attempt } from '#domains/payments/server/payable.ts';
import { providerOf, type Providers } from '#domains/payments/server/providers.ts';
import type { Db } from '#engine/server/db/client.ts';
import { cardById } from './kept-cards.queries.ts';

type ChargeJob = Pick<TakenJob, 'keptCardId' | 'idempotencyKey' | 'attempts'> & {
  /** The order still waits for its money. */
  isWanted: boolean;
};

/** Takes money from a card while its owner is away. Not inside a transaction. */
export async function chargeCard(
  db: Db,
  { cards }: PaymentProvider,
  attempt: Attempt,
  { keptCardId, idempotencyKey, attempts, isWanted }: ChargeJob,
): Promise<Exclude<ChargeState, { state: 'open' | 'processing' | 'authorized' }>> {
  const card = await cardById(db, keptCardId!);
  const kept = card?.kept ?? null;
  if (cards === undefined || kept === null)
    return { state: 'declined', providerId: null, needsCustomer: true };
  // The answer of an earlier try may have been lost: what was taken is not taken again, and goes back where nobody waits.
  const before = attempts > 1 || !isWanted ? await cards.findCharge(attempt, kept) : undefined;
  if (before === undefined && !isWanted) return { state: 'closed' };
  const told = before ?? (await cards.charge(attempt, kept, idempotencyKey));
  if (told.state === 'open' || told.state === 'processing' || told.state === 'authorized')
    throw new Error(`Payment ${attempt.id} is still ${told.state}`);
  return told;
}

/** The provider is told that a card will not be charged any more. */
export async function forgetCard(db: Db, providers: Providers, job: TakenJob): Promise<void> {
  const card = await cardById(db, job.keptCardId!);
  if (card?.kept) await providerOf(providers, card.method).cards?.forget(card.kept);
  await markJobDone(db, job.id);
}
