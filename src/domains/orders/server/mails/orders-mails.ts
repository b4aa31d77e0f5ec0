import { newOrder } from './new-order.ts';
import { orderChanged } from './order-changed.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { orderCancelled, orderDelivered, orderShipped } from './order-news.ts';
import { orderRefunded } from './order-refunded.ts';

export const ordersMails = {
  'order-cancelled': orderCancelled,
  'order-changed': orderChanged,
  'order-confirmation': orderConfirmation,
  'order-delivered': orderDelivered,
  'order-refunded': orderRefunded,
  'order-shipped': orderShipped,
  'new-order': newOrder,
};

type OrdersMails = typeof ordersMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends OrdersMails {}
}
