import { formatDay } from '#engine/model/dates.ts';
import { formatMoney, toAmount } from '#engine/model/money.ts';
import type { ReminderStep } from '#domains/orders/model/payments/unpaid-invoices.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import { orderUrl } from './order-mail.ts';
import { payToBlocks } from './pay-to-blocks.ts';
import type { InvoiceOfMail } from './with-invoice.ts';

/** To a customer who has not paid an invoice. Money in cents. */
interface InvoiceReminderData extends InvoiceOfMail {
  orderId: number;
  customerName: string;
  /** ISO */
  placedAt: string;
  /** 'YYYY-MM-DD' */
  dueOn: string;
  openCents: number;
  totalCents: number;
  step: ReminderStep;
}

const TONES: Readonly<Record<ReminderStep, string>> = { 0: 'due', 7: 'again', 14: 'last' };

export const invoiceReminder: MailTemplate<InvoiceReminderData> = (invoice, context) => {
  const { orderId, customerName: name, openCents, totalCents, step } = invoice;
  const { t, language } = context;
  const amount = formatMoney(openCents);
  const day = formatDay(invoice.dueOn, 'longDate', language);
  const reference = invoice.invoiceNumber ?? `#${orderId}`;
  const say = (part: string) => t(`mail:invoiceReminder.${part}`, { orderId, name, amount, day, reference });
  const tone = TONES[step];
  return {
    subject: say(`${tone}.subject`),
    heading: say(`${tone}.heading`),
    blocks: [
      { kind: 'text', text: say(`${tone}.text`) },
      {
        kind: 'table',
        rows: [
          { label: say('reference'), value: reference },
          { label: say('dueOn'), value: day },
          ...(openCents < totalCents ? [{ label: say('total'), value: formatMoney(totalCents) }] : []),
          { label: say('open'), value: amount, strong: true },
        ],
      },
      ...payToBlocks({ method: 'invoice', open: toAmount(openCents), invoiceNumber: reference }, context),
      { kind: 'text', text: say('howToPay') },
      { kind: 'button', label: say('button'), href: orderUrl(orderId, context) },
      { kind: 'note', text: say('crossed') },
    ],
  };
};
