import { cardState } from '#domains/gift-cards/model/gift-card.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { showOrder } from '#domains/orders/server/show-orders.ts';
import { paymentRedirectUrl } from '#domains/payments/server/payment-redirect-url.ts';
import { chosenMethod } from '#domains/payments/server/payment-settings.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { toAmount, toCents } from '#engine/model/money.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { idempotencyKey } from '#engine/server/http/idempotency.ts';
import { mailboxOf } from '#engine/server/http/mailbox.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { findSession } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { blockGiftCard } from './block-gift-card.ts';
import { buyGiftCard } from './buy-gift-card.ts';
import { cardBuyer } from './card-buyer.ts';
import { giftCardGuesses } from './card-guesses.ts';
import { creditAtDesk, creditOfUser, grantCredit } from './credit/credit.ts';
import { findCard } from './find-card.ts';
import { giftCardRecord, listGiftCards } from './gift-cards.queries.ts';

export function giftCardsRoutes(app: ApiApp, shop: Shop): void {
  const { config, db, keys, limiter, links } = shop;
  const providers = openProviders(shop);

  app.post('/api/gift-cards', async (request, reply) => {
    const paymentMethod = chosenMethod(config, request.body.paymentMethod, toCents(request.body.amount));
    const session = await findSession(db, request);
    const { buyer, isOwnMailbox } = await cardBuyer(shop, session, request.body);
    // As orders are: each writes to the address that somebody names.
    await limiter.count({
      ...(buyer.userId === null
        ? { guestOrders: clientNetwork(request) }
        : { ordersOfAccount: buyer.userId }),
      ...(isOwnMailbox ? {} : { ordersToRecipient: mailboxOf(buyer.email) }),
    });
    const orderId = await buyGiftCard(db, keys, {
      form: request.body,
      buyer,
      paymentMethod,
      language: requestLanguage(request),
      key: idempotencyKey(request),
      network: clientNetwork(request),
      now: new Date(),
    });
    const redirectUrl = await paymentRedirectUrl(shop, providers, orderId).catch((error: unknown) => {
      request.log.error({ err: error, order: orderId }, 'payment not started');
      return null;
    });
    const order = await showOrder(db, (await loadOrder(db, orderId))!);
    const payment = { ...order.payment, redirectUrl };
    return reply.status(201).send({ orderId, token: links.sign('order', orderId), order, payment });
  });

  app.get('/api/gift-cards/:code', async (request, reply) => {
    const card = await findCard(db, request.params.code, giftCardGuesses(limiter, request));
    if (card === undefined) throw new AppError('not_found', 'errors:giftCards.notFound');
    const { lastFour, senderName, message } = card;
    return reply.header('cache-control', 'no-store').send({
      amount: toAmount(card.amountCents),
      balance: toAmount(card.balanceCents),
      currency: shopHome().currency,
      lastFour,
      state: cardState(card),
      senderName,
      message,
    });
  });

  app.get('/api/user/credit', (request) => creditOfUser(db, signedInUser(request).id));
}

export function adminGiftCardsRoutes(app: ApiApp, { db }: Shop): void {
  const record = async (id: number) => {
    const found = await giftCardRecord(db, id);
    if (found === undefined) throw new AppError('not_found', 'errors:giftCards.notFound');
    return found;
  };
  app.get('/api/admin/gift-cards', (request) => listGiftCards(db, request.query));
  app.get('/api/admin/gift-cards/:id', (request) => record(request.params.id));
  app.patch('/api/admin/gift-cards/:id', async (request) => {
    await blockGiftCard(db, request.params.id, request.body, signedInUser(request));
    return record(request.params.id);
  });

  app.get('/api/admin/users/:id/credit', (request) => creditAtDesk(db, request.params.id));
  app.post('/api/admin/users/:id/credit', async (request, reply) => {
    const { id } = request.params;
    const grant = { ...request.body, key: idempotencyKey(request) };
    await grantCredit(db, id, grant, signedInUser(request));
    return reply.status(201).send(await creditAtDesk(db, id));
  });
}
