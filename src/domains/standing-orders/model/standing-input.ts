import { z } from 'zod';
import { quantitySchema } from '#domains/cart/model/cart-input.ts';
import { givenAddressFields, refuseAddress } from '#domains/orders/model/order-fields.ts';
import { PAYMENT_METHODS } from '#domains/orders/model/payments/payment-method.ts';
import { isDay } from '#domains/pricing/model/delivery/business-days.ts';
import { PLACE_METHODS, SENT_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { idSchema } from '#engine/model/ids.ts';
import { IF_MISSING } from './standing-state.ts';
import { MAX_WEEKS } from './standing-dates.ts';

/** Different products in one standing order. */
export const MAX_ITEMS = 50;
/** Of one person. */
export const MAX_STANDING_ORDERS = 20;

const itemsSchema = z
  .array(z.object({ productId: idSchema(), quantity: quantitySchema }), 'validation:required')
  .min(1, 'validation:standingItems')
  .max(MAX_ITEMS, 'validation:standingItemsMax')
  .refine(
    (items) => new Set(items.map(({ productId }) => productId)).size === items.length,
    'validation:invalidInput',
  );

const everyWeeksSchema = z
  .number('validation:standingWeeks')
  .int('validation:standingWeeks')
  .min(1, 'validation:standingWeeks')
  .max(MAX_WEEKS, 'validation:standingWeeks');

/** How far ahead it is, only the clock can say. */
const daySchema = z.string('validation:standingDate').refine(isDay, 'validation:standingDate');

const fields = {
  items: itemsSchema,
  everyWeeks: everyWeeksSchema,
  startsOn: daySchema,
  shippingMethod: z.enum(SENT_METHODS, {
    error: ({ input }) =>
      // Nobody chooses a slot for a day that the clock orders on.
      (PLACE_METHODS as readonly unknown[]).includes(input)
        ? 'validation:standingMethod'
        : 'validation:shippingMethodInvalid',
  }),
  paymentMethod: z.enum(PAYMENT_METHODS, 'validation:paymentMethodInvalid'),
  ifMissing: z.enum(IF_MISSING, 'validation:invalidInput'),
};

export const newStandingOrderSchema = z
  .object({
    ...fields,
    shippingMethod: fields.shippingMethod.default('standard'),
    /** Left out, the first of those that the shop offers. */
    paymentMethod: fields.paymentMethod.optional(),
    ifMissing: fields.ifMissing.default('leave_out'),
    ...givenAddressFields,
  })
  .superRefine((given, refused) => {
    if (given.shippingAddress === undefined && given.address === undefined)
      refused.addIssue({ code: 'custom', path: ['address'], message: 'validation:required' });
    refuseAddress(given, refused);
  });

/** What is left out stays. `startsOn`: the next date; the others follow it. */
export const changeStandingOrderSchema = z
  .object({
    items: fields.items.optional(),
    everyWeeks: fields.everyWeeks.optional(),
    startsOn: fields.startsOn.optional(),
    shippingMethod: fields.shippingMethod.optional(),
    paymentMethod: fields.paymentMethod.optional(),
    ifMissing: fields.ifMissing.optional(),
    paused: z.boolean('validation:invalidInput').optional(),
    ...givenAddressFields,
  })
  .superRefine(refuseAddress);

/** Of a link in a mail: it opens one date and skips it, nothing else. */
export const dateLinkSchema = z.object({
  date: daySchema,
  token: z.string().max(200),
});

export type NewStandingOrder = z.output<typeof newStandingOrderSchema>;
export type StandingOrderChange = z.output<typeof changeStandingOrderSchema>;
