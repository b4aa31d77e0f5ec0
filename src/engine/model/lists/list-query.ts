import { z } from 'zod';
import { limitSchema } from './paging.ts';

/** The parameters every administrators' list takes; lists add their own filters. */
export const adminListSchema = z.object({
  limit: limitSchema.optional(),
  cursor: z.string().max(200, 'validation:invalidInput').optional(),
  // PostgreSQL knows no NUL, and an export would find out in the middle of its answer.
  q: z
    .string()
    .trim()
    .max(200, 'validation:tooLong')
    .regex(/^\P{Cc}*$/u, 'validation:invalidInput')
    .optional(),
});

/** By one of these values, the smallest first; with a minus in front, the largest. */
export const sortSchema = <const Name extends string>(...names: Name[]) =>
  z
    .enum(
      names.flatMap((name) => [name, `-${name}` as const]),
      'validation:invalidInput',
    )
    .optional();

export type AdminListQuery = z.output<typeof adminListSchema>;
