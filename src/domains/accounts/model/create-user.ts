import { z } from 'zod';
import { foundedSchema, optionalText, websiteSchema } from './fields.ts';
import { givenPasswordSchema, text } from '#engine/model/fields.ts';

/** What the Add Producer form offers. */
export const BUSINESS_TYPES = ['Farm', 'Artisan', 'Cooperative', 'Small Batch Producer', 'Other'] as const;

const account = {
  username: text(50, 'validation:usernameMin3').min(3, 'validation:usernameMin3'),
  email: text(254, 'validation:emailInvalidShort').pipe(z.email('validation:emailInvalidShort')),
  password: givenPasswordSchema.min(8, 'validation:passwordMin8'),
  confirmPassword: z.string('validation:passwordsDontMatch'),
};

const MISMATCH = { message: 'validation:passwordsDontMatch', path: ['confirmPassword'] };
const match = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;
const required = (message: string, max = 150) => text(max, message).min(1, message);

/** The administrators' three forms; their messages differ from those of registration. */
export const newAdminSchema = z.object(account).refine(match, MISMATCH);

export const newBuyerSchema = z
  .object({
    ...account,
    firstName: required('validation:firstNameRequired', 100),
    lastName: required('validation:lastNameRequired', 100),
    phoneNumber: optionalText(40),
    shippingAddress: optionalText(500),
    billingAddress: optionalText(500),
  })
  .refine(match, MISMATCH);

export const newProducerSchema = z
  .object({
    ...account,
    companyName: required('validation:companyNameRequired'),
    businessType: required('validation:businessTypeRequired', 100),
    location: required('validation:locationRequired'),
    phoneNumber: required('validation:phoneNumberRequired', 40),
    description: text(5_000, 'validation:descriptionMin20').min(20, 'validation:descriptionMin20'),
    founded: foundedSchema,
    website: websiteSchema,
  })
  .refine(match, MISMATCH);

export type NewAdmin = z.output<typeof newAdminSchema>;
export type NewBuyer = z.output<typeof newBuyerSchema>;
export type NewProducer = z.output<typeof newProducerSchema>;
