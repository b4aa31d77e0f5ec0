import type { ContactMessage } from '#domains/outreach/model/contact/contact.ts';
import { DEFAULT_LANGUAGE, type Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';

/** Mails a visitor's message to the support team, so that answering the mail answers the visitor. */
export async function sendMessage(
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
