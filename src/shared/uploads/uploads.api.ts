import type { z } from 'zod';
import type { Uploaded, uploadSchema } from './upload.ts';

export interface UploadsApi {
  /** With the picture as the file `image`. */
  'POST /api/uploads': { form: z.input<typeof uploadSchema>; answer: Uploaded };
}
