import { policies } from '#engine/model/policies.ts';
import { z } from 'zod';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { arrivalOf, deliveryDates } from '#domains/pricing/model/delivery/methods.ts';
import { toDollars } from '#engine/model/money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import { orderSum, PLAIN_CHOICES } from '#domains/pricing/model/order-sum.ts';

/** Days are YYYY-MM-DD, money is in dollars. */
export const checkoutOptionsSchema = z.object({
  shippingMethods: z.array(
    z.object({
      method: z.enum(SHIPPING_METHODS),
      price: z.number(),
      earliest: z.string(),
      latest: z.string(),
    }),
  ),
  coldChain: z.object({
    /** Whether anything in the cart needs it. */
    offered: z.boolean(),
    /** What it adds to each method that has it. */
    express: z.number(),
    priority: z.number(),
  }),
  giftWrap: z.number(),
  /** The days that can be chosen with the standard method, Sundays left out. */
  deliveryDates: z.object({ from: z.string(), to: z.string() }),
  paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
  /** Whether anything in the cart spoils. */
  perishables: z.boolean(),
});

export type CheckoutOptions = z.infer<typeof checkoutOptionsSchema>;

interface CartToOrder {
  lines: readonly PricedLine[];
  perishables: boolean;
  paymentMethods: readonly PaymentMethod[];
}

/** What may be chosen for a cart as it stands, and what each choice costs and brings. */
export function checkoutOptions(
  { lines, perishables, paymentMethods }: CartToOrder,
  now: Date,
): CheckoutOptions {
  return {
    shippingMethods: SHIPPING_METHODS.map((method) => ({
      method,
      price: toDollars(orderSum(lines, { ...PLAIN_CHOICES, method }).shippingCents),
      ...arrivalOf(method, now),
    })),
    coldChain: {
      offered: perishables,
      express: toDollars(policies().coldExpressCents),
      priority: toDollars(policies().coldPriorityCents),
    },
    giftWrap: toDollars(policies().giftWrapCents),
    deliveryDates: deliveryDates('standard', now),
    paymentMethods: [...paymentMethods],
    perishables,
  };
}
