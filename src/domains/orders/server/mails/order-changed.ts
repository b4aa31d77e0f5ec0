import { formatDay } from '#engine/model/dates.ts';
import type { OrderChange } from '#domains/orders/model/order-change.ts';
import type { MailBlock, MailTemplate } from '#engine/server/mail/mail-content.ts';
import { orderUrl } from './order-mail.ts';

/** To a customer who has changed an order: what it says now. */
export interface OrderChangedData {
  orderId: number;
  customerName: string;
  /** Null: taken away. */
  changes: { field: OrderChange; value: string | null }[];
}

export const orderChanged: MailTemplate<OrderChangedData> = (order, context) => {
  const { orderId, customerName: name, changes } = order;
  const say = (part: string, values: Record<string, unknown> = {}) =>
    context.t(`mail:orderChanged.${part}`, { orderId, name, ...values });
  const now = ({ field, value }: OrderChangedData['changes'][number]): MailBlock => {
    if (value === null) return { kind: 'text', text: say(`none.${field}`) };
    const text = field === 'deliveryDate' ? formatDay(value, 'longDate', context.language) : value;
    return { kind: 'text', text: say(`now.${field}`, { text }) };
  };
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting') },
      ...changes.map(now),
      { kind: 'button', label: say('button'), href: orderUrl(orderId, context) },
      { kind: 'note', text: say('notYou') },
    ],
  };
};
