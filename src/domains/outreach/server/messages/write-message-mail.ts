import { sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import { rows } from '#engine/server/db/client.ts';
import type { LateMail } from '#engine/server/mail/mail-content.ts';
import type { MailData } from '#engine/server/mail/templates.ts';
import type { Sender } from '#domains/outreach/model/messages/messages.ts';
import { readThreads, type Reader } from './messages.queries.ts';

interface Owner {
  producerId: number;
  userId: number | null;
  orderId: number | null;
}

/** What is unread when the mail leaves; nothing where everything was read in the meantime. */
export const writeMessageMail: LateMail<MailData<'new-message'>> = async (
  { db, config },
  { data, language: wanted },
) => {
  const { threadId, to } = data as { threadId: number; to: Sender };
  const [thread] = await rows<Owner>(
    db,
    sql`select h.producer_id as "producerId", h.user_id as "userId", t.order_id as "orderId"
          from message_threads h left join order_parts t on t.id = h.order_part_id where h.id = ${threadId}`,
  );
  if (thread === undefined) return undefined;
  const { producerId, userId, orderId } = thread;
  const reader: Reader =
    to === 'producer'
      ? { side: 'producer', producerId, userId: null }
      : userId === null
        ? { side: 'customer', orderId: orderId! }
        : { side: 'customer', userId };
  const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
  const [view] = await readThreads(db, reader, { publicUrl: config.publicUrl, language }, { threadId });
  if (view === undefined || view.unread === 0) return undefined;
  const texts = view.messages
    .filter(({ from }) => from !== to)
    .slice(-view.unread)
    .map(({ text }) => text);
  return {
    threadId,
    to,
    from: view.with,
    about: view.about.name,
    texts,
    guestOrderId: to === 'customer' && userId === null ? orderId : null,
  };
};
