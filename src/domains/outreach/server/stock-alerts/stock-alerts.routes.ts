import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { messageFor } from '#engine/server/http/message-for.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { askForAlert, cancelAlert, confirmAlert } from './ask-for-alert.ts';

export function stockAlertsRoutes(app: ApiApp, { db, links, limiter }: Shop): void {
  app.post('/api/stock-alerts', async (request, reply) => {
    const { productId, website, email } = request.body;
    if (website) return reply.status(201).send({ state: 'asked' });
    const language = requestLanguage(request);
    const user = email === undefined ? ((await findSession(db, request))?.user ?? undefined) : undefined;
    const address = email ?? user?.email;
    if (address === undefined)
      throw new AppError('invalid', 'validation:emailInvalid', {
        fields: { email: 'validation:emailInvalid' },
      });
    if (user === undefined) await limiter.count({ stockAlertMails: mailboxOf(address) });
    const wish = { productId, email: address, userId: user?.id ?? null, language };
    return reply.status(201).send({ state: await askForAlert(db, wish, new Date()) });
  });

  app.post('/api/stock-alerts/confirm', async (request) => {
    await confirmAlert(db, links, request.body, new Date());
    return messageFor(request, 'offer:tellMe.confirmed');
  });

  app.post('/api/stock-alerts/cancel', async (request) => {
    await cancelAlert(db, links, request.body);
    return messageFor(request, 'offer:tellMe.cancelled');
  });
}
