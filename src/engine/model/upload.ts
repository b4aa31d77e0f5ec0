import { z } from 'zod';
import { idTextSchema } from './ids.ts';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const IMAGE_ENTITY_TYPES = ['product', 'producer', 'category'] as const;

/** The text fields of an upload; the picture itself is the file field `image`. */
export const uploadSchema = z.object({
  entityType: z.enum(IMAGE_ENTITY_TYPES, 'validation:entityTypeInvalid'),
  entityId: idTextSchema,
});

export const uploadedSchema = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  preview: z.string(),
});
export type Uploaded = z.infer<typeof uploadedSchema>;

/** Pictures may come from anywhere by https, or from the shop's own folders; nothing else. */
export const imageUrlSchema = z
  .string('validation:imageUrlInvalid')
  .trim()
  .max(1_000, { error: 'validation:imageUrlInvalid', abort: true })
  .regex(/^(https:\/\/[^\s"'<>]+|\/(pictures|uploads)\/[\w./-]+)$/, 'validation:imageUrlInvalid')
  .refine((url) => !url.includes('..') && (url.startsWith('/') || isUrl(url)), 'validation:imageUrlInvalid');

function isUrl(text: string): boolean {
  return /^https:\/\/.+?\../.test(text) && z.url().safeParse(text).success;
}
