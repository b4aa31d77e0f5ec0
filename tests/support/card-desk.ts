import { afterAll, beforeEach, expect } from 'vitest';
import type { Order } from '#domains/orders/model/order.ts';
import type { CheckoutPayment } from '#domains/orders/model/payments/order-payment.ts';
import { PAYMENT_WINDOW_MS } from '#domains/orders/model/payments/payment-window.ts';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { expireUnpaid } from '#domains/payments/server/expire-unpaid.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import type { Config } from '#engine/server/config.ts';
import { FORM, openCheckoutDesk } from './checkout-desk.ts';
import { readLedger } from './ledger.ts';
import { CONNECT_SECRET, SECRET_KEY, StripeStandIn, WEBHOOK_SECRET } from './stripe-stand-in.ts';

/** Two bottles of oil and shipping. */
export const TOTAL_CENTS = 59_93;

/** A shop that takes cards, with a stand-in for Stripe; for the whole test file. `taxes`: Stripe computes them too. */
export async function openCardDesk(settings: Partial<Config> = {}, { taxes = false } = {}) {
  const stripe = await StripeStandIn.open();
  const desk = openCheckoutDesk({
    ...settings,
    ...(taxes && { stripeTax: { secretKey: SECRET_KEY, apiUrl: stripe.url } }),
    payments: ['card'],
    stripe: {
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      connectSecret: CONNECT_SECRET,
      apiUrl: stripe.url,
    },
  });
  beforeEach(() => {
    stripe.faultOf = () => undefined;
    stripe.books.refundStatus = 'succeeded';
    stripe.books.isBooking = true;
    stripe.books.connect.isShort = false;
  });
  afterAll(() => stripe.close());

  const providers = () => openProviders(desk.shop.shop);
  const jobs = (afterMs = 0) =>
    doDueJobs(desk.shop.shop, providers(), { now: new Date(Date.now() + afterMs) });
  const expire = () =>
    expireUnpaid(desk.shop.shop, providers(), new Date(Date.now() + PAYMENT_WINDOW_MS + 1_000));

  const sendRaw = (payload: string, headers: Record<string, string>) =>
    desk.visitor.post('/api/payments/stripe/webhook', payload, {
      'content-type': 'application/json',
      ...headers,
    });
  const send = (event: object, options?: Parameters<StripeStandIn['signed']>[1]) => {
    const { payload, header } = stripe.signed(event, options);
    return sendRaw(payload, { 'stripe-signature': header });
  };

  const order = async () => {
    await desk.add(desk.oil, 2);
    const { status, body } = await desk.checkout(desk.visitor, FORM);
    expect(status).toBe(201);
    const { orderId: id, token, payment } = body;
    const session = () => [...stripe.books.sessions.values()].at(-1)!;
    return {
      id,
      payment,
      session,
      /** What Stripe holds for it. */
      kept: () => stripe.books.keptFor(session().client_reference_id!),
      ask: async () =>
        (await desk.visitor.post<CheckoutPayment>(`/api/orders/${id}/payment?token=${token}`)).body,
      read: async () => (await desk.visitor.get<Order>(`/api/orders/${id}?token=${token}`)).body,
      cancel: () => desk.visitor.post<Order>(`/api/orders/${id}/cancel?token=${token}`),
    };
  };
  const paidOrder = async () => {
    const placed = await order();
    await send(stripe.books.pay(placed.session().id)!);
    return placed;
  };
  const isFaultless = async () => expect((await readLedger(desk.shop.db)).faults).toEqual([]);

  return { desk, stripe, providers, jobs, expire, order, paidOrder, send, sendRaw, isFaultless };
}
