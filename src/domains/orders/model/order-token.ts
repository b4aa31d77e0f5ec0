import { z } from 'zod';

/** A missing or odd token is a wrong one: the answer tells nobody whether the order exists. */
export const tokenQuerySchema = z.object({ token: z.string().max(200).catch('') });

/** The same where others than its holders may ask: none is fine for those who need none. */
export const optionalTokenSchema = z.object({ token: z.string().max(200).catch('').default('') });
