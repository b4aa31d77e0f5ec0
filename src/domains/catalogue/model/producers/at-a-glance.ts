import { z } from 'zod';

/** What is true of the whole shop at this moment, in three figures. */
export const atAGlanceSchema = z.object({
  /** Those whose products are on sale. */
  makers: z.number(),
  /** Where they are; null where one of them does not say it so that everybody would understand. */
  countries: z.number().nullable(),
  /** Of all products on sale; null until there is a review. */
  reviews: z.object({ count: z.number(), average: z.number() }).nullable(),
});

export type AtAGlance = z.infer<typeof atAGlanceSchema>;
