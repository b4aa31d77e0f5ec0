import type { z } from 'zod';
import type { Download } from '#engine/model/api/call.ts';
import type { applySchema, fileQuerySchema } from './product-file.ts';

export interface ProductFilesApi {
  'GET /api/product-file': { query: z.input<typeof fileQuerySchema>; response: Download };
  /** With the file as `file`. The answer is `FileLine`s, one JSON object a line. */
  'POST /api/product-file/preview': { form: object; response: Download };
  'POST /api/product-file/apply': { form: z.input<typeof applySchema>; response: Download };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ProductFilesApi {}
}
