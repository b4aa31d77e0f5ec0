import { formatMoney } from '#shared/money.ts';
import type { MailTemplate } from '../mail-content.ts';
import { countedNames, orderAddress, type OrderMailData } from './order-mail.ts';

export const orderCancelled: MailTemplate<OrderMailData> = (order, context) => {
  const say = (key: string, values: Record<string, unknown> = {}) =>
    context.t(`mail:orderCancelled.${key}`, values);
  const { orderId } = order;
  return {
    subject: say('subject', { orderId }),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting', { name: order.customerName, orderId }) },
      { kind: 'list', items: countedNames(order.lines) },
      { kind: 'text', text: say('nothingToPay', { total: formatMoney(order.totalCents) }) },
      { kind: 'button', label: say('button'), href: orderAddress(orderId, context) },
    ],
  };
};
