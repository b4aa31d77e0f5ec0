import { formatMoney } from '#shared/money.ts';
import type { MailTemplate } from '../mail-content.ts';
import { countedNames, orderAddress, type OrderMailData } from './order-mail.ts';

/** News of an order: whose, what it holds, one thing worth knowing (`key` of that sentence), and the way to it. */
function orderNews(texts: string, key: string): MailTemplate<OrderMailData> {
  return (order, context) => {
    const { orderId, customerName: name, shippingAddress: address, lines } = order;
    const total = formatMoney(order.totalCents);
    const say = (part: string) => context.t(`mail:${texts}.${part}`, { orderId, name, address, total });
    return {
      subject: say('subject'),
      heading: say('heading'),
      blocks: [
        { kind: 'text', text: say('greeting') },
        { kind: 'list', items: countedNames(lines) },
        { kind: 'text', text: say(key) },
        { kind: 'button', label: say('button'), href: orderAddress(orderId, context) },
      ],
    };
  };
}

export const orderShipped = orderNews('orderShipped', 'shipTo');
export const orderCancelled = orderNews('orderCancelled', 'nothingToPay');
