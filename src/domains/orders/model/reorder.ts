import { z } from 'zod';
import { cartSchema } from '#domains/cart/model/cart.ts';

/** What "order again" could not put back as it was. Money as decimals. */
export const reorderChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gone'), productName: z.string() }),
  z.object({
    kind: z.literal('price'),
    productName: z.string(),
    /** Unit prices. */
    before: z.number(),
    now: z.number(),
  }),
  z.object({
    kind: z.literal('less'),
    productName: z.string(),
    wanted: z.number(),
    /** What the cart holds of it now. */
    inCart: z.number(),
  }),
]);

/** Answer of "order again": the cart as it is now, and in what it differs from the order. */
export const reorderAnswerSchema = z.object({ cart: cartSchema, changes: z.array(reorderChangeSchema) });

export type ReorderAnswer = z.infer<typeof reorderAnswerSchema>;
export type ReorderChange = z.infer<typeof reorderChangeSchema>;
