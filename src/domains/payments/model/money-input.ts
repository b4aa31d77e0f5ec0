import { z } from 'zod';
import { bulkIdsSchema } from '#engine/model/lists/bulk.ts';
import { isWholeCents, toAmount } from '#engine/model/money.ts';
import { SINGLE_LINE } from '#engine/model/person-name.ts';
import { MAX_ORDER_CENTS } from '#domains/pricing/model/cart-totals.ts';

const INVALID = 'validation:amountInvalid';
const NOTE_MAX = 500;

/** An amount above zero, in whole cents. */
const amountSchema = z
  .number(INVALID)
  .positive(INVALID)
  .max(toAmount(MAX_ORDER_CENTS), INVALID)
  .refine(isWholeCents, INVALID);

const noteSchema = z
  .string('validation:invalidInput')
  .trim()
  .max(NOTE_MAX, 'validation:tooLong')
  .regex(SINGLE_LINE, 'validation:invalidInput');

/** Money that came in by invoice; without an amount, all that is open. */
export const transferSchema = z.object({ amount: amountSchema.optional(), note: noteSchema.optional() });

/** Of each of these orders all that is open came in. */
export const transfersSchema = z.object({ ids: bulkIdsSchema, note: noteSchema.optional() });

export const refundSchema = z.object({
  amount: amountSchema,
  reason: noteSchema.min(1, 'validation:reasonRequired'),
  /** What was paid as money goes to the credit of the account that ordered. */
  asCredit: z.boolean('validation:invalidInput').optional(),
});

export const TEST_OUTCOMES = ['paid', 'declined', 'cancelled'] as const;
export const testOutcomeSchema = z.object({ outcome: z.enum(TEST_OUTCOMES, 'validation:invalidInput') });
export type TestOutcome = (typeof TEST_OUTCOMES)[number];
