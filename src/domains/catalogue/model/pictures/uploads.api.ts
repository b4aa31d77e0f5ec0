import type { z } from 'zod';
import type { Uploaded, uploadSchema } from '#engine/model/upload.ts';

export interface UploadsApi {
  /** With the picture as the file `image`. */
  'POST /api/uploads': { form: z.input<typeof uploadSchema>; response: Uploaded };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends UploadsApi {}
}
