import { z } from 'zod';

const email = z
  .string('validation:emailInvalid')
  .trim()
  .max(254, 'validation:emailInvalid')
  .regex(z.regexes.email, 'validation:emailInvalid');

export const subscribeSchema = z.object({
  email,
  /** Hidden from people: only a machine fills it in. */
  website: z.string().max(1000).nullish(),
});

/** The two parts of a link in a mail. */
export const newsletterLinkSchema = z.object({ email, token: z.string().max(200) });

export type NewsletterLink = z.output<typeof newsletterLinkSchema>;
