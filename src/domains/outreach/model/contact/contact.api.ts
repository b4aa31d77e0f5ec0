import type { z } from 'zod';
import type { Message } from '#engine/model/api/responses.ts';
import type { contactSchema } from './contact.ts';

export interface ContactApi {
  'POST /api/contact': { body: z.input<typeof contactSchema>; response: Message };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ContactApi {}
}
