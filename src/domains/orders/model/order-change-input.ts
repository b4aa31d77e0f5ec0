import { z } from 'zod';
import {
  customerPhoneSchema,
  deliveryDateSchema,
  giftMessageSchema,
  giftNameSchema,
  givenAddressFields,
  refuseAddress,
} from './order-fields.ts';

/** What is to be different. Null takes away what need not be there; what is left out stays. */
export const orderChangeSchema = z
  .object({
    ...givenAddressFields,
    customerPhone: customerPhoneSchema.nullable().optional(),
    giftMessage: giftMessageSchema.nullable().optional(),
    giftTo: giftNameSchema.nullable().optional(),
    giftFrom: giftNameSchema.nullable().optional(),
    deliveryDate: deliveryDateSchema.nullable().optional(),
  })
  .superRefine(refuseAddress);

export type OrderChangeInput = z.infer<typeof orderChangeSchema>;
