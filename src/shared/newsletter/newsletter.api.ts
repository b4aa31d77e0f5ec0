import type { z } from 'zod';
import type { Message } from '#shared/api/answers.ts';
import type { newsletterLinkSchema, subscribeSchema } from './newsletter.ts';

export interface NewsletterApi {
  'POST /api/newsletter': { body: z.input<typeof subscribeSchema>; answer: Message };
  'POST /api/newsletter/confirm': { body: z.input<typeof newsletterLinkSchema>; answer: Message };
  'POST /api/newsletter/unsubscribe': { body: z.input<typeof newsletterLinkSchema>; answer: Message };
}
