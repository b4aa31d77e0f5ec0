import { z } from 'zod';
import {
  customerPhoneSchema,
  deliveryDateSchema,
  giftMessageSchema,
  givenAddressFields,
  refuseAddress,
} from './order-fields.ts';

/** What is to be different. Null takes away what need not be there; what is left out stays. */
export const orderChangeSchema = z
  .object({
    ...givenAddressFields,
    customerPhone: customerPhoneSchema.nullable().optional(),
    giftMessage: giftMessageSchema.nullable().optional(),
    deliveryDate: deliveryDateSchema.nullable().optional(),
  })
  .superRefine(refuseAddress);

export type OrderChangeInput = z.infer<typeof orderChangeSchema>;
