import { describe, expect, it } from 'vitest';
import type { StripeEvent } from '../../../../tests/support/stripe-objects.ts';
import { PAYMENT_WINDOW_MS } from '#domains/orders/model/payments/payment-window.ts';
import { openCardDesk, TOTAL_CENTS } from '../../../../tests/support/card-desk.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { paymentEvents, paymentFacts } from '#domains/orders/server/payments.schema.ts';
import { attemptByReference } from './attempts.queries.ts';

const { desk, stripe, providers, jobs, expire, order, send, sendRaw, isFaultless } = await openCardDesk();

describe('an order by card', () => {
  it('goes to Stripe’s page, which outlasts our half hour, and waits', async () => {
    const placed = await order();
    const { url, expires_at, client_reference_id, success_url } = placed.session();
    expect(placed.payment).toMatchObject({ method: 'card', status: 'open', redirectUrl: url });
    expect(expires_at * 1000).toBeGreaterThan(Date.now() + PAYMENT_WINDOW_MS + 30 * 60_000);
    expect(client_reference_id).toMatch(/^[\w-]{24}$/);
    expect(success_url).toContain(`/order/${placed.id}?token=`);
    expect(await placed.ask()).toEqual(placed.payment);
    expect(stripe.books.sessions.size).toBe(1);
  });

  it('is paid when Stripe says so, not when the browser comes back', async () => {
    const placed = await order();
    await placed.ask();
    expect((await placed.read()).payment.status).toBe('open');
    const event = stripe.books.pay(placed.session().id)!;
    expect(await send(event)).toMatchObject({ status: 200, body: { received: true } });
    expect((await placed.read()).payment).toMatchObject({ status: 'paid', paid: 59.93, open: 0 });
    await isFaultless();
  });

  it('is paid once by an event that comes three times at once, and again later', async () => {
    const placed = await order();
    const event = stripe.books.pay(placed.session().id)!;
    const answers = await Promise.all([1, 2, 3].map(() => send(event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(event)).status).toBe(200);
    expect((await placed.read()).payment.paid).toBe(59.93);
    await isFaultless();
  });

  it('is found paid by asking, where the event is late; the event then changes nothing', async () => {
    const placed = await order();
    const event = stripe.books.pay(placed.session().id)!;
    expect(await placed.ask()).toMatchObject({ status: 'paid', redirectUrl: null });
    expect((await send(event)).status).toBe(200);
    expect((await placed.read()).payment).toMatchObject({ status: 'paid', paid: 59.93 });
    await isFaultless();
  });

  it('that was declined says so and can be tried again', async () => {
    const placed = await order();
    expect((await send(stripe.books.decline(placed.session().id))).status).toBe(200);
    expect((await placed.read()).payment).toMatchObject({ status: 'open', isDeclined: true });
    await send(stripe.books.pay(placed.session().id)!);
    expect((await placed.read()).payment).toMatchObject({ status: 'paid', isDeclined: false });
  });

  it('expires at Stripe before the shop cancels it', async () => {
    const placed = await order();
    await expire();
    expect(placed.session().status).toBe('expired');
    const read = await placed.read();
    expect(read).toMatchObject({ status: 'cancelled', payment: { status: 'cancelled' } });
    expect(read.history.at(-1)).toMatchObject({ actor: 'system' });
    expect((await send(stripe.books.events.at(-1)!)).status).toBe(200);
    await isFaultless();
  });

  it('that Stripe says was paid is paid, also after the half hour', async () => {
    const placed = await order();
    stripe.books.pay(placed.session().id);
    await expire();
    expect(await placed.read()).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
    await isFaultless();
  });

  it('waits on where Stripe cannot be asked, and expires once it can', async () => {
    const placed = await order();
    stripe.faultOf = () => 'lost';
    await expect(expire()).rejects.toThrow('could not be closed');
    expect((await placed.read()).status).toBe('pending');
    stripe.faultOf = () => undefined;
    await expire();
    expect((await placed.read()).status).toBe('cancelled');
  });

  it('stands although Stripe is away, and leads there once it is back', async () => {
    stripe.faultOf = () => 'lost';
    const placed = await order();
    expect(placed.payment).toMatchObject({ status: 'open', redirectUrl: null });
    stripe.faultOf = () => undefined;
    expect((await placed.ask()).redirectUrl).toBe(placed.session().url);
  });

  it('has one session, also where the answer to the first call got lost', async () => {
    const before = stripe.books.sessions.size;
    stripe.faultOf = (call) => (call === 'POST /v1/checkout/sessions' ? 'unanswered' : undefined);
    const placed = await order();
    stripe.faultOf = () => undefined;
    expect((await placed.ask()).redirectUrl).toBe(placed.session().url);
    expect(stripe.books.sessions.size).toBe(before + 1);
  });

  it('closes its session when the customer cancels; money that still arrives goes back by itself', async () => {
    const placed = await order();
    expect((await placed.cancel()).body.payment).toMatchObject({ status: 'cancelled' });
    const event = stripe.books.pay(placed.session().id)!;
    expect((await send(event)).status).toBe(200);
    expect((await placed.read()).payment).toMatchObject({ status: 'paid', paid: 59.93, refunded: 0 });
    while (await jobs());
    expect((await placed.read()).payment).toMatchObject({ status: 'refunded', paid: 59.93, refunded: 59.93 });
    expect(stripe.books.keptFor(placed.session().client_reference_id!)).toBe(0);
    await isFaultless();
  });

  it('closes its session when the customer cancels, and nobody can pay it then', async () => {
    const placed = await order();
    await placed.cancel();
    while (await jobs());
    expect(placed.session().status).toBe('expired');
    expect(stripe.books.pay(placed.session().id)).toBeUndefined();
    expect(await readLedger(desk.shop.db)).toMatchObject({ faults: [] });
  });

  describe('refuses an event', () => {
    const paidEvent = async () => {
      const placed = await order();
      return { placed, event: stripe.books.pay(placed.session().id)! };
    };
    const changed = (event: StripeEvent) => ({ ...event, created: 1 });

    it('without a signature, with a wrong, foreign or old one, or of other bytes', async () => {
      const { placed, event } = await paidEvent();
      const { payload, header } = stripe.signed(event);
      const old = Date.now() - 10 * 60_000;
      const answers = [
        await sendRaw(payload, {}),
        await sendRaw(payload, { 'stripe-signature': 't=1,v1=00' }),
        await sendRaw(payload.replace('5993', '1'), { 'stripe-signature': header }),
        await sendRaw(` ${payload}`, { 'stripe-signature': header }),
        await send(event, { at: old }),
        await send(event, { secret: 'whsec_other' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
      expect((await placed.read()).payment.status).toBe('open');
    });

    it('of another account, or of live money where the key is for tests', async () => {
      const { placed, event } = await paidEvent();
      expect((await send({ ...event, account: 'acct_other' })).status).toBe(400);
      expect((await send({ ...event, livemode: true })).status).toBe(400);
      expect((await placed.read()).payment.status).toBe('open');
    });

    it('that has the id of another', async () => {
      const { event } = await paidEvent();
      await send(event);
      expect((await send(changed(event))).status).toBe(409);
      expect((await send(event)).status).toBe(200);
    });

    it('about an order of ours that it does not know, so that it comes again', async () => {
      const { event } = await paidEvent();
      const metadata = { mark: desk.shop.shop.links.sign('payment-mark', 'unknown') };
      const object = { ...event.data.object, client_reference_id: 'unknown', metadata };
      const lost = { ...event, id: 'evt_lost', data: { object } };
      expect((await send(lost)).status).toBe(404);
      expect((await send(lost)).status).toBe(404);
    });

    it('that says another amount', async () => {
      const { placed, event } = await paidEvent();
      const object = { ...event.data.object, amount_total: 1 };
      expect((await send({ ...event, id: 'evt_cheap', data: { object } })).status).toBe(409);
      expect((await placed.read()).payment.status).toBe('open');
    });

    it('of 5 MB', async () => {
      const { event } = await paidEvent();
      expect((await send({ ...event, padding: 'x'.repeat(5_000_000) })).status).toBe(413);
    });
  });

  describe('takes no notice of what others do with the same account:', () => {
    const foreign = { id: 'evt_foreign', object: 'event', livemode: false, created: 1 };
    const session = { id: 'cs_foreign', object: 'checkout.session', status: 'complete', currency: 'eur' };
    const intent = {
      id: 'pi_foreign',
      object: 'payment_intent',
      currency: 'eur',
      status: 'requires_capture',
    };
    const refund = { id: 're_foreign', object: 'refund', status: 'failed', payment_intent: 'pi_foreign' };
    const kept = () => Promise.all([desk.shop.db.$count(paymentEvents), desk.shop.db.$count(paymentFacts)]);

    it.each([
      ['something we never ask for', 'customer.created', {}],
      ['a session without a name', 'checkout.session.completed', { ...session, client_reference_id: null }],
      ['a session of theirs', 'checkout.session.completed', { ...session, client_reference_id: 'cart-7' }],
      [
        'a subscription of theirs, of which we could not even read the state',
        'checkout.session.completed',
        { ...session, status: null, client_reference_id: 'cart-7', metadata: { mark: 'theirs' } },
      ],
      ['a promise', 'payment_intent.amount_capturable_updated', { ...intent, metadata: { reference: '7' } }],
      [
        'a card that was declined',
        'payment_intent.payment_failed',
        { ...intent, metadata: { reference: '7' } },
      ],
      ['a payment without metadata', 'payment_intent.payment_failed', intent],
      ['a refund', 'refund.failed', { ...refund, metadata: { key: 'refund:1' } }],
      ['a refund of a charge', 'refund.failed', { ...refund, payment_intent: null, metadata: { key: '1' } }],
    ])('%s', async (_, type, object) => {
      const before = await kept();
      expect((await send({ ...foreign, type, data: { object } })).status).toBe(200);
      expect(await kept()).toEqual(before);
    });
  });

  describe('a card that only promises', () => {
    const promised = async () => {
      const placed = await order();
      const attempt = (await attemptByReference(desk.shop.db, placed.session().client_reference_id!))!;
      const card = providers().stripe!;
      const other = { ...attempt, reference: `${attempt.reference}-later`, sessionId: null };
      const { sessionId } = await card.start({ ...other, captureLater: true });
      stripe.books.pay(sessionId!);
      const told = await card.lookUp({ ...other, sessionId });
      expect(told).toMatchObject({ state: 'authorized', amountCents: TOTAL_CENTS });
      const { providerId } = told as { providerId: string };
      return { card, attempt: { ...other, sessionId, chargeId: providerId } };
    };

    it('pays what is captured, once', async () => {
      const { card, attempt } = await promised();
      const paid = { state: 'paid', amountCents: 50_00, providerId: attempt.chargeId };
      expect(await card.capture(attempt, 50_00)).toEqual(paid);
      expect(await card.capture(attempt, 50_00)).toEqual(paid);
    });

    it('cannot be captured after it was given up', async () => {
      const { card, attempt } = await promised();
      expect(await card.cancel(attempt)).toEqual({ state: 'closed' });
      expect(await card.capture(attempt, 50_00)).toEqual({ state: 'closed' });
    });
  });
});
