import { z } from 'zod';
import { CARRIERS, TRACKING_NUMBER, TRACKING_NUMBER_MAX } from '#domains/pricing/model/delivery/carriers.ts';

/** What is known when a parcel leaves. Both may be missing: somebody may bring it in person. */
export const shipmentSchema = z.object({
  carrier: z.enum(CARRIERS, 'validation:carrierInvalid').optional(),
  trackingNumber: z
    .string('validation:trackingNumberInvalid')
    .trim()
    .max(TRACKING_NUMBER_MAX, 'validation:trackingNumberInvalid')
    .regex(TRACKING_NUMBER, 'validation:trackingNumberInvalid')
    .optional(),
});

export type Shipment = z.infer<typeof shipmentSchema>;

/** Which parcel arrived; without it, all that are on their way. */
export const receivedSchema = z.object({
  partId: z.number('validation:idInvalid').int('validation:idInvalid').optional(),
});
