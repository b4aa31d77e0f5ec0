import { z } from 'zod';
import { optionalTokenSchema } from '#domains/orders/model/order-token.ts';

export const MAX_MESSAGE_LENGTH = 2_000;

/** Somebody may be mailed about a thread once in this time; what comes in between waits for the next mail. */
export const MAIL_PAUSE_MS = 60 * 60 * 1000;

/**
 * Whether a text holds an e-mail address: people are to stay where both sides can look things up, and where strangers
 * cannot collect addresses. Word by word, so that it takes one walk over the text.
 */
export function holdsEmailAddress(text: string): boolean {
  const words = text.normalize('NFKC').split(/\s+/u);
  return words.some((word, place) => {
    const [first, last] = [word.indexOf('@'), word.lastIndexOf('@')];
    if (first === -1) return false;
    const hasSigns = (part: string) => /[\p{L}\p{N}]/u.test(part);
    if (hasSigns(word.slice(0, first)) && hasSigns(word.slice(last + 1))) return true;
    // With spaces around the sign: a host name follows.
    return last === word.length - 1 && /\p{L}\.\p{L}/u.test(words[place + 1] ?? '');
  });
}

const textSchema = z
  .string('validation:messageRequired')
  .trim()
  .min(1, 'validation:messageRequired')
  .max(MAX_MESSAGE_LENGTH, 'validation:messageMax2000')
  .refine((text) => !holdsEmailAddress(text), 'validation:messageWithEmail');

const idSchema = z.int().positive();

export const aboutSchema = z.union([
  z.strictObject({ orderPartId: idSchema }),
  z.strictObject({ productId: idSchema }),
]);
export type About = z.infer<typeof aboutSchema>;

export const newThreadSchema = z.object({ about: aboutSchema, text: textSchema });
export const newMessageSchema = z.object({ text: textSchema });

/** A guest shows the token of the order; for the list also which order it is, by which others narrow theirs. */
export const guestSchema = optionalTokenSchema;
export const threadListSchema = guestSchema.extend({
  orderId: z.coerce.number().int().positive().optional(),
});

export const SENDERS = ['customer', 'producer'] as const;
export type Sender = (typeof SENDERS)[number];

export const messageViewSchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  from: z.enum(SENDERS),
  text: z.string(),
});

export const threadSchema = z.object({
  id: z.number(),
  about: z.object({
    orderPartId: z.number().optional(),
    productId: z.number().optional(),
    /** Of the product. */
    slug: z.string().optional(),
    /** Of the part. */
    orderId: z.number().optional(),
    /** What it is called: the product, or the order's number. */
    name: z.string(),
  }),
  /** The other side; to an administrator, both. */
  with: z.string(),
  lastAt: z.iso.datetime(),
  /** Messages of the other side that were not opened yet. */
  unread: z.number(),
  /** Somebody asked the administrators to look at it, and they have not yet. */
  reported: z.boolean(),
  /** Who asked them; said to administrators alone. */
  reportedBy: z.enum(SENDERS).optional(),
  /** Of a list, the last one only. */
  messages: z.array(messageViewSchema),
});
export type Thread = z.infer<typeof threadSchema>;

/** How much somebody has written with producers, for those who look after people's accounts. */
export const personMessagesSchema = z.object({
  threads: z.number(),
  messages: z.number(),
  /** Threads that somebody asked the administrators to look at. */
  reported: z.number(),
});
export type PersonMessages = z.infer<typeof personMessagesSchema>;
