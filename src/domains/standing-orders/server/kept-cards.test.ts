import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { doDueJobs } from '#domains/payments/server/do-jobs.ts';
import { openProviders } from '#domains/payments/server/providers.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { followCharges } from './follow-charges.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import { momentOn, openStandingDesk } from '../../../../tests/support/standing-desk.ts';
import { SECRET_KEY, StripeStandIn, WEBHOOK_SECRET } from '../../../../tests/support/stripe-stand-in.ts';

const stripe = await StripeStandIn.open();
afterAll(() => stripe.close());

describe('a standing order by card', () => {
  const desk = openStandingDesk({
    payments: ['card'],
    stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: stripe.url },
  });
  beforeEach(() => {
    stripe.books.cards.verdict = 'pays';
    stripe.faultOf = () => undefined;
  });

  const session = () => [...stripe.books.sessions.values()].at(-1)!;
  /** Set up, and back from the provider's page. */
  const made = async () => {
    const { body } = await desk.make({ items: [{ productId: desk.cheese, quantity: 2 }] });
    expect(body).toMatchObject({ needsCard: true, card: null, redirectUrl: session().url });
    stripe.books.cards.keep(session().id);
    expect((await desk.read(body.id)).body).toMatchObject({ needsCard: false, card: 'Visa 4242' });
    return body.id;
  };
  const doJobs = async (day: string) => {
    while (await doDueJobs(desk.shop.shop, openProviders(desk.shop.shop), { now: momentOn(day) }));
  };
  /** What happens by itself on a day, until nothing is left to do. */
  const runDay = async (day: string) => {
    await desk.runOn(day);
    await doJobs(day);
    await followCharges(desk.shop.shop, { now: momentOn(day) });
  };
  const order = async () => (await desk.orders())[0]!;
  const charges = () =>
    [...stripe.books.intents.values()]
      .filter(({ status }) => status === 'succeeded')
      .map(({ amount }) => amount);

  it('is charged on its day, once, although answers get lost', async () => {
    const before = charges().length;
    const id = await made();
    await runDay(desk.day(7));
    const lost = new Set<string>();
    stripe.faultOf = (call) => {
      if (call !== 'POST /v1/payment_intents' || lost.has(call)) return undefined;
      lost.add(call);
      return 'unanswered';
    };
    await runDay(desk.day(10));
    stripe.forgetKeys();
    for (let hour = 0; hour < 3; hour += 1)
      await doDueJobs(desk.shop.shop, openProviders(desk.shop.shop), {
        now: new Date(momentOn(desk.day(10)).getTime() + hour * 3_600_000),
      });
    await followCharges(desk.shop.shop, { now: momentOn(desk.day(10)) });
    expect(charges().length - before).toBe(1);
    expect(await order()).toMatchObject({ status: 'pending', orderTotalCents: 29_95 });
    expect((await order()).acceptedAt).not.toBeNull();
    expect((await desk.read(id)).body.past).toMatchObject([{ state: 'ordered' }]);
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('tries on three days, then cancels, pauses and says so', async () => {
    const id = await made();
    await runDay(desk.day(7));
    stripe.books.cards.verdict = 'card_declined';
    await runDay(desk.day(10));
    await runDay(desk.day(10));
    expect(await desk.mails('standing-charge-failed')).toMatchObject([
      { data: { triesLeft: 2, needsCustomer: false } },
    ]);
    expect((await desk.read(id)).body.past).toMatchObject([{ state: 'charging' }]);
    await runDay(desk.day(11));
    expect(await desk.mails('standing-charge-failed')).toHaveLength(2);
    await runDay(desk.day(12));
    await runDay(desk.day(13));
    expect(await desk.mails('standing-charge-failed')).toHaveLength(2);
    expect(await desk.mails('standing-missed')).toMatchObject([
      { data: { reason: 'payment', isPaused: true } },
    ]);
    expect(await order()).toMatchObject({ status: 'cancelled', acceptedAt: null });
    expect((await desk.read(id)).body).toMatchObject({
      status: 'paused',
      pauseReason: 'payment',
      past: [{ state: 'missed', reason: 'payment' }],
    });
    expect((await readLedger(desk.shop.db)).faults).toEqual([]);
  });

  it('leads to the provider where the bank wants to see its customer, and is charged right after', async () => {
    const id = await made();
    await runDay(desk.day(7));
    stripe.books.cards.verdict = 'authentication_required';
    await runDay(desk.day(10));
    expect(await desk.mails('standing-charge-failed')).toMatchObject([{ data: { needsCustomer: true } }]);
    stripe.books.cards.verdict = 'pays';
    const { body } = await desk.buyer.visitor.post<{ redirectUrl: string }>(
      `/api/user/standing-orders/${id}/card`,
    );
    expect(body.redirectUrl).toBe(session().url);
    stripe.books.cards.keep(session().id);
    await desk.read(id);
    await runDay(desk.day(10));
    await runDay(desk.day(10));
    expect((await order()).acceptedAt).not.toBeNull();
    expect(stripe.books.cards.detached).not.toHaveLength(0);
  });

  it('charges nobody whose order was cancelled meanwhile', async () => {
    const before = charges().length;
    await made();
    await runDay(desk.day(7));
    await desk.runOn(desk.day(10));
    await desk.shop.db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.id, (await order()).id));
    await doJobs(desk.day(10));
    expect(charges()).toHaveLength(before);
  });

  it('is not placed without a card, and says so', async () => {
    await desk.make({ items: [{ productId: desk.cheese, quantity: 2 }] });
    await desk.runOn(desk.day(7));
    expect(await desk.mails('standing-announced')).toMatchObject([{ data: { obstacle: 'card_missing' } }]);
    await desk.runOn(desk.day(10));
    expect(await desk.orders()).toEqual([]);
    expect(await desk.mails('standing-missed')).toMatchObject([{ data: { reason: 'card_missing' } }]);
  });
});
