import { z } from 'zod';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { DISPUTE_STATUSES } from './dispute-status.ts';

export const DISPUTE_STATES = ['open', 'decided'] as const;

/** Why customers dispute, in our words; banks know more reasons than anybody can name. */
export const DISPUTE_REASONS = [
  'fraudulent',
  'not_received',
  'not_as_described',
  'duplicate',
  'refund_missing',
  'unrecognized',
  'other',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** A payment that a customer disputes, as administrators see it. */
export const disputeSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  amount: z.number(),
  reason: z.enum(DISPUTE_REASONS),
  status: z.enum(DISPUTE_STATUSES),
  openedAt: z.iso.datetime(),
  /** Until then evidence counts; null: the bank does not say. */
  dueBy: z.iso.datetime().nullable(),
  /** What an administrator has decided about it; null: nothing yet. */
  answer: z
    .object({
      kind: z.enum(['evidence', 'acceptance']),
      at: z.iso.datetime(),
      by: z.string().nullable(),
      note: z.string().nullable(),
      /** The provider knows of it. */
      isSent: z.boolean(),
      /** Why the provider does not know of it yet, in its words. */
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type Dispute = z.infer<typeof disputeSchema>;

/** All that the shop knows about what was paid for. */
export const evidenceSchema = z.object({
  customerName: z.string(),
  customerEmail: z.string(),
  shippingAddress: z.string(),
  orderedAt: z.iso.datetime(),
  total: z.number(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), amount: z.number() })),
  parcels: z.array(
    z.object({
      from: z.string(),
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      trackingUrl: z.string().nullable(),
      shippedAt: z.iso.datetime().nullable(),
      deliveredAt: z.iso.datetime().nullable(),
    }),
  ),
  /** What was mailed to the customer about the order. */
  mails: z.array(z.object({ template: z.string(), at: z.iso.datetime() })),
  /** What was said between customer and shop. */
  messages: z.array(z.object({ at: z.iso.datetime(), from: z.string(), text: z.string() })),
  termsUrl: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const disputeWithEvidenceSchema = disputeSchema.extend({ evidence: evidenceSchema });
export type DisputeWithEvidence = z.infer<typeof disputeWithEvidenceSchema>;

export const disputeListSchema = adminListSchema.extend({
  state: z.enum(DISPUTE_STATES, 'validation:statusInvalid').optional(),
  sort: sortSchema('order', 'amount', 'reason', 'date', 'due', 'state'),
});
export type DisputeList = z.output<typeof disputeListSchema>;

const NOTE_MAX = 2_000;

/** What the administrator adds to what the shop knows. */
export const evidenceNoteSchema = z.object({
  note: z.string('validation:invalidInput').trim().max(NOTE_MAX, 'validation:tooLong').optional(),
});
