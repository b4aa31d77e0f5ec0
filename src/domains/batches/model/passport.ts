import { z } from 'zod';
import { gtin14, isGtin } from '#domains/catalogue/model/batches/gtin.ts';

/** What everybody may know of a batch: what it is, who made it and when, and whether it may be eaten. */
export const passportSchema = z.object({
  batchId: z.number(),
  code: z.string(),
  /** 'YYYY-MM-DD'; null: nobody has said. */
  producedOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  isRecalled: z.boolean(),
  /** Its sale is stopped, and nobody knows yet whether it is called back. */
  isHeld: z.boolean(),
  /** Why it was called back. */
  reason: z.string().nullable(),
  productId: z.number(),
  productName: z.string(),
  productSlug: z.string(),
  /** Whether it can be bought again. */
  isListed: z.boolean(),
  imageUrl: z.string().nullable(),
  gtin: z.string().nullable(),
  ingredients: z.string(),
  storage: z.string(),
  producerId: z.number().nullable(),
  producerName: z.string().nullable(),
  producerSlug: z.string().nullable(),
  location: z.string().nullable(),
});
export type Passport = z.infer<typeof passportSchema>;

/** A GS1 Digital Link names the product by its number and the batch by its code. */
export const passportQuerySchema = z.object({
  gtin: z
    .string()
    .refine((text) => isGtin(text), 'validation:gtinInvalid')
    .transform((text) => gtin14(text)),
  code: z.string().min(1, 'validation:required').max(20, 'validation:tooLong'),
});
