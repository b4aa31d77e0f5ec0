import { z } from 'zod';
import { addressParts, refusePlace, tidyAddress } from '#engine/model/places/address.ts';

/** More places than anybody has things sent to. */
export const MAX_ADDRESSES = 20;

const isDefault = z.boolean('validation:invalidInput').optional();

/** As somebody writes it into the address book. */
export const newAddressSchema = addressParts
  .extend({ isDefault })
  .transform(({ isDefault: wanted = false, ...parts }) => ({ ...tidyAddress(parts), isDefault: wanted }))
  .superRefine(refusePlace);

/** What is left out stays as it is; the whole is judged when both are together. */
export const addressChangeSchema = addressParts.partial().extend({ isDefault });

export const savedAddressSchema = z.object({
  id: z.number(),
  /** One of them is, as long as there are any. */
  isDefault: z.boolean(),
  name: z.string(),
  company: z.string().optional(),
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  region: z.string().optional(),
  /** Empty where the country has none. */
  postalCode: z.string(),
  country: z.string(),
});

export type AddressChange = z.output<typeof addressChangeSchema>;
export type SavedAddress = z.infer<typeof savedAddressSchema>;
