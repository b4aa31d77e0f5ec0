import { z } from 'zod';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { isWholeCents, toAmount } from '#engine/model/money.ts';
import { payoutKindSchema } from './payout-account.ts';
import { WAITS_FOR } from './upcoming.ts';

export const PAYOUT_STATUSES = ['pending', 'paid', 'returned'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Why a payout came back. */
export const RETURN_REASONS = [
  /** The shop had too little with the provider. */
  'shop_balance',
  /** The producer's account cannot be paid. */
  'account',
  /** It was taken back. */
  'reversed',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const payoutSchema = z.object({
  id: z.number(),
  producerId: z.number(),
  /** Parts delivered before this moment, as far as they were not paid before. */
  periodEnd: z.string(),
  amount: z.number(),
  /** 'paid' once an administrator has recorded the bank's reference, or the provider has; 'returned': it is owed again. */
  status: z.enum(PAYOUT_STATUSES),
  reference: z.string().nullable(),
  /** 'bank', or the provider that pays it by itself. */
  way: payoutKindSchema,
  /** What came back of it. */
  returned: z.number(),
  returnReason: z.enum(RETURN_REASONS).nullable(),
  /** In the provider's words, why it came back or is not there yet. */
  problem: z.string().nullable(),
  createdAt: z.string(),
});
export type Payout = z.infer<typeof payoutSchema>;

export const adminPayoutSchema = payoutSchema.extend({ producerName: z.string() });
export type AdminPayout = z.infer<typeof adminPayoutSchema>;

export const adminPayoutListSchema = adminListSchema.extend({
  status: z.enum(PAYOUT_STATUSES, 'validation:statusInvalid').optional(),
  /** Transferred by the shop's bank, or made by a provider without anybody here. */
  way: z.enum(['bank', 'provider'], 'validation:invalidInput').optional(),
  sort: sortSchema('number', 'date', 'producer', 'until', 'amount'),
});
export type AdminPayoutList = z.output<typeof adminPayoutListSchema>;

/** What the bank calls a transfer. */
export const payoutReferenceSchema = z
  .string('validation:referenceRequired')
  .trim()
  .min(1, 'validation:referenceRequired')
  .max(100, 'validation:tooLong')
  .regex(/^\P{Cc}*$/u, 'validation:invalidInput');

export const payoutPaidSchema = z.object({
  status: z.literal('paid', 'validation:statusInvalid'),
  reference: payoutReferenceSchema,
});

/** No producer owes more. */
const MOST_TAKEN_BACK_CENTS = 100_000_000_00;

/** Of a payout that a provider made: what the producer owes is taken back. */
export const takeBackSchema = z.object({
  amount: z
    .number('validation:amountInvalid')
    .positive('validation:amountInvalid')
    .max(toAmount(MOST_TAKEN_BACK_CENTS), 'validation:amountInvalid')
    .refine(isWholeCents, 'validation:amountInvalid'),
});

/** A part of an order, or what was taken back of it; less than zero where it was taken back. */
export const payoutLineSchema = z.object({
  orderId: z.number(),
  partId: z.number(),
  kind: z.string(),
  at: z.string(),
  deliveredAt: z.string().nullable(),
  goods: z.number(),
  commission: z.number(),
  amount: z.number(),
});
export type PayoutLine = z.infer<typeof payoutLineSchema>;

export const payoutWithLinesSchema = payoutSchema.extend({ lines: z.array(payoutLineSchema) });
export type PayoutWithLines = z.infer<typeof payoutWithLinesSchema>;

/** How a payout came so far: it was made, put into a file for the bank, carried out, and what came back of it. */
export const payoutStepSchema = z.object({
  step: z.enum(['made', 'batched', 'paid', 'returned']),
  at: z.string(),
  /** Null: it was made by itself. */
  by: z.string().nullable(),
  /** The number of the batch, or the bank's reference. */
  detail: z.string().nullable(),
  /** What came back. */
  amount: z.number().optional(),
});

export const adminPayoutRecordSchema = adminPayoutSchema.extend({
  lines: z.array(payoutLineSchema),
  /** Where the producer's money goes now; null: there is no account. */
  account: z.object({ kind: payoutKindSchema, lastFour: z.string() }).nullable(),
  /** Oldest first. */
  history: z.array(payoutStepSchema),
});
export type AdminPayoutRecord = z.infer<typeof adminPayoutRecordSchema>;

export const producerPayoutsSchema = z.object({
  /** All that the shop owes the producer, delivered or not. */
  balance: z.number(),
  /** What a payout now would hold. */
  available: z.number(),
  /** YYYY-MM-DD */
  nextPayoutOn: z.string(),
  /** What comes when, or what it waits for: its delivery, the customer's payment, the end of a dispute. */
  upcoming: z.array(
    z.object({
      payoutOn: z.string().nullable(),
      waitsFor: z.enum(WAITS_FOR).nullable(),
      parts: z.number(),
      amount: z.number(),
    }),
  ),
  items: z.array(payoutSchema),
});
export type ProducerPayouts = z.infer<typeof producerPayoutsSchema>;
