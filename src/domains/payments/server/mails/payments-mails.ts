import type { DisputeReason } from '#domains/payments/model/disputes/dispute.ts';
import { formatMoment } from '#engine/model/dates.ts';
import { formatMoney } from '#engine/model/money.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

/** To administrators: a customer's bank has taken money back, or asks. */
interface PaymentDisputedData {
  disputeId: number;
  orderId: number;
  amountCents: number;
  reason: DisputeReason;
  /** ISO. */
  dueBy: string | null;
}

const paymentDisputed: MailTemplate<PaymentDisputedData> = (data, { t, language, publicUrl }) => {
  const { orderId, amountCents, reason, dueBy } = data;
  const say = (part: string, values?: Record<string, unknown>) =>
    t(`mail:paymentDisputed.${part}`, { orderId, amount: formatMoney(amountCents), ...values });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('text', { reason: say(`reasons.${reason}`) }) },
      {
        kind: 'text',
        text:
          dueBy === null ? say('soon') : say('until', { date: formatMoment(dueBy, 'dateTime', language) }),
      },
      { kind: 'note', text: say('held') },
      { kind: 'button', label: say('button'), href: `${publicUrl}/admin?tab=disputes` },
    ],
  };
};

export const paymentsMails = { 'payment-disputed': paymentDisputed };

type PaymentsMails = typeof paymentsMails;

declare module '#engine/server/mail/templates.ts' {
  interface Mails extends PaymentsMails {}
}
