import { z } from 'zod';
import { RIGHTS } from '#engine/model/rights.ts';
import { savedAddressSchema } from './addresses.ts';
import { SEVERAL_LINES } from '#engine/model/person-name.ts';
import { adminUserSchema } from './desk.ts';

/** Somebody with an account, as the desk shows them. */
export const personRecordSchema = adminUserSchema.extend({
  /** First and last name of a buyer. */
  name: z.string().nullable(),
  rights: z.array(z.enum(RIGHTS)),
  language: z.string(),
  phoneNumber: z.string().nullable(),
  shippingAddress: z.string().nullable(),
  billingAddress: z.string().nullable(),
  /** Those they keep, the default first. */
  addresses: z.array(savedAddressSchema),
  hasTwoFactor: z.boolean(),
  /** On how many devices they are signed in. */
  sessions: z.number(),
  /** The producer that the account speaks for. */
  producerId: z.number().nullable(),
  suspendReason: z.string().nullable(),
});
export type PersonRecord = z.infer<typeof personRecordSchema>;

/** They read it when they try to sign in. */
export const suspendSchema = z.object({
  reason: z
    .string('validation:required')
    .trim()
    .min(1, 'validation:required')
    .max(500, 'validation:tooLong')
    .refine((text) => SEVERAL_LINES.test(text), 'validation:invalidInput'),
});
