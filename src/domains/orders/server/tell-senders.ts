import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';

interface Sender {
  partId: number;
  email: string;
  language: string;
  companyName: string;
}

/** Producers whose part of the order has neither left nor been cancelled; `partIds`: only of these. */
export const sendersOf = statement<Sender, { orderId: number; partIds: number[] | null }>(
  'senders-of-order',
  `select t.id as part_id, u.email, u.language, r.company_name
     from order_parts t join producer_profiles r on r.id = t.producer_id and r.closed_at is null
     join users u on u.id = r.user_id and u.deleted_at is null
    where t.order_id = $orderId::int and t.status in ('pending', 'processing')
      and ($partIds::int[] is null or t.id = any($partIds::int[]))
    order by t.id`,
);

/** The address has changed: a label that is written already would lead to the old one. In the caller's transaction. */
export async function tellSenders(tx: Db, orderId: number): Promise<void> {
  const senders = await sendersOf(tx, { orderId, partIds: null });
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
