import { z } from 'zod';
import { contactSchema } from '#shared/contact/contact.ts';
import type { App } from '#server/http/app-type.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { translator } from '#server/i18n/translations.ts';
import type { Shop } from '#server/shop.ts';
import { sendMessage } from './send-message.ts';

export function contactRoutes(app: App, { db, config }: Shop): void {
  app.post(
    '/api/contact',
    {
      config: { guard: 'public', rateLimit: 'contact' },
      schema: { body: contactSchema, response: { 201: z.object({ message: z.string() }) } },
    },
    async (request, reply) => {
      const language = requestLanguage(request);
      if (!request.body.website) {
        await sendMessage(db, request.body, { recipient: config.supportEmail, language });
      }
      return reply.status(201).send({ message: translator(language)('contact:notices.sentText') });
    },
  );
}
