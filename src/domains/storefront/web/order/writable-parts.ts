import { awaitedStep } from '#domains/orders/model/order-status.ts';
import type { Order } from '#domains/orders/model/order.ts';

/** Of whose producers something can be asked: those who have heard of the order. */
export function writableParts(order: Order) {
  const isUnheard = order.status === 'cancelled' && order.payment.invoiceNumber === null;
  if (isUnheard || awaitedStep(order) !== undefined) return [];
  return order.parts.filter(({ producerId }) => producerId !== null);
}
