import { z } from 'zod';
import { typedCodeSchema } from '#domains/cart/model/cart-input.ts';
import { MAX_CARDS_PER_ORDER } from '#domains/gift-cards/model/gift-card.ts';
import { chosenPlaceSchema } from '#domains/pickup/model/place.ts';
import { SHIPPING_METHODS } from '#domains/pricing/model/delivery/method-rules.ts';
import {
  customerPhoneSchema,
  deliveryDateSchema,
  giftMessageSchema,
  giftNameSchema,
  givenAddressFields,
  refuseAddress,
} from '#domains/orders/model/order-fields.ts';
import { orderSchema } from '#domains/orders/model/order.ts';
import { checkoutPaymentSchema } from '#domains/orders/model/payments/order-payment.ts';
import { paymentMethodSchema } from '#domains/orders/model/payments/payment-method-schema.ts';
import { vatIdSchema } from '#engine/model/places/vat-id.ts';
import { isWithoutLink, SINGLE_LINE } from '#engine/model/person-name.ts';

const fields = z.object({
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
  ...givenAddressFields,
  /** Left out, that of the account; an empty one is none. */
  vatId: vatIdSchema.optional(),
  shippingMethod: z.enum(SHIPPING_METHODS, 'validation:shippingMethodInvalid').optional(),
  /** With `pickup` and `local`: where and when, as the options offer it. */
  place: chosenPlaceSchema.optional(),
  /** What the method was shown to cost, as a decimal, without cooling: where producers have prices of their own it costs no more. */
  shippingPrice: z.number('validation:amountInvalid').min(0).max(1_000_000).optional(),
  coldChain: z.boolean('validation:invalidInput').optional(),
  deliveryDate: deliveryDateSchema.optional(),
  giftWrap: z.boolean('validation:invalidInput').optional(),
  giftMessage: giftMessageSchema.optional(),
  /** Who gets it, where it is a gift: the parcel bears this name, and its slip no prices. */
  giftTo: giftNameSchema.optional(),
  /** Who signs the message; left out, nobody beside it. */
  giftFrom: giftNameSchema.optional(),
  /** As if it had been put into the cart; an empty one is none. */
  promoCode: typedCodeSchema.optional(),
  /** Codes of gift cards, as they are typed: they pay first, one after the other. */
  giftCards: z
    .array(
      z.string('validation:invalidInput').max(60, 'validation:giftCardInvalid'),
      'validation:invalidInput',
    )
    .max(MAX_CARDS_PER_ORDER, 'validation:giftCardsMax')
    .optional(),
  /** Then the account's credit pays. */
  useCredit: z.boolean('validation:invalidInput').optional(),
  /** One of those that the shop offers; without it, the first of them. */
  paymentMethod: paymentMethodSchema('validation:paymentMethodInvalid').optional(),
});

/**
 * Name, e-mail and an address, as a text or by its parts, are enough; what else may be chosen depends on the cart too
 * (`deliveryFaults`).
 */
export const checkoutSchema = fields.superRefine((checkout, refused) => {
  if (checkout.shippingAddress === undefined && checkout.address === undefined)
    refused.addIssue({
      code: 'custom',
      path: ['shippingAddress'],
      message: 'validation:shippingAddressMin10',
    });
  // What is fetched goes nowhere: its address is the invoice's.
  refuseAddress(checkout, refused, { isSent: checkout.shippingMethod !== 'pickup' });
});

/** `token` opens /order/{orderId}?token=… for everybody who holds it. */
export const checkoutAnswerSchema = z.object({
  orderId: z.number(),
  token: z.string(),
  order: orderSchema,
  /** The order's, and where to pay it. */
  payment: checkoutPaymentSchema,
});

export type Checkout = z.infer<typeof checkoutSchema>;
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;
