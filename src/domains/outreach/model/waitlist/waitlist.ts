import { z } from 'zod';
import { isWithoutLink, SINGLE_LINE } from '#engine/model/person-name.ts';

export const WAITLIST_ROLES = ['BUYER', 'PRODUCER'] as const;
export type WaitlistRole = (typeof WAITLIST_ROLES)[number];

/** In characters; exactly this many are accepted. */
export const WAITLIST_MESSAGE_MAX = 500;

export const waitlistSchema = z.object({
  email: z
    .string('validation:emailInvalid')
    .trim()
    .max(254, 'validation:emailInvalid')
    .regex(z.regexes.email, 'validation:emailInvalid'),
  name: z
    .string('validation:nameMin2')
    .trim()
    .min(2, 'validation:nameMin2')
    .max(100, 'validation:tooLong')
    .regex(SINGLE_LINE, 'validation:invalidInput')
    .refine(isWithoutLink, 'validation:nameWithLink'),
  role: z.enum(WAITLIST_ROLES, 'validation:roleInvalid').default('BUYER'),
  companyName: z
    .string('validation:invalidInput')
    .trim()
    .max(150, 'validation:tooLong')
    .regex(SINGLE_LINE, 'validation:invalidInput')
    .nullish(),
  message: z
    .string('validation:invalidInput')
    .trim()
    .max(WAITLIST_MESSAGE_MAX, 'validation:messageMax500')
    .refine((text) => !text.includes('\0'), 'validation:invalidInput')
    .nullish(),
  /** Hidden from people: only a machine fills it in. */
  website: z.string().max(1000).nullish(),
});

export type WaitlistInput = z.input<typeof waitlistSchema>;
export type WaitlistEntry = z.output<typeof waitlistSchema>;
