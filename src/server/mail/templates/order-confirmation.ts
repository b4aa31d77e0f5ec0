import { formatMoney } from '#shared/money.ts';
import type { MailTemplate } from '../mail-content.ts';
import { orderAddress, type OrderMailData } from './order-mail.ts';

export interface OrderConfirmationData extends OrderMailData {
  lines: {
    name: string;
    quantity: number;
    priceCents: number;
    discountPercentage: number;
    finalCents: number;
  }[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
}

export const orderConfirmation: MailTemplate<OrderConfirmationData> = (order, context) => {
  const { t } = context;
  const say = (key: string, values: Record<string, unknown> = {}) =>
    t(`mail:orderConfirmation.${key}`, values);
  const amounts = [
    { label: say('subtotal'), value: formatMoney(order.subtotalCents) },
    ...(order.discountCents > 0
      ? [{ label: say('bulkDiscount'), value: formatMoney(-order.discountCents) }]
      : []),
    {
      label: say('shipping'),
      value: order.shippingCents === 0 ? say('freeShipping') : formatMoney(order.shippingCents),
    },
    { label: say('total'), value: formatMoney(order.totalCents), strong: true },
  ];
  return {
    subject: say('subject', { orderId: order.orderId }),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('greeting', { name: order.customerName, orderId: order.orderId }) },
      {
        kind: 'table',
        rows: order.lines.map((line) => ({
          label:
            line.discountPercentage > 0
              ? say('discountedLine', {
                  quantity: line.quantity,
                  name: line.name,
                  price: formatMoney(line.priceCents),
                  percentage: line.discountPercentage,
                })
              : say('line', {
                  quantity: line.quantity,
                  name: line.name,
                  price: formatMoney(line.priceCents),
                }),
          value: formatMoney(line.finalCents),
        })),
      },
      { kind: 'table', rows: amounts },
      { kind: 'text', text: say('shipTo', { address: order.shippingAddress }) },
      { kind: 'note', text: say('bulkNote') },
      { kind: 'button', label: say('button'), href: orderAddress(order.orderId, context) },
      { kind: 'text', text: say('cancelNote') },
    ],
  };
};
