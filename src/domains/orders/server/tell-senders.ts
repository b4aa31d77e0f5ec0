import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';

interface Sender {
  email: string;
  language: string;
  companyName: string;
}

/** Producers whose part of the order has neither left nor been cancelled. */
const findSenders = statement<Sender, { orderId: number }>(
  'senders-of-order',
  `select u.email, u.language, r.company_name
     from order_parts t join producer_profiles r on r.id = t.producer_id and r.closed_at is null
     join users u on u.id = r.user_id and u.deleted_at is null
    where t.order_id = $orderId::int and t.status in ('pending', 'processing')
    order by t.id`,
);

/** The address has changed: a label that is written already would lead to the old one. In the caller's transaction. */
export async function tellSenders(tx: Db, orderId: number): Promise<void> {
  const senders = await findSenders(tx, { orderId });
  await queueMails(
    tx,
    senders.map(({ email, language, companyName }) => ({
      template: 'address-changed',
      recipient: email,
      language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
      data: { orderId, companyName },
    })),
  );
}
