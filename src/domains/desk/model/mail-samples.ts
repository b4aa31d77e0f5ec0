import { z } from 'zod';
import { LANGUAGES } from '#engine/model/languages.ts';

export const sampleLanguageSchema = z.object({ language: z.enum(LANGUAGES, 'validation:invalidInput') });

export const listedMailSchema = z.object({ name: z.string(), subject: z.string() });

export const mailSampleSchema = listedMailSchema.extend({
  /** As whose it arrives. */
  from: z.string(),
  html: z.string(),
  text: z.string(),
});
