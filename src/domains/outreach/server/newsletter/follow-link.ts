import { sql } from 'drizzle-orm';
import type { NewsletterLink } from '#domains/outreach/model/newsletter/newsletter.ts';
import type { Db } from '#engine/server/db/client.ts';
import { newsletterSubscribers } from '#engine/server/db/operations.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { confirmSubject, leaveSubject } from './newsletter-links.ts';
import { subscriberOf, updateSubscriber } from './newsletter.queries.ts';

/**
 * The owner of the address says yes. Following the link twice is the same as once, but not after unsubscribing: then
 * whoever wants the letters asks for them again.
 */
export async function confirmSubscription(
  db: Db,
  links: LinkSigner,
  { email, token }: NewsletterLink,
): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriber = await subscriberOf(tx, email);
    if (subscriber === undefined || !links.verify(...confirmSubject(subscriber), token))
      throw new AppError('invalid', 'newsletter:confirm.invalidText');
    await updateSubscriber(tx, email, { status: 'confirmed', confirmedAt: new Date() });
  });
}

export async function unsubscribe(
  db: Db,
  links: LinkSigner,
  { email, token }: NewsletterLink,
): Promise<void> {
  if (!links.verify(...leaveSubject(email), token))
    throw new AppError('invalid', 'newsletter:unsubscribe.invalidText');
  await updateSubscriber(db, email, {
    status: 'unsubscribed',
    round: sql`${newsletterSubscribers.round} + 1`,
  });
}
