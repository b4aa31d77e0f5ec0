import { z } from 'zod';
import { isNotDelivered } from '#domains/pricing/model/delivery/countries.ts';
import { GIFT_MESSAGE_MAX } from '#domains/pricing/model/delivery/method-rules.ts';
import { SINGLE_LINE } from '#engine/model/person-name.ts';

// What a customer says of an order, at the checkout and while it may be changed: one rule for each field.

/** Nobody means to send a control character; line breaks are fine in an address and in a gift message. */
const SEVERAL_LINES = /^(?:\P{Cc}|[\n\r\t])*$/u;

export const customerPhoneSchema = z
  .string('validation:invalidInput')
  .trim()
  .max(40, 'validation:tooLong')
  .regex(SINGLE_LINE, 'validation:invalidInput');

export const shippingAddressSchema = z
  .string('validation:shippingAddressMin10')
  .trim()
  .min(10, 'validation:shippingAddressMin10')
  .max(1000, { error: 'validation:tooLong', abort: true })
  .regex(SEVERAL_LINES, 'validation:invalidInput')
  .refine((address) => !isNotDelivered(address), 'validation:outsideCoverage');

export const giftMessageSchema = z
  .string('validation:invalidInput')
  .trim()
  .max(GIFT_MESSAGE_MAX, 'validation:giftMessageMax250')
  .regex(SEVERAL_LINES, 'validation:invalidInput');

/** YYYY-MM-DD; which days are possible depends on method and moment (`deliveryFaults`). */
export const deliveryDateSchema = z.string('validation:invalidInput');
