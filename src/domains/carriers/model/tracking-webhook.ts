import { z } from 'zod';

/** What Shippo sends when a parcel moves. Of other events only the name is read. */
export const trackingWebhookSchema = z.object({
  event: z.string().max(100),
  test: z.boolean().optional(),
  data: z
    .object({
      tracking_number: z.string().max(100),
      tracking_status: z
        .object({ object_id: z.string().min(1).max(100), status: z.string().max(40) })
        .nullish(),
    })
    .optional()
    .catch(undefined),
});
