import { z } from 'zod';
import { idSchema } from '#engine/model/ids.ts';

/** What of which batch is packed for a line. Lines that are not named stay as they are. */
export const batchCorrectionSchema = z.object({
  items: z
    .array(
      z.object({
        itemId: idSchema(),
        batches: z
          .array(
            z.object({
              code: z
                .string('validation:required')
                .trim()
                .min(1, 'validation:required')
                .max(20, 'validation:tooLong'),
              quantity: z
                .int('validation:quantityInteger')
                .min(1, 'validation:quantityMin1')
                .max(1_000_000, 'validation:invalidInput'),
            }),
          )
          .min(1, 'validation:required')
          .max(50, 'validation:invalidInput'),
      }),
    )
    .min(1, 'validation:required')
    .max(200, 'validation:invalidInput'),
});
export type BatchCorrection = z.output<typeof batchCorrectionSchema>;

/** What each line of the own part could be made of: what is on the shelf and what it has already. */
export const batchChoicesSchema = z.object({
  items: z.array(
    z.object({
      itemId: z.number(),
      /** Of its product, as jars say it. */
      gtin: z.string().nullable(),
      batches: z.array(
        z.object({
          id: z.number(),
          code: z.string(),
          bestBefore: z.string().nullable(),
          quantity: z.number(),
        }),
      ),
    }),
  ),
});
export type BatchChoices = z.infer<typeof batchChoicesSchema>;
