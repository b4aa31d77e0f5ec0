import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { ensureSubscriber, updateSubscriber } from './newsletter.queries.ts';

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
