import { z } from 'zod';
import { MAX_LINES } from '#domains/cart/model/cart-input.ts';
import { idSchema } from '#engine/model/ids.ts';
import { SEVERAL_LINES } from '#engine/model/person-name.ts';

const REASON_MAX = 500;
const MOST_PIECES = 1_000_000;

const piecesSchema = z
  .array(
    z.object({
      itemId: idSchema(),
      quantity: z
        .int('validation:quantityInteger')
        .min(1, 'validation:quantityMin1')
        .max(MOST_PIECES, 'validation:invalidInput'),
    }),
    'validation:required',
  )
  .min(1, 'validation:required')
  .max(MAX_LINES, 'validation:invalidInput')
  .refine(
    (items) => new Set(items.map(({ itemId }) => itemId)).size === items.length,
    'validation:invalidInput',
  );

export type RemovedPieces = z.output<typeof piecesSchema>;

/** Pieces of an order that are not sent after all. */
export const newRemovalSchema = z.object({
  items: piecesSchema,
  /** Said to the customer. */
  reason: z
    .string('validation:invalidInput')
    .trim()
    .max(REASON_MAX, 'validation:tooLong')
    .regex(SEVERAL_LINES, 'validation:invalidInput')
    .optional(),
  /** False: the pieces are not there, so nobody else can buy them. Left out: they go back on the shelf. */
  restock: z.boolean('validation:invalidInput').optional(),
  /** What was paid as money goes to the credit of the account that ordered. */
  asCredit: z.boolean('validation:invalidInput').optional(),
});

/** '12:2,15:1' in a URL: two pieces of line 12, one of line 15. */
export const removalQuoteQuerySchema = z.object({
  items: z
    .string('validation:required')
    .regex(/^\d{1,10}:\d{1,7}(,\d{1,10}:\d{1,7})*$/, 'validation:invalidInput')
    .transform((text) =>
      text.split(',').map((pair) => {
        const [itemId, quantity] = pair.split(':').map(Number);
        return { itemId: itemId!, quantity: quantity! };
      }),
    )
    .pipe(piecesSchema),
});

/** What removing them would change. Money as decimals. */
export const removalQuoteSchema = z.object({
  /** What the order would cost less. */
  reduced: z.number(),
  /** Of that, what lowers what is still to be paid, and what is left of it then. */
  lowered: z.number(),
  open: z.number(),
  /** What the customer gets back at once: less than the rest where a bank decides about the payment, more where a refund failed. */
  refund: z.number(),
  /** What the order costs afterwards. */
  total: z.number(),
  /** Parts of which nothing would be left: they are cancelled. */
  cancelledParts: z.array(z.number()),
  /** Nothing would be left of the order: it is cancelled instead, and this is refused. */
  isWhole: z.boolean(),
});
export type RemovalQuoteView = z.infer<typeof removalQuoteSchema>;
