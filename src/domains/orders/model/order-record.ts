import { z } from 'zod';
import { SEVERAL_LINES } from '#engine/model/person-name.ts';

export const NOTE_MAX = 2_000;

/** What staff wrote down about an order, for each other. */
export const orderNoteSchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** Null: the account is gone. */
  by: z.string().nullable(),
  text: z.string(),
});
export type OrderNote = z.infer<typeof orderNoteSchema>;

export const newOrderNoteSchema = z.object({
  text: z
    .string('validation:required')
    .trim()
    .min(1, 'validation:required')
    .max(NOTE_MAX, 'validation:tooLong')
    .refine((text) => SEVERAL_LINES.test(text), 'validation:invalidInput'),
});

/** What was mailed about an order: to its customer, or to those who send it. */
export const orderMailSchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** In the language it was written in. */
  subject: z.string(),
  recipient: z.string(),
  /** 'waiting': it is still tried, or waits for the order to be accepted. */
  status: z.enum(['waiting', 'sent', 'failed']),
  /** What the receiving server said, where it did not take it. */
  problem: z.string().nullable(),
  /** The mail that was sent again. */
  repeats: z.number().nullable(),
  /** Whether it can be sent again: not while it waits, nor to an address that no longer takes anything. */
  canSendAgain: z.boolean(),
});
export type OrderMail = z.infer<typeof orderMailSchema>;

/** So often are mails of one order sent again within a day: nobody is flooded from the desk. */
export const MOST_AGAIN_PER_DAY = 5;
/** The same mail is not sent again sooner: a double click sends one. */
export const AGAIN_AFTER_MINUTES = 10;
