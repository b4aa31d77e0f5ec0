import { z } from 'zod';
import { givenPasswordSchema, text } from './fields.ts';

/** `read` looks, `write` changes things as well. */
export const KEY_SCOPES = ['read', 'write'] as const;

/** Keys of one account that are valid at the same time. */
export const MAX_KEYS = 20;

export const newKeySchema = z.object({
  name: text(60).min(1, 'validation:required'),
  scope: z.enum(KEY_SCOPES, 'validation:invalidInput'),
  /** Somebody who finds an open session shall not leave with a key that outlives it. */
  password: givenPasswordSchema,
});

export const apiKeySchema = z.object({
  id: z.number(),
  name: z.string(),
  scope: z.enum(KEY_SCOPES),
  /** The beginning of the key: all that is ever shown of it again. */
  prefix: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** The only time that anybody sees the whole key. */
export const madeKeySchema = z.object({ key: apiKeySchema, token: z.string() });
export type MadeKey = z.infer<typeof madeKeySchema>;
