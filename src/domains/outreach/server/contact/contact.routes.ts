import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import type { Shop } from '#engine/server/shop.ts';
import { sendMessage } from './send-message.ts';

export function contactRoutes(app: ApiApp, { db, config }: Shop): void {
  app.post('/api/contact', async (request, reply) => {
    const language = requestLanguage(request);
    if (!request.body.website) {
      await sendMessage(db, request.body, { recipient: config.supportEmail, language });
    }
    return reply.status(201).send({ message: translator(language)('contact:notices.sentText') });
  });
}
