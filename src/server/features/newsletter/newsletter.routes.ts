import { messageSchema } from '#shared/api/answers.ts';
import { newsletterLinkSchema, subscribeSchema } from '#shared/newsletter/newsletter.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { mailboxOf } from '#server/http/mailbox.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { translator } from '#server/i18n/translations.ts';
import type { Shop } from '#server/shop.ts';
import { confirmSubscription, unsubscribe } from './follow-link.ts';
import { subscribe } from './subscribe.ts';

export function newsletterRoutes(app: RoomApp, { db, links, limiter }: Shop): void {
  // The same response for every e-mail: it reveals nobody's subscription.
  app.post(
    '/api/newsletter',
    {
      config: { guard: 'public', rateLimit: 'newsletter' },
      schema: { body: subscribeSchema, response: { 201: messageSchema } },
    },
    async (request, reply) => {
      const { email, website } = request.body;
      const language = requestLanguage(request);
      if (!website) {
        await limiter.count({ newsletterMails: mailboxOf(email) });
        await subscribe(db, email, language);
      }
      return reply.status(201).send({ message: translator(language)('newsletter:notices.checkMailText') });
    },
  );

  app.post(
    '/api/newsletter/confirm',
    {
      config: { guard: 'public', rateLimit: 'newsletterLink' },
      schema: { body: newsletterLinkSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      await confirmSubscription(db, links, request.body);
      return { message: translator(requestLanguage(request))('newsletter:confirm.text') };
    },
  );

  app.post(
    '/api/newsletter/unsubscribe',
    {
      config: { guard: 'public', rateLimit: 'newsletterLink' },
      schema: { body: newsletterLinkSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      await unsubscribe(db, links, request.body);
      return { message: translator(requestLanguage(request))('newsletter:unsubscribe.text') };
    },
  );
}
