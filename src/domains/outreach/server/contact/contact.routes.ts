import type { ContactMessage } from '#domains/outreach/model/contact/contact.ts';
import { brand } from '#engine/model/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { Shop } from '#engine/server/shop.ts';

export function contactRoutes(app: ApiApp, { db }: Shop): void {
  app.post('/api/contact', async (request, reply) => {
    const language = requestLanguage(request);
    if (!request.body.website) {
      await sendMessage(db, request.body, { recipient: brand().supportEmail, language });
    }
    return reply.status(201).send({ message: translator(language)('contact:notices.sentText') });
  });
}

/** Mails a visitor's message to the support team, so that answering the mail answers the visitor. */
async function sendMessage(
  db: Db,
  { name, email, department, subject, message }: ContactMessage,
  { recipient, language }: { recipient: string; language: Language },
): Promise<void> {
  await queueMail(db, {
    template: 'contact-message',
    recipient,
    replyTo: email,
    // Of the team that reads it; the visitor's own language stands in the mail.
    language: DEFAULT_LANGUAGE,
    data: { name, email, department, subject, message, language },
  });
}
