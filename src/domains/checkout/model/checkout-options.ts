import { policies } from '#engine/model/policies.ts';
import { z } from 'zod';
import { quotedDeliverySchema, type QuotedDelivery } from '#domains/carriers/model/quoted-delivery.ts';
import {
  PLACE_METHODS,
  SENT_METHODS,
  SHIPPING_METHODS,
  type ShippingMethod,
} from '#domains/pricing/model/delivery/method-rules.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { arrivalOf, deliveryDates } from '#domains/pricing/model/delivery/methods.ts';
import { cartTaxesShape } from '#domains/cart/model/cart.ts';
import type { CartTaxes } from '#domains/cart/model/cart-taxes.ts';
import { offeredPlaceSchema, type OfferedPlace } from '#domains/pickup/model/place.ts';
import { idTextSchema } from '#engine/model/ids.ts';
import { isCountry } from '#engine/model/places/countries.ts';
import { vatIdSchema } from '#engine/model/places/vat-id.ts';
import { truthTextSchema } from '#engine/model/truth-text.ts';
import { shopDay } from '#engine/model/dates.ts';
import { toAmount } from '#engine/model/money.ts';
import { paymentMethodSchema } from '#domains/orders/model/payments/payment-method-schema.ts';
import type { PaymentMethod } from '#domains/orders/model/payments/payment-method.ts';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import { orderSum, PLAIN_CHOICES, type DeliveryQuote } from '#domains/pricing/model/order-sum.ts';
import { quoted } from './order-choices.ts';

/** Days are YYYY-MM-DD, money as decimals. */
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
  /** Of a pre-order: the day from which the last of it is shipped; null: at once. */
  shipsFrom: z.string().nullable(),
  paymentMethods: z.array(paymentMethodSchema()),
  /** Where more is left to pay, `invoice` is refused; left out where it may be any sum. */
  invoiceMaximum: z.number().optional(),
  /** Where the cart can be fetched, or from where it is brought to the address; left out where there is no such place. */
  places: z.array(offeredPlaceSchema).optional(),
  /** Something could be brought by people of the neighbourhood: with the address of the customer, `places` says whether. */
  mayBeBrought: z.literal(true).optional(),
  /** With a place that is chosen: what the code of the cart takes off then. */
  promoDiscount: z.number().optional(),
  /** Whether anything in the cart spoils. */
  perishables: z.boolean(),
  ...cartTaxesShape,
  /** Left out where delivery costs what the shop's own rules say. */
  delivery: quotedDeliverySchema.optional(),
});

/** Where it goes and what is chosen, as far as taxes and carriers ask; without a country both are estimated. */
export const optionsQuerySchema = z.object({
  country: z.string().trim().toUpperCase().refine(isCountry, 'validation:countryUnknown').optional(),
  region: z.string().trim().toUpperCase().max(3, 'validation:regionUnknown').optional(),
  postalCode: z.string().trim().max(16, 'validation:postalCodeInvalid').optional(),
  /** As the checkout takes it: only the one for which the account is marked as a business changes anything. */
  vatId: vatIdSchema.optional(),
  shippingMethod: z.enum(SHIPPING_METHODS, 'validation:shippingMethodInvalid').optional(),
  /** With `pickup` and `local`: the id of the place. */
  place: idTextSchema.optional(),
  coldChain: truthTextSchema.optional(),
  giftWrap: truthTextSchema.optional(),
});
export type OptionsQuery = z.output<typeof optionsQuerySchema>;

export type CheckoutOptions = z.infer<typeof checkoutOptionsSchema>;

interface CartToOrder {
  lines: readonly PricedLine[];
  perishables: boolean;
  shipsFrom: Day | null;
  paymentMethods: readonly PaymentMethod[];
  taxes: CartTaxes;
  places?: readonly OfferedPlace[];
  mayBeBrought?: boolean;
  /** Where a place is chosen. */
  promoCents?: number;
  /** What methods cost where a producer has prices of its own. */
  quotes?: Partial<Record<ShippingMethod, DeliveryQuote>> | undefined;
  delivery?: QuotedDelivery | undefined;
}

/** What may be chosen for a cart as it stands, and what each choice costs and brings. */
export function checkoutOptions(
  {
    lines,
    perishables,
    shipsFrom,
    paymentMethods,
    taxes,
    quotes,
    delivery,
    places = [],
    mayBeBrought = false,
    promoCents,
  }: CartToOrder,
  now: Date,
): CheckoutOptions {
  const { invoiceMaximumCents } = policies();
  return {
    shippingMethods: [
      ...SENT_METHODS.map((method) => ({
        method,
        price: toAmount(
          orderSum(lines, quoted({ ...PLAIN_CHOICES, method }, quotes?.[method])).shippingCents,
        ),
        ...arrivalOf(method, now, shipsFrom),
      })),
      ...atPlaces(places),
    ],
    coldChain: {
      offered: perishables,
      express: toAmount(policies().coldExpressCents),
      priority: toAmount(policies().coldPriorityCents),
    },
    giftWrap: toAmount(policies().giftWrapCents),
    deliveryDates: deliveryDates('standard', now, shipsFrom),
    shipsFrom,
    paymentMethods: [...paymentMethods],
    ...(invoiceMaximumCents !== null && { invoiceMaximum: toAmount(invoiceMaximumCents) }),
    ...(places.length > 0 && { places: [...places] }),
    ...(mayBeBrought && { mayBeBrought }),
    ...(promoCents !== undefined && { promoDiscount: toAmount(promoCents) }),
    perishables,
    ...taxes,
    ...(delivery !== undefined && { delivery }),
  };
}

/** The methods of the places: what the cheapest asks for, and the first and last day that are offered. */
function atPlaces(places: readonly OfferedPlace[]): CheckoutOptions['shippingMethods'] {
  return PLACE_METHODS.flatMap((method) => {
    const own = places.filter(({ kind }) => kind === method);
    const days = own.flatMap(({ slots }) => slots.map(({ slot }) => shopDay(new Date(slot)))).toSorted();
    if (days.length === 0) return [];
    const price = Math.min(...own.map((place) => place.price));
    return { method, price, earliest: days[0]!, latest: days.at(-1)! };
  });
}
