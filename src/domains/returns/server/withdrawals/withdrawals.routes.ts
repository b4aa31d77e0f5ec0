import { isInEuropeanUnion } from '#engine/model/places/european-union.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { handleWithdrawal, listWithdrawals } from './withdrawals.queries.ts';

export function withdrawalsRoutes(app: ApiApp, { db, limiter }: Shop): void {
  app.post('/api/withdrawals', async (request, reply) => {
    if (!isInEuropeanUnion(shopHome().country)) throw new AppError('not_found', 'errors:withdrawals.notHere');
    const now = new Date();
    const { website, ...declared } = request.body;
    if (!website) {
      await limiter.count({ withdrawalMails: mailboxOf(declared.email) });
      await declareWithdrawal(db, declared, { language: requestLanguage(request), now });
    }
    return reply.status(201).send({ receivedAt: now.toISOString() });
  });

  app.get('/api/admin/withdrawals', (request) => listWithdrawals(db, request.query));

  app.post('/api/admin/withdrawals/:id/handled', async (request) => {
    const { id } = request.params;
    await handleWithdrawal(db, signedInUser(request), id, new Date());
    return { id };
  });
}
