import { CARRIER_NAMES, trackingUrl, type Carrier } from '#domains/pricing/model/delivery/carriers.ts';
import { formatMoney } from '#engine/model/money.ts';
import type { MailBlock, MailContext, MailTemplate } from '#engine/server/mail/mail-content.ts';
import {
  countedList,
  orderUrl,
  pickupBlocks,
  refundText,
  type MailedRefund,
  type OrderMailData,
} from './order-mail.ts';
import { formatDay } from '#engine/model/dates.ts';
import type { OrderChange } from '#domains/orders/model/order-change.ts';

/** News of some parcels of an order. What is optional was not known to mails that an older version queued. */
export interface OrderNewsData extends OrderMailData {
  parcels?: { carrier: Carrier | null; trackingNumber: string | null }[];
  /** The news concern all that is left of the order. */
  isWhole?: boolean;
  /** What cancelling has taken off the order. */
  cancelledCents?: number;
  /** What goes back because of it; nothing where nothing was paid. */
  refund?: MailedRefund;
  /** Instead, where it goes to several places. */
  refunds?: MailedRefund[];
  /** It paid for the parcel of a group, which nobody pays now. */
  isShippingWaived?: boolean;
  /** Why it was cancelled, in the words of the one who did. */
  reason?: string;
  /** It had been sent in exchange: the number of the return that waits for a decision again. */
  openReturn?: string;
  isBuyer?: boolean;
  /** Nothing is owed any more: reviews wait for that. */
  isPaid?: boolean;
}

type Say = (part: string, values?: Record<string, unknown>) => string;
/** Between what the parcels hold and the way to the order. */
type Middle = (order: OrderNewsData, say: Say, context: MailContext) => MailBlock[];

/** `fetched`: the texts of an order that is fetched at a place, where they are others. */
function orderNews(sent: string, middle: Middle, fetched = sent): MailTemplate<OrderNewsData> {
  return (order, context) => {
    const texts = order.pickup?.kind === 'pickup' ? fetched : sent;
    const { orderId, customerName: name, lines } = order;
    const address = [order.giftTo, order.shippingAddress].filter(Boolean).join('\n');
    const total = formatMoney(order.totalCents);
    const say: Say = (part, values) =>
      context.t(`mail:${texts}.${part}`, { orderId, name, address, total, ...values });
    const whole = order.isWhole === false ? 'Part' : '';
    return {
      subject: say(`subject${whole}`),
      heading: say(`heading${whole}`),
      blocks: [
        { kind: 'text', text: say(`greeting${whole}`) },
        countedList(lines),
        ...middle(order, say, context),
        { kind: 'button', label: say('button'), href: orderUrl(orderId, context) },
      ],
    };
  };
}

const underWay: Middle = ({ parcels = [], groupPlace, pickup }, say, context) => [
  ...(pickup === undefined ? [] : pickupBlocks(pickup, context)),
  ...(pickup?.kind === 'pickup'
    ? []
    : [{ kind: 'text' as const, text: say(groupPlace === 'member' ? 'shipToOrganizer' : 'shipTo') }]),
  ...parcels.flatMap(({ carrier, trackingNumber }): MailBlock[] => {
    if (trackingNumber === null) return [];
    const carrierName = carrier === null || carrier === 'other' ? '' : CARRIER_NAMES[carrier];
    const href = trackingUrl(carrier, trackingNumber);
    return [
      { kind: 'text', text: say('tracking', { carrier: carrierName, number: trackingNumber }).trim() },
      ...(href === null ? [] : [{ kind: 'button' as const, label: say('track'), href }]),
    ];
  }),
];

/** On its way, or ready to collect. */
export const orderShipped = orderNews('orderShipped', underWay, 'orderReady');

const arrived: Middle = ({ isBuyer, isPaid }, say, { publicUrl }) =>
  isBuyer && isPaid !== false
    ? [
        { kind: 'text', text: say('invitation') },
        { kind: 'button', label: say('review'), href: `${publicUrl}/user-dashboard` },
      ]
    : [{ kind: 'text', text: say('enjoy') }];

/** Delivered, or collected. */
export const orderDelivered = orderNews('orderDelivered', arrived, 'orderCollected');

export const orderCancelled = orderNews('orderCancelled', (order, say, context) => {
  const { isWhole, cancelledCents = 0, refund, openReturn, isShippingWaived } = order;
  const refunds = order.refunds ?? (refund ? [refund] : []);
  const why: MailBlock[] =
    order.reason === undefined ? [] : [{ kind: 'text', text: say('reason', { reason: order.reason }) }];
  const waived: MailBlock[] = isShippingWaived ? [{ kind: 'text', text: say('shippingWaived') }] : [];
  if (openReturn !== undefined)
    return [{ kind: 'text', text: say('exchangeUndone', { number: openReturn }) }];
  if (refunds.length > 0)
    return [
      ...why,
      ...refunds.map((each) => ({ kind: 'text' as const, text: refundText(each, context) })),
      ...waived,
    ];
  const text =
    isWhole === false ? say('lessToPay', { amount: formatMoney(cancelledCents) }) : say('nothingToPay');
  return [...why, { kind: 'text', text }, ...waived];
});

/** To a customer who has changed an order: what it says now. */
interface OrderChangedData {
  orderId: number;
  customerName: string;
  /** Null: taken away. */
  changes: { field: OrderChange; value: string | null }[];
  /** Its address is the invoice's. */
  isFetched?: boolean;
}

export const orderChanged: MailTemplate<OrderChangedData> = (order, context) => {
  const { orderId, customerName: name, changes } = order;
  const say = (part: string, values: Record<string, unknown> = {}) =>
    context.t(`mail:orderChanged.${part}`, { orderId, name, ...values });
  const now = ({ field, value }: OrderChangedData['changes'][number]): MailBlock => {
    if (value === null) return { kind: 'text', text: say(`none.${field}`) };
    const text = field === 'deliveryDate' ? formatDay(value, 'longDate', context.language) : value;
    const key = order.isFetched && field === 'shippingAddress' ? 'invoiceAddress' : field;
    return { kind: 'text', text: say(`now.${key}`, { text }) };
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

/** To a customer who gets money back although nothing of the order was cancelled just now. */
interface OrderRefundedData {
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
