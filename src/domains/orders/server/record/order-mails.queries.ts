import type { OrderMail } from '#domains/orders/model/order-record.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { MAX_ATTEMPTS } from '#engine/server/mail/mails.schema.ts';
import type { Shop } from '#engine/server/shop.ts';

/** A mail about an order as the outbox holds it. */
export interface OrderMailRow {
  id: number;
  template: string;
  recipient: string;
  replyTo: string | null;
  language: string;
  data: Record<string, unknown>;
  createdAt: Date;
  sentAt: Date | null;
  isGivenUp: boolean;
  lastError: string | null;
  repeatsMailId: number | null;
  /** A server has refused the address for good. */
  isRefused: boolean;
}

/** Nobody reads more on one page. */
const MOST_MAILS = 200;

const find = statement<OrderMailRow, { orderId: number }>(
  'mails-about-order',
  `select m.id, m.template, m.recipient, m.reply_to, m.language, m.data, m.created_at, m.sent_at, m.last_error,
          m.sent_at is null and m.attempts >= ${MAX_ATTEMPTS} as is_given_up, m.repeats_mail_id,
          exists (select from refused_addresses r where r.email = lower(m.recipient)) as is_refused
     from mail_outbox m where m.order_id = $orderId::int order by m.id limit ${MOST_MAILS}`,
);

/** Oldest first. */
export function mailsAboutOrder(db: Db, orderId: number): Promise<OrderMailRow[]> {
  return find(db, { orderId });
}

export function toOrderMail(shop: Pick<Shop, 'config' | 'links'>, row: OrderMailRow): OrderMail {
  const { id, recipient, createdAt, sentAt, isGivenUp, repeatsMailId: repeats } = row;
  const isWaiting = sentAt === null && !isGivenUp;
  return {
    id,
    at: (sentAt ?? createdAt).toISOString(),
    subject: subjectOf(shop, row),
    recipient,
    status: sentAt !== null ? 'sent' : isGivenUp ? 'failed' : 'waiting',
    problem: sentAt === null ? row.lastError : null,
    repeats,
    canSendAgain: !isWaiting && !row.isRefused,
  };
}

/** The outbox may hold mails of older versions, which this one cannot write. */
function subjectOf({ config, links }: Pick<Shop, 'config' | 'links'>, row: OrderMailRow): string {
  try {
    return composeMail(row, config, links).subject;
  } catch {
    return row.template;
  }
}
