import { messageSchema } from '#shared/api/answers.ts';
import { waitlistSchema } from '#shared/waitlist/waitlist.ts';
import type { RoomApp } from '#server/http/app-type.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { translator } from '#server/i18n/translations.ts';
import type { Shop } from '#server/shop.ts';
import { joinWaitlist } from './join-waitlist.ts';

export function waitlistRoutes(app: RoomApp, { db }: Shop): void {
  app.post(
    '/api/waitlist',
    {
      config: { guard: 'public', rateLimit: 'waitlist' },
      schema: { body: waitlistSchema, response: { 201: messageSchema } },
    },
    async (request, reply) => {
      const language = requestLanguage(request);
      if (!request.body.website) await joinWaitlist(db, request.body, language);
      return reply.status(201).send({ message: translator(language)('waitlist:joined.text') });
    },
  );
}
