import { z } from 'zod';
import { typedCodeSchema } from '#shared/cart/cart-input.ts';
import { isOutsideCoverage } from '#shared/delivery/coverage.ts';
import { GIFT_MESSAGE_MAX, SHIPPING_METHODS } from '#shared/delivery/methods.ts';
import { orderSchema } from '#shared/orders/order.ts';
import { isWithoutLink, SINGLE_LINE } from '#shared/person-name.ts';

export const IDEMPOTENCY_KEY_MAX = 200;

/** Nobody means to send a control character; line breaks are fine in an address and in a gift message. */
const SEVERAL_LINES = /^(?:\P{Cc}|[\n\r\t])*$/u;

const customerPhoneSchema = z
  .string('validation:invalidInput')
  .trim()
  .max(40, 'validation:tooLong')
  .regex(SINGLE_LINE, 'validation:invalidInput');

const shippingAddressSchema = z
  .string('validation:shippingAddressMin10')
  .trim()
  .min(10, 'validation:shippingAddressMin10')
  .max(1000, 'validation:tooLong')
  .regex(SEVERAL_LINES, 'validation:invalidInput')
  .refine((address) => !isOutsideCoverage(address), 'validation:outsideCoverage');

const giftMessageSchema = z
  .string('validation:invalidInput')
  .trim()
  .max(GIFT_MESSAGE_MAX, 'validation:giftMessageMax250')
  .regex(SEVERAL_LINES, 'validation:invalidInput');

/** The first four fields are enough; what else may be chosen depends on the cart too (`deliveryFaults`). */
export const checkoutSchema = z.object({
  customerName: z
    .string('validation:nameMin2')
    .trim()
    .min(2, 'validation:nameMin2')
    .max(200, 'validation:tooLong')
    .regex(SINGLE_LINE, 'validation:invalidInput')
    .refine(isWithoutLink, 'validation:nameWithLink'),
  customerEmail: z
    .string('validation:emailInvalid')
    .trim()
    .max(254, 'validation:emailInvalid')
    .regex(z.regexes.email, 'validation:emailInvalid'),
  customerPhone: customerPhoneSchema.optional(),
  shippingAddress: shippingAddressSchema,
  shippingMethod: z.enum(SHIPPING_METHODS, 'validation:shippingMethodInvalid').optional(),
  coldChain: z.boolean('validation:invalidInput').optional(),
  /** YYYY-MM-DD. */
  deliveryDate: z.string('validation:invalidInput').optional(),
  giftWrap: z.boolean('validation:invalidInput').optional(),
  giftMessage: giftMessageSchema.optional(),
  /** As if it had been put into the cart; an empty one is none. */
  promoCode: typedCodeSchema.optional(),
});

/** `token` opens /order/{orderId}?token=… for whoever holds it. */
export const checkoutAnswerSchema = z.object({ orderId: z.number(), token: z.string(), order: orderSchema });

export type Checkout = z.infer<typeof checkoutSchema>;
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;
