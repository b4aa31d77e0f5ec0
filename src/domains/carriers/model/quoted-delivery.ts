import { z } from 'zod';

/**
 * What delivery of a cart costs where producers have prices of their own, as decimals. `methods` of the options hold the
 * sums; here is what they are made of.
 */
export const quotedDeliverySchema = z.object({
  /** What the code in the cart takes off at the chosen method. */
  promoDiscount: z.number(),
  parcels: z.array(
    z.object({
      /** Null: all producers together that have no prices of their own. */
      producerName: z.string().nullable(),
      standard: z.number(),
      express: z.number(),
      priority: z.number(),
    }),
  ),
  /** Producers of whom the cart holds less than they send. */
  belowMinimum: z.array(z.object({ producerName: z.string(), minimum: z.number(), missing: z.number() })),
});
export type QuotedDelivery = z.infer<typeof quotedDeliverySchema>;
