import type { FastifyRequest } from 'fastify';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { readCart, showCart } from '#domains/cart/server/cart.queries.ts';
import { codeGuesses } from '#domains/cart/server/code-guesses.ts';
import { giftCardGuesses } from '#domains/gift-cards/server/card-guesses.ts';
import { showOrder } from '#domains/orders/server/show-orders.ts';
import { type TakeHold, withUnpaidHold } from '#domains/orders/server/unpaid-holds/unpaid-holds.ts';
import { chosenMethod } from '#domains/payments/server/payment-settings.ts';
import { offeredMethods } from '#domains/payments/server/payments-settings.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { paymentRedirectUrl } from '#domains/payments/server/payment-redirect-url.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { idempotencyKey } from '#engine/server/http/idempotency.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { sessionTokenHash } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { admitOrder } from './checkout-limits.ts';
import { optionsOfCart } from './options-of-cart.ts';
import { placeOrder } from './place-order.ts';
import { reorder } from './reorder.ts';

export function checkoutRoutes(app: ApiApp, shop: Shop): void {
  const { config, db, limiter, links } = shop;
  const providers = openProviders(shop);
  /** Each may cost money. */
  const admitTaxQuestion = (request: FastifyRequest) => (sessionId: number) =>
    limiter.count({ taxQuestions: clientNetwork(request), taxQuestionsOfSession: sessionId });
  const admitCarrierQuestion = (request: FastifyRequest) => (sessionId: number) =>
    limiter.count({ carrierQuestions: clientNetwork(request), carrierQuestionsOfSession: sessionId });

  app.get('/api/checkout/options', (request) =>
    optionsOfCart(shop, {
      tokenHash: sessionTokenHash(request),
      paymentMethods: offeredMethods(config),
      query: request.query,
      now: new Date(),
      admitTaxQuestion: admitTaxQuestion(request),
      admitCarrierQuestion: admitCarrierQuestion(request),
    }),
  );

  app.post('/api/checkout', async (request, reply) => {
    const methodFor = (leftCents: number) => chosenMethod(config, request.body.paymentMethod, leftCents);
    // What is not offered at all is refused before anything is asked.
    methodFor(0);
    const network = clientNetwork(request);
    const place = (take: TakeHold) =>
      placeOrder(shop, {
        tokenHash: sessionTokenHash(request),
        language: requestLanguage(request),
        key: idempotencyKey(request),
        checkout: request.body,
        methodFor,
        now: new Date(),
        guestsMayOrder: config.guestCheckout,
        guesses: codeGuesses(limiter, request),
        cardGuesses: giftCardGuesses(limiter, request),
        admit: ({ session }, { paymentMethod, leftCents }) =>
          admitOrder(
            shop,
            {
              ...session,
              paymentMethod,
              orderTotalCents: leftCents,
              customerEmail: request.body.customerEmail,
              network,
            },
            take,
          ),
        admitTaxQuestion: admitTaxQuestion(request),
        admitCarrierQuestion: admitCarrierQuestion(request),
      });
    const placed = await withUnpaidHold(shop, network, place, ({ id: orderId }) => ({ orderId }));
    // The order stands whether or not the provider can be reached: its page leads there once it can.
    const redirectUrl =
      placed.acceptedAt === null
        ? await paymentRedirectUrl(shop, providers, placed.id).catch((error: unknown) => {
            request.log.error({ err: error, order: placed.id }, 'payment not started');
            return null;
          })
        : null;
    const order = await showOrder(db, placed);
    const payment = { ...order.payment, redirectUrl };
    const token = links.sign('order', order.id);
    return reply.status(201).send({ orderId: order.id, token, order, payment });
  });

  app.post('/api/user/orders/:id/reorder', async (request) => {
    const language = requestLanguage(request);
    const changes = await reorder(db, {
      orderId: request.params.id,
      userId: signedInUser(request).id,
      sessionId: request.knownSession!.id!,
      language,
    });
    const rows = await readCart(db, { tokenHash: sessionTokenHash(request), language });
    return { cart: await showCart(shop, rows, language), changes };
  });
}
