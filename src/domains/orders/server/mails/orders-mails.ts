import { invoiceReminder } from './invoice-reminder.ts';
import { addressChanged, newOrder, orderConfirmation } from './order-confirmation.ts';
import { orderToConfirm } from './order-to-confirm.ts';
import { orderChanged, orderCancelled, orderDelivered, orderShipped, orderRefunded } from './order-news.ts';

export const ordersMails = {
  'address-changed': addressChanged,
  'invoice-reminder': invoiceReminder,
  'order-cancelled': orderCancelled,
  'order-changed': orderChanged,
  'order-confirmation': orderConfirmation,
  'order-delivered': orderDelivered,
  'order-refunded': orderRefunded,
  'order-shipped': orderShipped,
  'order-to-confirm': orderToConfirm,
  'new-order': newOrder,
};

type OrdersMails = typeof ordersMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends OrdersMails {}
}
