import { z } from 'zod';
import { paymentMethodSchema } from '#domains/orders/model/payments/payment-method-schema.ts';
import { dayText } from '#engine/model/fields.ts';
import { isWithoutLink, SINGLE_LINE } from '#engine/model/person-name.ts';
import { isWholeCents, toAmount } from '#engine/model/money.ts';
import { CARD_MESSAGE_MAX, MAX_CARD_CENTS, MIN_CARD_CENTS } from './gift-card.ts';

const email = z
  .string('validation:emailInvalid')
  .trim()
  .max(254, 'validation:emailInvalid')
  .regex(z.regexes.email, 'validation:emailInvalid');

const AMOUNT = 'validation:giftCardAmount';

/** Name and e-mail of guests; of somebody signed in, those of the account. */
export const newGiftCardSchema = z.object({
  /** An amount, in whole cents. */
  amount: z
    .number(AMOUNT)
    .min(toAmount(MIN_CARD_CENTS), AMOUNT)
    .max(toAmount(MAX_CARD_CENTS), AMOUNT)
    .refine(isWholeCents, AMOUNT),
  /** Without one, the buyer gets the code. */
  recipientEmail: email.optional(),
  message: z
    .string('validation:invalidInput')
    .trim()
    .max(CARD_MESSAGE_MAX, 'validation:messageMax500')
    .refine((text) => !text.includes('\0'), 'validation:invalidInput')
    .optional(),
  /** 'YYYY-MM-DD', in the shop's time zone: today at the earliest, a year ahead at most. */
  sendOn: dayText('validation:sendOnInvalid').optional(),
  customerName: z
    .string('validation:nameMin2')
    .trim()
    .min(2, 'validation:nameMin2')
    .max(200, 'validation:tooLong')
    .regex(SINGLE_LINE, 'validation:invalidInput')
    .refine(isWithoutLink, 'validation:nameWithLink')
    .optional(),
  customerEmail: email.optional(),
  paymentMethod: paymentMethodSchema('validation:paymentMethodInvalid').optional(),
});

export type NewGiftCard = z.output<typeof newGiftCardSchema>;
