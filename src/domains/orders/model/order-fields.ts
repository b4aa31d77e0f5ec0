import { z } from 'zod';
import { GIFT_MESSAGE_MAX } from '#domains/pricing/model/delivery/method-rules.ts';
import { addressSchema } from '#engine/model/places/address.ts';
import { isWithoutLink, SINGLE_LINE, SEVERAL_LINES } from '#engine/model/person-name.ts';
import { addressFault, type GivenAddress } from './order-address.ts';

// What a customer says of an order, at the checkout and while it may be changed: one rule for each field.

/** More does not fit on a label. */
const GIFT_NAME_MAX = 100;

export const customerPhoneSchema = z
  .string('validation:invalidInput')
  .trim()
  .max(40, 'validation:tooLong')
  .regex(SINGLE_LINE, 'validation:invalidInput');

/** As a text; where it leads is judged by `refuseAddress`. Of an order that is fetched it may lead anywhere. */
export const addressTextSchema = z
  .string('validation:shippingAddressMin10')
  .trim()
  .min(10, 'validation:shippingAddressMin10')
  .max(1000, { error: 'validation:tooLong', abort: true })
  .regex(SEVERAL_LINES, 'validation:invalidInput');

/** A text alone, without the parts of the address. */
export const shippingAddressSchema = addressTextSchema.superRefine((shippingAddress, refused) => {
  const fault = addressFault({ shippingAddress });
  if (fault !== undefined) refused.addIssue({ code: 'custom', message: fault.message });
});

/** The text, the parts, or both: to be judged together by `refuseAddress`. */
export const givenAddressFields = {
  shippingAddress: addressTextSchema.optional(),
  address: addressSchema.optional(),
};

/** For `superRefine` of a schema with both. */
export function refuseAddress(
  given: GivenAddress,
  refused: z.core.$RefinementCtx,
  { isSent = true }: { isSent?: boolean } = {},
): void {
  const fault = addressFault(given, isSent);
  if (fault !== undefined) refused.addIssue({ code: 'custom', ...fault });
}

export const giftMessageSchema = z
  .string('validation:invalidInput')
  .trim()
  .max(GIFT_MESSAGE_MAX, 'validation:giftMessageMax250')
  .regex(SEVERAL_LINES, 'validation:invalidInput');

/** Of the one who gets a gift, and of the one who signs its message; an empty one is none. */
export const giftNameSchema = z
  .string('validation:invalidInput')
  .trim()
  .max(GIFT_NAME_MAX, 'validation:tooLong')
  .regex(SINGLE_LINE, 'validation:invalidInput')
  .refine(isWithoutLink, 'validation:nameWithLink');

/** YYYY-MM-DD; which days are possible depends on method and moment (`deliveryFaults`). */
export const deliveryDateSchema = z.string('validation:invalidInput');
