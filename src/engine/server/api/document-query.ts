import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#engine/model/languages.ts';

/** The language of a document for programs. The URL alone decides: they send no wishes, and what one caches another may get. */
export const documentQuery = z.object({
  lng: z.enum(LANGUAGES, 'validation:invalidInput').default(DEFAULT_LANGUAGE),
});
