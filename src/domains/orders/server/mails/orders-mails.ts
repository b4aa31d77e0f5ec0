import { addressChanged, newOrder, orderConfirmation } from './order-confirmation.ts';
import { orderChanged, orderCancelled, orderDelivered, orderShipped, orderRefunded } from './order-news.ts';

export const ordersMails = {
  'address-changed': addressChanged,
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
