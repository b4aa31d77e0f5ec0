import { z } from 'zod';
import { bulkIdsSchema } from '#engine/model/lists/bulk.ts';
import { producerOrderSchema } from './desk.ts';

/** '12,15,16' in a URL: the orders whose parcels are packed. */
export const packingSlipsQuerySchema = z.object({
  ids: z
    .string('validation:required')
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'validation:invalidInput')
    .transform((text) => text.split(',').map(Number))
    .pipe(bulkIdsSchema),
});

/** What goes into one parcel, as its sheet of paper says it: nothing of what its producer earns. */
export const packingSlipSchema = producerOrderSchema
  .pick({
    id: true,
    partId: true,
    createdAt: true,
    customerName: true,
    shippingAddress: true,
    total: true,
    items: true,
    deliveryDate: true,
    shippingMethod: true,
    pickup: true,
    giftWrap: true,
    giftMessage: true,
    giftTo: true,
    giftFrom: true,
    exchangeFor: true,
  })
  .extend({
    /** Who sends it; null: the shop does. */
    producerName: z.string().nullable(),
  });

export type PackingSlip = z.infer<typeof packingSlipSchema>;
