import { z } from 'zod';
import { toAmount } from '#engine/model/money.ts';
import { dueOn } from './invoice.ts';
import { paidBySchema, toPaidBy, type FundsFact } from './order-funds.ts';
import { paymentMethodSchema } from './payment-method-schema.ts';
import type { PaymentMethod } from './payment-method.ts';
import { PAYMENT_STATUSES, paymentStatusOf, type PaidMoney } from './payment-status.ts';

/** Where an invoice is paid. */
export const payToSchema = z.object({
  holder: z.string(),
  /** Of the bank. */
  name: z.string().nullable(),
  iban: z.string().nullable(),
  routingNumber: z.string().nullable(),
  accountNumber: z.string().nullable(),
  bic: z.string().nullable(),
  /** To be named with the transfer. */
  reference: z.string(),
  /** Of the banks (EPC069-12), in euro only: a square of `size` modules and the SVG path of the dark ones. */
  qrCode: z.object({ size: z.number(), path: z.string() }).optional(),
});

export type PayTo = z.infer<typeof payToSchema>;

/** Every order carries it. Apart from the order's status. */
export const orderPaymentSchema = z.object({
  method: paymentMethodSchema(),
  status: z.enum(PAYMENT_STATUSES),
  paid: z.number(),
  refunded: z.number(),
  /** Null until the order is accepted: then its invoice is written. */
  invoiceNumber: z.string().nullable(),
  /** 'YYYY-MM-DD', of an invoice. */
  dueOn: z.string().nullable(),
  /** What gift cards and credit paid of it, in that order; included in `paid` and `refunded`. */
  paidBy: z.array(paidBySchema),
  /** What is left to pay. */
  open: z.number(),
  /** Of an invoice that is not paid, once the shop has a bank account. */
  payTo: payToSchema.optional(),
  /** Until then the order waits for its payment; null: it does not wait. */
  payUntil: z.iso.datetime().nullable(),
  /** The last try was declined. */
  isDeclined: z.boolean(),
});

export type OrderPayment = z.infer<typeof orderPaymentSchema>;

/** The money of an order and what it waits for, as the tables know it. */
export interface OrderMoney extends PaidMoney {
  payUntil: Date | null;
  isDeclined: boolean;
  /** Null: it was paid by its method alone. */
  funds: FundsFact[] | null;
}

interface PaidOrder {
  id: number;
  createdAt: Date;
  status: string;
  paymentMethod: PaymentMethod;
  invoiceDays: number;
  invoiceNumber: string | null;
  money: OrderMoney;
}

export function toOrderPayment(order: PaidOrder): OrderPayment {
  const { money } = order;
  return {
    method: order.paymentMethod,
    status: paymentStatusOf(money, order.status === 'cancelled'),
    paid: toAmount(money.paidCents),
    refunded: toAmount(money.refundedCents),
    invoiceNumber: order.invoiceNumber,
    dueOn: dueOn(order),
    paidBy: toPaidBy(money.funds ?? []),
    open: toAmount(money.openCents),
    payUntil: money.payUntil?.toISOString() ?? null,
    isDeclined: money.isDeclined,
  };
}

/** The same for a customer who has just ordered: where to go and pay. */
export const checkoutPaymentSchema = orderPaymentSchema.extend({
  /** Null: nothing to pay now, or the provider cannot be reached at this moment. */
  redirectUrl: z.string().nullable(),
});

export type CheckoutPayment = z.infer<typeof checkoutPaymentSchema>;
