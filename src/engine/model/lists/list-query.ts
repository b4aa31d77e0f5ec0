import { z } from 'zod';
import { limitSchema } from './paging.ts';

/** It holds a value of the last row: a name may be long. */
export const cursorSchema = z.string().max(2_000, 'validation:invalidInput');

/** The parameters every administrators' list takes; lists add their own filters. */
export const adminListSchema = z.object({
  limit: limitSchema.optional(),
  cursor: cursorSchema.optional(),
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

export type AdminListQuery = z.output<typeof adminListSchema> & {
  /** Set by an export, which nobody tells how many there are. No request can say so: the schema does not know it. */
  uncounted?: true;
};
