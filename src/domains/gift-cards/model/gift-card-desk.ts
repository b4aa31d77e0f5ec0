import { z } from 'zod';
import { POSTING_KINDS } from '#domains/ledger/model/posting.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { isWholeCents } from '#engine/model/money.ts';
import { SINGLE_LINE } from '#engine/model/person-name.ts';
import { CARD_STATES } from './gift-card.ts';

export const adminCardListSchema = adminListSchema.extend({
  state: z.enum(CARD_STATES, 'validation:invalidInput').optional(),
  sort: sortSchema('code', 'amount', 'balance', 'state', 'sender', 'recipient', 'sendOn', 'date'),
});
export type AdminCardList = z.output<typeof adminCardListSchema>;

/** Nobody at the desk reads a code: its last four tell cards apart. */
export const adminCardSchema = z.object({
  id: z.number(),
  lastFour: z.string(),
  state: z.enum(CARD_STATES),
  amount: z.number(),
  balance: z.number(),
  orderId: z.number(),
  senderName: z.string(),
  recipientEmail: z.string().nullable(),
  /** 'YYYY-MM-DD' */
  sendOn: z.string(),
  isSent: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AdminCard = z.infer<typeof adminCardSchema>;

/** Above zero it came to the card, below zero it paid. */
const moveSchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  kind: z.enum(POSTING_KINDS),
  amount: z.number(),
  orderId: z.number().nullable(),
});

export const adminCardRecordSchema = adminCardSchema.extend({
  blockReason: z.string().nullable(),
  moves: z.array(moveSchema),
});
export type AdminCardRecord = z.infer<typeof adminCardRecordSchema>;

const REASON_MAX = 500;
const reason = z
  .string('validation:reasonRequired')
  .trim()
  .min(1, 'validation:reasonRequired')
  .max(REASON_MAX, 'validation:tooLong')
  .regex(SINGLE_LINE, 'validation:invalidInput');

export const blockCardSchema = z.discriminatedUnion('blocked', [
  z.object({ blocked: z.literal(true), reason }),
  z.object({ blocked: z.literal(false) }),
]);
export type BlockCard = z.output<typeof blockCardSchema>;

/** Oldest last. */
export const creditSchema = z.object({ balance: z.number(), moves: z.array(moveSchema) });
/** At the desk with what was said when it was given. */
export const deskCreditSchema = z.object({
  balance: z.number(),
  moves: z.array(moveSchema.extend({ reason: z.string().nullable(), by: z.string().nullable() })),
});

/** An amount. What an administrator gives at once; more takes two. */
const MAX_GRANT = 1_000;
const AMOUNT = 'validation:creditAmount';

export const grantSchema = z.object({
  amount: z.number(AMOUNT).positive(AMOUNT).max(MAX_GRANT, AMOUNT).refine(isWholeCents, AMOUNT),
  reason,
});
export type CreditGrant = z.output<typeof grantSchema>;
