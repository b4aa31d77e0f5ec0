import { sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { NewsletterLink } from '#domains/outreach/model/newsletter/newsletter.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { newsletterSubscribers } from '#engine/server/db/operations.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { confirmSubject, leaveSubject } from './newsletter-links.ts';

/** Notes the wish and asks by mail; nothing is sent to an e-mail address before its owner has confirmed. */
export async function subscribe(db: Db, email: string, language: Language): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriber = await ensureSubscriber(tx, email, language);
    const confirmed = subscriber.status === 'confirmed';
    if (!confirmed) await updateSubscriber(tx, email, { status: 'pending', language });
    await queueMail(tx, {
      template: 'newsletter-confirm',
      recipient: subscriber.email,
      language,
      data: { email: subscriber.email, confirmed, round: subscriber.round },
    });
  });
}

/**
 * The owner of the address says yes. Following the link twice is the same as once, but not after unsubscribing: then
 * somebody who wants the letters asks for them again.
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

const isAddress = (email: string) => sql`lower(${newsletterSubscribers.email}) = lower(${email})`;

/** The row of an e-mail address, made now if there is none. */
async function ensureSubscriber(db: Db, email: string, language: Language) {
  await db.insert(newsletterSubscribers).values({ email, language }).onConflictDoNothing();
  return (await subscriberOf(db, email))!;
}

async function subscriberOf(db: Db, email: string) {
  const [row] = await db.select().from(newsletterSubscribers).where(isAddress(email)).for('update');
  return row;
}

async function updateSubscriber(
  db: Db,
  email: string,
  change: PgUpdateSetSource<typeof newsletterSubscribers>,
): Promise<void> {
  await db.update(newsletterSubscribers).set(change).where(isAddress(email));
}
