import { z } from 'zod';
import { producerOrderSchema } from './desk.ts';

/** What goes into one parcel, as its sheet of paper says it: nothing of what its producer earns. */
export const packingSlipSchema = producerOrderSchema
  .pick({
    id: true,
    partId: true,
    createdAt: true,
    customerName: true,
    shippingAddress: true,
    total: true,
    leftTotal: true,
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
