import { z } from 'zod';

export const MAX_FOUND = 20;

export const searchSchema = z.object({
  q: z
    .string('validation:invalidInput')
    .trim()
    .min(1, 'validation:invalidInput')
    .max(100, 'validation:invalidInput'),
});

export const foundSchema = z.object({
  kind: z.string(),
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  /** Where the record is opened. */
  url: z.string(),
});
export type Found = z.infer<typeof foundSchema>;
