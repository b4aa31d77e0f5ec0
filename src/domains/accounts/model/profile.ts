import { z } from 'zod';
import { emailSchema, foundedSchema, optionalText, personName, websiteSchema } from './fields.ts';
import { vatIdSchema } from '#engine/model/places/vat-id.ts';
import { givenPasswordSchema, text } from '#engine/model/fields.ts';

export const buyerProfileFormSchema = z.object({
  firstName: personName('validation:firstNameMin2').min(2, 'validation:firstNameMin2'),
  lastName: personName('validation:lastNameMin2').min(2, 'validation:lastNameMin2'),
  phoneNumber: optionalText(40),
  shippingAddress: optionalText(500),
  /** Empty: the shipping address is used. */
  billingAddress: optionalText(500),
  /** Left out it stays as it is; empty, there is none. */
  vatId: vatIdSchema.nullish(),
});
export type BuyerProfileForm = z.infer<typeof buyerProfileFormSchema>;

export const producerProfileFormSchema = z.object({
  companyName: text(150, 'validation:companyNameMin2').min(2, 'validation:companyNameMin2'),
  businessType: text(100, 'validation:businessTypeMin2').min(2, 'validation:businessTypeMin2'),
  location: text(150, 'validation:locationMin2').min(2, 'validation:locationMin2'),
  phoneNumber: text(40, 'validation:phoneNumberMin6').min(6, 'validation:phoneNumberMin6'),
  website: websiteSchema,
  description: text(5000, 'validation:descriptionMin10').min(10, 'validation:descriptionMin10'),
});

const MAX_CERTIFICATIONS = 12;

/** Everything that the public page shows beside pictures. What is left out stays as it is. */
export const producerPageSchema = producerProfileFormSchema.extend({
  founded: foundedSchema,
  certifications: z
    .array(text(60, 'validation:required').min(1, 'validation:required'), 'validation:invalidInput')
    .max(MAX_CERTIFICATIONS, 'validation:tooLong')
    .optional(),
  shippingPolicy: optionalText(1_000),
  returnPolicy: optionalText(1_000),
});
export type ProducerPageForm = z.output<typeof producerPageSchema>;
export type ProducerProfileForm = z.infer<typeof producerProfileFormSchema>;

export const notificationsSchema = z.object({ notifyOnDeals: z.boolean('validation:required') });

export const emailChangeSchema = z.object({ email: emailSchema, password: givenPasswordSchema });
