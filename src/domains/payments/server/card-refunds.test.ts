import { beforeAll, describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#domains/ledger/model/ledger.ts';
import type { Order } from '#domains/orders/model/order.ts';
import type { OrderMoves } from '#domains/payments/model/payment-answers.ts';
import { openCardDesk, TOTAL_CENTS } from '../../../../tests/support/card-desk.ts';
import { anAdmin } from '../../../../tests/support/people.ts';
import type { Visitor } from '../../../../tests/support/test-app.ts';

const { desk, stripe, jobs, paidOrder, send, isFaultless } = await openCardDesk();

describe('an order that was paid by card', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = (await anAdmin(desk.shop)).visitor;
  });

  const refund = (id: number, amount: number, key?: string) =>
    admin.post<Order & { message: string; reason: string }>(
      `/api/admin/orders/${id}/refunds`,
      { amount, reason: 'A bottle leaked' },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  /** Recorded, and then made by the worker. */
  const refundAndMake = async (id: number, amount: number) => {
    const answer = await refund(id, amount);
    while (await jobs());
    return answer;
  };

  it('answers a refund when it is recorded; Stripe is asked afterwards', async () => {
    const placed = await paidOrder();
    stripe.faultOf = () => 'unanswered';
    const { status, body } = await refund(placed.id, 10);
    expect(status).toBe(201);
    expect(body.payment).toMatchObject({ status: 'paid', refunded: 0 });
    expect(placed.kept()).toBe(TOTAL_CENTS);
    stripe.faultOf = () => undefined;
    while (await jobs());
    expect((await placed.read()).payment).toMatchObject({ status: 'partly_refunded', refunded: 10 });
    expect(placed.kept()).toBe(TOTAL_CENTS - 10_00);
    await isFaultless();
  });

  it('gives back pieces that are removed while a refund is under way, and neither twice', async () => {
    const placed = await paidOrder();
    stripe.faultOf = () => 'unanswered';
    await refund(placed.id, 10);
    const items = [{ itemId: (await placed.read()).items[0]!.id, quantity: 1 }];
    const { status } = await admin.post(`/api/admin/orders/${placed.id}/removals`, { items });
    expect(status).toBe(201);
    stripe.faultOf = () => undefined;
    while (await jobs());
    expect((await placed.read()).payment).toMatchObject({ refunded: 34.99 });
    expect(placed.kept()).toBe(TOTAL_CENTS - 34_99);
    await isFaultless();
  });

  it('is refunded once by the same key: again, at once, and after Stripe has made it', async () => {
    const placed = await paidOrder();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(placed.id, 10, 'one refund')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    while (await jobs());
    expect((await refund(placed.id, 10, 'one refund')).body.payment).toMatchObject({ refunded: 10 });
    while (await jobs());
    expect(placed.kept()).toBe(TOTAL_CENTS - 10_00);
    await isFaultless();
  });

  it('is not refunded by a key that belongs to another refund', async () => {
    const placed = await paidOrder();
    const other = await paidOrder();
    expect((await refund(placed.id, 10, 'mine')).status).toBe(201);
    for (const refused of [await refund(placed.id, 11, 'mine'), await refund(other.id, 10, 'mine')])
      expect(refused).toMatchObject({ status: 409, body: { reason: 'key_reused' } });
    while (await jobs());
    expect(other.kept()).toBe(TOTAL_CENTS);
    expect((await placed.read()).payment).toMatchObject({ refunded: 10 });
  });

  it('can be refunded with the same key after a refusal, which did nothing', async () => {
    const placed = await paidOrder();
    expect((await refund(placed.id, 1_000, 'second try')).status).toBe(409);
    expect((await refund(placed.id, 10, 'second try')).status).toBe(201);
    while (await jobs());
    expect((await placed.read()).payment).toMatchObject({ refunded: 10 });
  });

  it('is refunded by Stripe, in part and then in whole', async () => {
    const placed = await paidOrder();
    await refundAndMake(placed.id, 10);
    expect((await placed.read()).payment).toMatchObject({ status: 'partly_refunded', refunded: 10 });
    expect(placed.kept()).toBe(TOTAL_CENTS - 10_00);
    const cancelled = await admin.patch<Order>(`/api/admin/orders/${placed.id}`, { status: 'cancelled' });
    expect(cancelled.body.payment).toMatchObject({ refunded: 10 });
    while (await jobs());
    expect((await placed.read()).payment).toMatchObject({ status: 'refunded', refunded: 59.93 });
    expect(placed.kept()).toBe(0);
    await isFaultless();
  });

  it('is refunded once, also where Stripe’s answer got lost', async () => {
    const placed = await paidOrder();
    stripe.faultOf = (call) => (call === 'POST /v1/refunds' ? 'unanswered' : undefined);
    await refundAndMake(placed.id, 20);
    expect((await placed.read()).payment).toMatchObject({ status: 'paid', refunded: 0 });
    stripe.faultOf = () => undefined;
    expect(await jobs()).toBe(false);
    while (await jobs(60 * 60_000));
    expect((await placed.read()).payment).toMatchObject({ status: 'partly_refunded', refunded: 20 });
    expect(placed.kept()).toBe(TOTAL_CENTS - 20_00);
    await isFaultless();
  });

  describe('whose refund fails', () => {
    const movesOf = async (id: number) =>
      (await admin.get<OrderMoves>(`/api/admin/orders/${id}/payments`)).body;
    const transfer = (id: number) => admin.post<Order>(`/api/admin/orders/${id}/refunds/transfer`);
    const owesBack = async (id: number) => {
      expect((await placedPayment(id)).payment).toMatchObject({ status: 'paid', refunded: 0 });
      expect(await movesOf(id)).toMatchObject({
        refundable: 39.93,
        owedBack: 20,
        moves: [{ kind: 'payment' }, { kind: 'refund', isUnderWay: false, isFailed: true }],
      });
      await isFaultless();
    };
    const placedPayment = async (id: number) => (await admin.get<Order>(`/api/admin/orders/${id}`)).body;

    it('at once owes the money still', async () => {
      const placed = await paidOrder();
      stripe.books.refundStatus = 'failed';
      expect((await refundAndMake(placed.id, 20)).status).toBe(201);
      await owesBack(placed.id);
    });

    it('after Stripe had said it was made owes the money again, however often Stripe tells it', async () => {
      const placed = await paidOrder();
      await refundAndMake(placed.id, 20);
      expect((await placedPayment(placed.id)).payment).toMatchObject({ refunded: 20 });
      const [made] = [...stripe.books.refunds.values()].slice(-1);
      const event = stripe.books.failRefund(made!.id);
      await Promise.all([send(event), send(event)]);
      await owesBack(placed.id);
      expect((await movesOf(placed.id)).moves[1]).toMatchObject({ problem: 'expired_or_canceled_card' });
    });

    it('is transferred by hand, once', async () => {
      const placed = await paidOrder();
      await refundAndMake(placed.id, 20);
      await send(stripe.books.failRefund([...stripe.books.refunds.keys()].at(-1)!));
      const answers = await Promise.all([transfer(placed.id), transfer(placed.id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect((await placedPayment(placed.id)).payment).toMatchObject({
        status: 'partly_refunded',
        refunded: 20,
      });
      expect(await movesOf(placed.id)).toMatchObject({ owedBack: 0, refundable: 39.93 });
      // Nothing more is asked of Stripe.
      expect(await jobs()).toBe(false);
      expect(placed.kept()).toBe(TOTAL_CENTS);
      await isFaultless();
    });

    it('is made again with the money for removed items, as their quote says', async () => {
      const placed = await paidOrder();
      await refundAndMake(placed.id, 20);
      await send(stripe.books.failRefund([...stripe.books.refunds.keys()].at(-1)!));
      const itemId = (await placed.read()).items[0]!.id;
      const path = `/api/admin/orders/${placed.id}/removals`;
      const { body: quote } = await admin.get(`${path}/quote?items=${itemId}:1`);
      expect(quote).toMatchObject({ reduced: 24.99, refund: 44.99 });
      expect((await admin.post(path, { items: [{ itemId, quantity: 1 }] })).status).toBe(201);
      while (await jobs());
      expect((await placedPayment(placed.id)).payment).toMatchObject({ refunded: 44.99 });
      expect(placed.kept()).toBe(TOTAL_CENTS - 44_99);
      await isFaultless();
    });

    it('is refused where nothing failed', async () => {
      const placed = await paidOrder();
      await refundAndMake(placed.id, 20);
      expect((await transfer(placed.id)).status).toBe(409);
    });

    it('in Stripe’s dashboard is none of the shop’s', async () => {
      const foreign = { id: 're_foreign', object: 'refund', status: 'failed', metadata: {} };
      const event = { id: 'evt_foreign', object: 'event', type: 'refund.failed', livemode: false };
      expect((await send({ ...event, object: 'event', data: { object: foreign } })).status).toBe(200);
    });

    it('before we have noted that it was made comes again', async () => {
      const placed = await paidOrder();
      const event = { id: 'evt_new', object: 'event', type: 'refund.failed', livemode: false } as const;
      const unknown = { id: 're_new', object: 'refund', status: 'failed' };
      const ofOurPayment = { payment_intent: placed.session().payment_intent, metadata: { key: 'refund:9' } };
      const mark = desk.shop.shop.links.sign('payment-mark', 'refund:9');
      const marked = { payment_intent: 'pi_new', metadata: { key: 'refund:9', mark } };
      for (const more of [ofOurPayment, marked])
        expect((await send({ ...event, data: { object: { ...unknown, ...more } } })).status).toBe(404);
    });
  });

  it('costs a fee, which is posted once Stripe knows it', async () => {
    const feesOf = async (id: number) => {
      const { body } = await admin.get<{ items: LedgerEntry[] }>(`/api/admin/ledger/entries?orderId=${id}`);
      return body.items
        .filter(({ kind }) => kind === 'fee')
        .map(({ account, amount }) => ({ account, amount }));
    };
    stripe.books.isBooking = false;
    const placed = await paidOrder();
    await jobs();
    expect(await feesOf(placed.id)).toEqual([]);
    stripe.books.isBooking = true;
    while (await jobs(60 * 60_000));
    expect(await feesOf(placed.id)).toEqual([
      { account: 'cash', amount: -2.04 },
      { account: 'fees', amount: 2.04 },
    ]);
    // What the customer may get back does not depend on it.
    const moves = await admin.get(`/api/admin/orders/${placed.id}/payments`);
    expect(moves.body).toMatchObject({ refundable: 59.93 });
    await isFaultless();
  });
});
