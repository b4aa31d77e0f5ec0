import { newsletterLinkSchema } from '#domains/outreach/model/newsletter/newsletter.ts';
import type { App, ApiApp } from '#engine/server/http/app-type.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { messageFor } from '#engine/server/http/message-for.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import type { Shop } from '#engine/server/shop.ts';
import { addOneClick } from '#engine/server/api/one-click.ts';
import { confirmSubscription, unsubscribe, subscribe } from './subscription.ts';

export function newsletterRoutes(app: ApiApp, { db, links, limiter }: Shop): void {
  // The same response for every e-mail: it reveals nobody's subscription.
  app.post('/api/newsletter', async (request, reply) => {
    const { email, website } = request.body;
    const language = requestLanguage(request);
    if (!website) {
      await limiter.count({ newsletterMails: mailboxOf(email) });
      await subscribe(db, email, language);
    }
    return reply.status(201).send({ message: translator(language)('newsletter:notices.checkMailText') });
  });

  app.post('/api/newsletter/confirm', async (request) => {
    await confirmSubscription(db, links, request.body);
    return messageFor(request, 'newsletter:confirm.text');
  });

  app.post('/api/newsletter/unsubscribe', async (request) => {
    await unsubscribe(db, links, request.body);
    return messageFor(request, 'newsletter:unsubscribe.text');
  });
}

/** The way out of the newsletter, for mail programs. */
export function unsubscribeByOneClick(app: App, { db, links }: Shop): void {
  addOneClick(app, '/newsletter/unsubscribe', newsletterLinkSchema, (link) => unsubscribe(db, links, link));
}
