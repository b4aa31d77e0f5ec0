import { z } from 'zod';
import { idSchema } from '#engine/model/ids.ts';

/** Nobody wants everything. */
export const MAX_WISHES = 50;
const MOST_OF_ONE = 999;

const quantity = z
  .number('validation:quantityInteger')
  .int('validation:quantityInteger')
  .min(1, 'validation:quantityMin1')
  .max(MOST_OF_ONE, 'validation:quantityMax999');

/** Of which products somebody would take how many; what was said before is replaced. */
export const wishesSchema = z.object({
  wishes: z
    .array(z.object({ productId: idSchema(), quantity }), 'validation:invalidInput')
    .max(MAX_WISHES, 'validation:invalidInput')
    .refine(
      (wishes) => new Set(wishes.map(({ productId }) => productId)).size === wishes.length,
      'validation:invalidInput',
    ),
});
export type Wishes = z.output<typeof wishesSchema>;

/** What is wished for of a product, against its ladder. */
export const demandSchema = z.object({
  productId: z.number(),
  name: z.string(),
  slug: z.string(),
  people: z.number(),
  units: z.number(),
  /** What counts on its ladder: of a family, the units of all its sizes. */
  pooledUnits: z.number(),
  /** What all of these together would take off; 0: no tier is reached. */
  percentage: z.number(),
  nextTier: z.object({ missing: z.number(), percentage: z.number() }).nullable(),
  /** Who has not been invited to a group buy yet. */
  waiting: z.number(),
  /** Of the group buy that was opened for it last. */
  groupSlug: z.string().nullable(),
});
export type Demand = z.infer<typeof demandSchema>;
