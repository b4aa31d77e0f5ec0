import { z } from 'zod';
import {
  confirmPasswordSchema,
  emailSchema,
  foundedSchema,
  MISMATCH,
  newPasswordSchema,
  optionalText,
  passwordsMatch,
  personName,
  usernameSchema,
  websiteSchema,
} from './fields.ts';
import { text } from '#engine/model/fields.ts';

const account = {
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  confirmPassword: confirmPasswordSchema,
};

export const buyerRegistrationSchema = z
  .object({
    ...account,
    firstName: personName('validation:firstNameRequired').min(1, 'validation:firstNameRequired'),
    lastName: personName('validation:lastNameRequired').min(1, 'validation:lastNameRequired'),
    phoneNumber: optionalText(40),
    address: optionalText(500),
  })
  .refine(passwordsMatch, MISMATCH);
export type BuyerRegistration = z.infer<typeof buyerRegistrationSchema>;

export const producerRegistrationSchema = z
  .object({
    ...account,
    companyName: text(150, 'validation:companyNameRequired').min(1, 'validation:companyNameRequired'),
    businessType: text(100, 'validation:businessTypeRequired').min(1, 'validation:businessTypeRequired'),
    location: text(150, 'validation:locationRequired').min(1, 'validation:locationRequired'),
    founded: foundedSchema,
    website: websiteSchema,
    phoneNumber: text(40, 'validation:phoneNumberMin10').min(10, 'validation:phoneNumberMin10'),
    description: text(5000, 'validation:descriptionMin20').min(20, 'validation:descriptionMin20'),
  })
  .refine(passwordsMatch, MISMATCH);
export type ProducerRegistration = z.infer<typeof producerRegistrationSchema>;
