import { countedList, orderUrl, type MailedLine } from '#domains/orders/server/mails/order-mail.ts';
import { formatMoment } from '#engine/model/dates.ts';
import type { MailBlock, MailTemplate } from '#engine/server/mail/mail-content.ts';

export interface WithdrawalReceiptData {
  order: string;
  name: string;
  email: string;
  receivedAt: string;
  /** Null: no order has this number and this address. */
  orderId: number | null;
  /** Of the return case. */
  number: string | null;
  goesBack: readonly MailedLine[];
  perishable: readonly MailedLine[];
  notSent: readonly MailedLine[];
  late: readonly MailedLine[];
}

/** What was declared, and when it arrived, on a durable medium; then what becomes of it. */
export const withdrawalReceipt: MailTemplate<WithdrawalReceiptData> = (data, context) => {
  const { order, name, email, orderId, number, receivedAt } = data;
  const { t, language } = context;
  const say = (part: string, values?: Record<string, unknown>) =>
    t(`mail:withdrawalReceipt.${part}`, { order, name, number, ...values });
  const about = (part: string, pieces: readonly MailedLine[]): MailBlock[] =>
    pieces.length === 0 ? [] : [{ kind: 'text', text: say(part) }, countedList(pieces)];
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting') },
      {
        kind: 'table',
        rows: [
          { label: say('receivedAt'), value: formatMoment(receivedAt, 'dateTime', language), strong: true },
          { label: say('by'), value: name },
          { label: say('email'), value: email },
          { label: say('declared'), value: say('declaration') },
        ],
      },
      ...about('goesBack', data.goesBack),
      ...about('notSent', data.notSent),
      ...about('late', data.late),
      ...about('perishable', data.perishable),
      ...(orderId === null ? [{ kind: 'text', text: say('unknown') } as const] : []),
      { kind: 'note', text: say('keep') },
      ...(orderId === null
        ? []
        : [
            {
              kind: 'button',
              label: t('mail:returnCommon.button'),
              href: orderUrl(orderId, context),
            } as const,
          ]),
    ],
  };
};
