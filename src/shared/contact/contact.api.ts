import type { z } from 'zod';
import type { Message } from '#shared/api/answers.ts';
import type { contactSchema } from './contact.ts';

export interface ContactApi {
  'POST /api/contact': { body: z.input<typeof contactSchema>; answer: Message };
}
