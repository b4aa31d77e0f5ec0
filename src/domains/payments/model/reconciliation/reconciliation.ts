import { z } from 'zod';
import { SINGLE_LINE } from '#engine/model/person-name.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { DIFFERENCE_KINDS, MOVE_KINDS } from './match.ts';

/** Something that our books and the provider's say differently. Amounts above zero came in. */
export const differenceSchema = z.object({
  id: z.number(),
  foundAt: z.iso.datetime(),
  kind: z.enum(DIFFERENCE_KINDS),
  move: z.enum(MOVE_KINDS),
  /** What the provider calls it. */
  subject: z.string(),
  orderId: z.number().nullable(),
  payoutId: z.number().nullable(),
  booked: z.number(),
  provider: z.number(),
  /** Null: nobody has said why. `by` is null where both sides have come to agree since. */
  explanation: z
    .object({ note: z.string().nullable(), by: z.string().nullable(), at: z.iso.datetime() })
    .nullable(),
});
export type FoundDifference = z.infer<typeof differenceSchema>;

export const differenceListSchema = adminListSchema.extend({
  state: z.enum(['open', 'explained'], 'validation:statusInvalid').optional(),
  sort: sortSchema('kind', 'about', 'date', 'booked', 'provider', 'state'),
});
export type DifferenceList = z.output<typeof differenceListSchema>;

const NOTE_MAX = 500;

export const explanationSchema = z.object({
  note: z
    .string('validation:reasonRequired')
    .trim()
    .min(1, 'validation:reasonRequired')
    .max(NOTE_MAX, 'validation:tooLong')
    .regex(SINGLE_LINE, 'validation:invalidInput'),
});

export const reconciledSchema = z.object({
  /** Lines of the provider's balance that were new. */
  fetched: z.number(),
  /** Differences that nobody has explained. */
  open: z.number(),
});
