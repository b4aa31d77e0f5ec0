import type { z } from 'zod';
import type { Message } from '#engine/model/api/answers.ts';
import type { contactSchema } from './contact.ts';

export interface ContactApi {
  'POST /api/contact': { body: z.input<typeof contactSchema>; answer: Message };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ContactApi {}
}
