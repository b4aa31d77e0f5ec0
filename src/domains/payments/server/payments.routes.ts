import { addedLabel, isAddedName } from '#engine/model/added-names.ts';
import { toCents } from '#engine/model/money.ts';
import { requireOrderToken } from '#domains/orders/server/order-access.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { forStaff, showOrder } from '#domains/orders/server/show-orders.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { idempotencyKey } from '#engine/server/http/idempotency.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translateMessage, translator } from '#engine/server/i18n/translations.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { movesOfOrder } from './moves.queries.ts';
import { openProviders } from './providers.ts';
import { recordTransfers, recordTransfer } from './record-transfer.ts';
import { refundOrder, transferBack } from './refund-order.ts';
import { paymentRedirectUrl } from './payment-redirect-url.ts';

export function paymentsRoutes(app: ApiApp, shop: Shop): void {
  const { db, links, reads, config } = shop;
  const providers = openProviders(shop);
  const paymentNow = async (orderId: number) => {
    const redirectUrl = await paymentRedirectUrl(shop, providers, orderId);
    return { ...(await showOrder(db, (await loadOrder(db, orderId))!)).payment, redirectUrl };
  };

  // Settings, which no change of the shop changes.
  reads.handle(
    app,
    '/api/payment-provider',
    async ({ language }) => ({
      name: config.stripe === undefined ? null : 'Stripe',
      others: config.payments.filter(isAddedName).map((method) => ({
        name: translator(language)(`${method}:name`),
        label: addedLabel('payment', method, language)!,
      })),
    }),
    { dependsOn: [] },
  );

  app.post('/api/orders/:id/payment', async (request) => {
    const { id } = request.params;
    requireOrderToken(links, id, request.query.token);
    return paymentNow(id);
  });

  app.post('/api/user/orders/:id/payment', async (request) => {
    const { id } = request.params;
    const order = await loadOrder(db, id);
    if (order === undefined || order.userId !== signedInUser(request).id)
      throw new AppError('not_found', 'errors:orders.notFound');
    return paymentNow(id);
  });

  app.get('/api/admin/orders/:id/payments', async (request) => {
    const { id } = request.params;
    if ((await loadOrder(db, id)) === undefined) throw new AppError('not_found', 'errors:orders.notFound');
    return movesOfOrder(db, id);
  });

  app.post('/api/admin/orders/:id/payments', async (request, reply) => {
    const { amount, note } = request.body ?? {};
    const transfer = {
      amountCents: amount === undefined ? null : toCents(amount),
      note: note || null,
      key: idempotencyKey(request),
    };
    const order = await recordTransfer(shop, request.params.id, transfer, signedInUser(request));
    return reply.status(201).send(await showOrder(db, order, forStaff(request)));
  });

  app.post('/api/admin/orders/payments', async (request) => {
    const { ids, note } = request.body;
    const { changed, refused } = await recordTransfers(shop, ids, note || null, signedInUser(request));
    const language = requestLanguage(request);
    return {
      changed,
      refused: refused.map(({ id, reason }) => ({
        id,
        message: translateMessage(language, reason.message, reason.details.params),
      })),
    };
  });

  app.post('/api/admin/orders/:id/refunds', async (request, reply) => {
    const { id } = request.params;
    const { amount, reason, asCredit } = request.body;
    const refund = { amountCents: toCents(amount), reason, asCredit, key: idempotencyKey(request) };
    // It is recorded. Where a provider has to make it, a worker asks it as soon as this is committed.
    await refundOrder(shop, id, refund, signedInUser(request));
    return reply.status(201).send(await showOrder(db, (await loadOrder(db, id))!, forStaff(request)));
  });

  app.post('/api/admin/orders/:id/refunds/transfer', async (request, reply) => {
    const { id } = request.params;
    await transferBack(shop, id, signedInUser(request));
    return reply.status(201).send(await showOrder(db, (await loadOrder(db, id))!, forStaff(request)));
  });
}
