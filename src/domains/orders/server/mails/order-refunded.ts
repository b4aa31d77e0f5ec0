import { formatMoney } from '#engine/model/money.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import { orderUrl, refundText, type MailedRefund } from './order-mail.ts';

/** To a customer who gets money back although nothing of the order was cancelled just now. */
export interface OrderRefundedData {
  orderId: number;
  customerName: string;
  refund: MailedRefund;
  /** The money came after the order was cancelled. */
  isLate: boolean;
}

export const orderRefunded: MailTemplate<OrderRefundedData> = (order, context) => {
  const { orderId, customerName: name, refund, isLate } = order;
  const say = (part: string) =>
    context.t(`mail:orderRefunded.${part}`, { orderId, name, amount: formatMoney(refund.cents) });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say(isLate ? 'late' : 'greeting') },
      { kind: 'text', text: refundText(refund, context) },
      { kind: 'button', label: say('button'), href: orderUrl(orderId, context) },
    ],
  };
};
