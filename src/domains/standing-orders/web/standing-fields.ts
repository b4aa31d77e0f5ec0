import { z } from 'zod';
import { quantitySchema } from '#domains/cart/model/cart-input.ts';
import { shippingAddressSchema } from '#domains/orders/model/order-fields.ts';
import { PAYMENT_METHODS, type OwnMethod } from '#domains/orders/model/payments/payment-method.ts';
import { addDays, isDay, type Day } from '#domains/pricing/model/delivery/business-days.ts';
import { SENT_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import { EARLIEST_DAYS_AHEAD } from '#domains/standing-orders/model/standing-dates.ts';
import type { StandingOrder } from '#domains/standing-orders/model/standing-order.ts';
import { IF_MISSING } from '#domains/standing-orders/model/standing-state.ts';
import { shopDay } from '#engine/model/dates.ts';

/** Every field has a value, so that messages about it find it. */
export const standingFieldsSchema = z.object({
  items: z
    .array(z.object({ productId: z.number(), name: z.string(), quantity: quantitySchema }))
    .min(1, 'validation:standingItems'),
  everyWeeks: z.string(),
  startsOn: z.string().refine(isDay, 'validation:standingDate'),
  shippingAddress: shippingAddressSchema,
  shippingMethod: z.enum(SENT_METHODS),
  paymentMethod: z.enum(PAYMENT_METHODS),
  ifMissing: z.enum(IF_MISSING),
});

export type StandingFields = z.infer<typeof standingFieldsSchema>;

export const earliestDay = (now: Date): Day => addDays(shopDay(now), EARLIEST_DAYS_AHEAD);

/** What most people want: in a week, and then every four. */
const FIRST_DAYS_AHEAD = 7;
const USUAL_WEEKS = '4';

export function newFields(
  items: StandingFields['items'],
  { shippingAddress, method, now }: { shippingAddress: string; method: OwnMethod; now: Date },
): StandingFields {
  return {
    items,
    everyWeeks: USUAL_WEEKS,
    startsOn: addDays(shopDay(now), FIRST_DAYS_AHEAD),
    shippingAddress,
    shippingMethod: 'standard',
    paymentMethod: method,
    ifMissing: 'leave_out',
  };
}

export function fieldsOf(standing: StandingOrder): StandingFields {
  const { shippingAddress, shippingMethod, paymentMethod, ifMissing, nextOn, everyWeeks, items } = standing;
  return {
    items: items.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    everyWeeks: String(everyWeeks),
    startsOn: nextOn,
    shippingAddress,
    shippingMethod,
    paymentMethod,
    ifMissing,
  };
}

/** What is sent. */
export function bodyOf({ items, everyWeeks, ...fields }: StandingFields) {
  return {
    ...fields,
    everyWeeks: Number(everyWeeks),
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
  };
}

/** Only what differs: a text of an address that stays keeps the parts it was made of. */
export function changeOf(fields: StandingFields, standing: StandingOrder) {
  const { shippingAddress, startsOn, ...body } = bodyOf(fields);
  return {
    ...body,
    ...(startsOn !== standing.nextOn && { startsOn }),
    ...(shippingAddress !== standing.shippingAddress && { shippingAddress }),
  };
}
