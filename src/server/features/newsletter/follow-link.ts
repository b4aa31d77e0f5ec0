import type { NewsletterLink } from '#shared/newsletter/newsletter.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/http/app-error.ts';
import type { LinkSigner } from '#server/http/link-signer.ts';
import { updateSubscriber } from './newsletter.queries.ts';

/** The owner of the address says yes. Following the link twice is the same as once. */
export async function confirmSubscription(db: Db, links: LinkSigner, link: NewsletterLink): Promise<void> {
  const known =
    isGenuine(links, link) &&
    (await updateSubscriber(db, link.email, { status: 'confirmed', confirmedAt: new Date() }));
  if (!known) throw new AppError('invalid', 'newsletter:confirm.invalidText', { reason: 'link_expired' });
}

export async function unsubscribe(db: Db, links: LinkSigner, link: NewsletterLink): Promise<void> {
  if (!isGenuine(links, link))
    throw new AppError('invalid', 'newsletter:unsubscribe.invalidText', { reason: 'link_expired' });
  await updateSubscriber(db, link.email, { status: 'unsubscribed' });
}

function isGenuine(links: LinkSigner, { email, token }: NewsletterLink): boolean {
  return links.verify('newsletter', email.toLowerCase(), token);
}
