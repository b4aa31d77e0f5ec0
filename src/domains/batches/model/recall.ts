import { z } from 'zod';

/** Customers and authorities read it. */
export const reasonSchema = z
  .string('validation:required')
  .trim()
  .min(1, 'validation:required')
  .max(500, 'validation:tooLong');

export const REMEDIES = ['refund', 'replace'] as const;
export type Remedy = (typeof REMEDIES)[number];

/**
 * 'stopped': not sent yet, and it stays. 'refunded', 'replaced': what was sent. 'told': there was nothing left to give
 * back. 'practised': nothing happened.
 */
export const RECALL_OUTCOMES = ['stopped', 'refunded', 'replaced', 'told', 'practised'] as const;
export type RecallOutcome = (typeof RECALL_OUTCOMES)[number];

export const newRecallSchema = z.object({
  reason: reasonSchema,
  remedy: z.enum(REMEDIES, 'validation:required'),
  /** Finds everybody and mails nobody. */
  practice: z.boolean('validation:invalidInput').default(false),
});
/** The end of the link in a recall's mail. */
export const recallLinkSchema = z.object({
  id: z
    .int('validation:invalidInput')
    .positive('validation:invalidInput')
    .max(2_147_483_647, 'validation:invalidInput'),
  token: z.string('validation:required').max(100, 'validation:invalidInput'),
});

export type NewRecall = z.output<typeof newRecallSchema>;

export const recallSchema = z.object({
  id: z.number(),
  batchId: z.number(),
  reason: z.string(),
  remedy: z.enum(REMEDIES),
  practice: z.boolean(),
  startedAt: z.iso.datetime(),
  /** Null: it is under way. */
  finishedAt: z.iso.datetime().nullable(),
  /** How many orders have units of it, and how far they are. */
  orders: z.number(),
  done: z.number(),
  stopped: z.number(),
  refunded: z.number(),
  replaced: z.number(),
  mailed: z.number(),
  /** Have followed the link of their mail. */
  opened: z.number(),
  /** Could not be dealt with yet, and are tried again. */
  failing: z.number(),
});
export type Recall = z.infer<typeof recallSchema>;

/** More of them are not printed: the CSV file has everybody. */
export const MAX_PRINTED = 2_000;

/** A recall as authorities ask for it: one step back, where it came from, and one step forward, who got it. */
export const recallSheetSchema = recallSchema.extend({
  batch: z.object({
    code: z.string(),
    productName: z.string(),
    producedOn: z.string().nullable(),
    bestBefore: z.string().nullable(),
    producerName: z.string().nullable(),
    producerLocation: z.string().nullable(),
    producerPhone: z.string().nullable(),
  }),
  /** The first `MAX_PRINTED`, by their numbers. */
  list: z.array(
    z.object({
      orderId: z.number(),
      orderedAt: z.iso.datetime(),
      customerName: z.string(),
      customerEmail: z.string(),
      customerPhone: z.string().nullable(),
      shippingAddress: z.string(),
      units: z.number(),
      /** Null: it is still to be dealt with. */
      outcome: z.enum(RECALL_OUTCOMES).nullable(),
      mailedAt: z.iso.datetime().nullable(),
      openedAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type RecallSheet = z.infer<typeof recallSheetSchema>;
