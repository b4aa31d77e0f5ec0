import { invoiceReminder } from './invoice-reminder.ts';
import { addressChanged, newOrder, orderConfirmation } from './order-confirmation.ts';
import { fewerPieces, orderReduced } from './order-reduced.ts';
import { orderToConfirm } from './order-to-confirm.ts';
import { orderChanged, orderCancelled, orderDelivered, orderShipped, orderRefunded } from './order-news.ts';

export const ordersMails = {
  'address-changed': addressChanged,
  'fewer-pieces': fewerPieces,
  'invoice-reminder': invoiceReminder,
  'order-cancelled': orderCancelled,
  'order-changed': orderChanged,
  'order-confirmation': orderConfirmation,
  'order-delivered': orderDelivered,
  'order-reduced': orderReduced,
  'order-refunded': orderRefunded,
  'order-shipped': orderShipped,
  'order-to-confirm': orderToConfirm,
  'new-order': newOrder,
};

type OrdersMails = typeof ordersMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends OrdersMails {}
}
