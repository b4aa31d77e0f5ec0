import { z } from 'zod';

/** The answer of calls that have nothing to tell but that they worked. */
export const messageSchema = z.object({ message: z.string() });
