import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { and, eq } from 'drizzle-orm';
import { paymentEvents } from '#server/db/schema/payments.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { attemptByReference } from './attempts.queries.ts';
import { recordDeclined, recordState } from './record-outcome.ts';
import { newsOf } from './stripe-events.ts';

/**
 * Takes an event of Stripe: once, in the transaction of what follows from it. About a payment that we do not know yet it
 * is refused, so that it comes again.
 */
export async function takeEvent({ catalogue }: Pick<Shop, 'catalogue'>, event: Stripe.Event, body: Buffer) {
  const bodyHash = createHash('sha256').update(body).digest('base64url');
  const news = newsOf(event);
  await catalogue.change(async (tx, changed) => {
    const seen = { provider: 'stripe', eventId: event.id };
    const [taken] = await tx
      .insert(paymentEvents)
      .values({ ...seen, type: event.type, bodyHash })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (taken === undefined) {
      const isSame = and(eq(paymentEvents.provider, seen.provider), eq(paymentEvents.eventId, seen.eventId));
      const [before] = await tx.select().from(paymentEvents).where(isSame);
      if (before?.bodyHash !== bodyHash) throw new AppError('conflict', 'errors:payments.otherBody');
      return;
    }
    if (news === undefined) return;
    const attempt = await attemptByReference(tx, news.reference);
    if (attempt === undefined) throw new AppError('not_found', 'errors:payments.notFound');
    if (news.told.state === 'declined') await recordDeclined(tx, attempt, news.told.providerId);
    else await recordState(tx, changed, attempt, news.told);
  });
}
