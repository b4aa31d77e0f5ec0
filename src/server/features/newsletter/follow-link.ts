import { sql } from 'drizzle-orm';
import type { NewsletterLink } from '#shared/newsletter/newsletter.ts';
import type { Db } from '#server/db/client.ts';
import { newsletterSubscribers } from '#server/db/schema/operations.ts';
import { AppError } from '#server/http/app-error.ts';
import type { LinkSigner } from '#server/http/link-signer.ts';
import { confirmSubject, leaveSubject } from '#server/mail/newsletter-links.ts';
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
