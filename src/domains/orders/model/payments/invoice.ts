import { shopDay } from '#engine/model/dates.ts';
import { addDays, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import { awaitedStep, type OrderStatus } from '#domains/orders/model/order-status.ts';
import type { PaymentMethod } from './payment-method.ts';

interface Invoiced {
  createdAt: Date;
  paymentMethod: PaymentMethod;
  /** Frozen when the order was placed. */
  invoiceDays: number;
}

/** The last day to pay an invoice; null where the order is paid when it is placed. */
export function dueOn({ createdAt, paymentMethod, invoiceDays }: Invoiced): Day | null {
  return paymentMethod === 'invoice' ? addDays(shopDay(createdAt), invoiceDays) : null;
}

/** Whether there is anything to bill: neither while an order waits to be confirmed or paid, nor where nobody paid before it was cancelled. */
export function hasInvoice(order: {
  status: OrderStatus;
  confirmBy: string | null;
  payment: { paid: number; payUntil: string | null };
}): boolean {
  if (order.confirmBy !== null || awaitedStep(order) !== undefined) return false;
  return order.status !== 'cancelled' || order.payment.paid > 0;
}
