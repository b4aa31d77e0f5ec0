import { z } from 'zod';
import { isWithoutLink, SINGLE_LINE } from '#engine/model/person-name.ts';

export const DEPARTMENTS = [
  'customer-service',
  'producer-support',
  'technical-support',
  'partnerships',
  'general',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

export const contactSchema = z.object({
  name: z
    .string('validation:contactNameMin2')
    .trim()
    .min(2, 'validation:contactNameMin2')
    .max(100, 'validation:tooLong')
    .regex(SINGLE_LINE, 'validation:invalidInput')
    .refine(isWithoutLink, 'validation:nameWithLink'),
  email: z
    .string('validation:contactEmailInvalid')
    .trim()
    .max(254, 'validation:contactEmailInvalid')
    .regex(z.regexes.email, 'validation:contactEmailInvalid'),
  department: z.enum(DEPARTMENTS, 'validation:contactDepartmentRequired'),
  subject: z
    .string('validation:contactSubjectMin5')
    .trim()
    .min(5, 'validation:contactSubjectMin5')
    .max(150, 'validation:tooLong')
    .regex(SINGLE_LINE, 'validation:invalidInput'),
  message: z
    .string('validation:contactMessageMin10')
    .trim()
    .min(10, 'validation:contactMessageMin10')
    .max(5000, 'validation:tooLong')
    .refine((text) => !text.includes('\0'), 'validation:invalidInput'),
  /** Hidden from people: only a machine fills it in. */
  website: z.string().max(1000).nullish(),
});

export type ContactMessage = z.output<typeof contactSchema>;
