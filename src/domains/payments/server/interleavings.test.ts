// The customer pays and comes back, Stripe tells, the half hour ends, the order is cancelled, the process dies: in every
// order, and around every call. At the end order, stock, ledger and Stripe agree.
import { afterAll, describe, expect, it } from 'vitest';
import { PAYMENT_WINDOW_MS } from '#domains/orders/model/payments/payment-window.ts';
import { cancelOrder } from '#domains/orders/server/change-order.ts';
import { loadOrder } from '#domains/orders/server/orders.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { openCheckoutDesk } from '../../../../tests/support/checkout-desk.ts';
import { leftToAll } from '../../../../tests/support/left-to-all.ts';
import { readLedger } from '../../../../tests/support/ledger.ts';
import type { StripeEvent } from '../../../../tests/support/stripe-objects.ts';
import { SECRET_KEY, StripeStandIn, WEBHOOK_SECRET } from '../../../../tests/support/stripe-stand-in.ts';
import { doDueJobs } from './do-jobs.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openProviders, type Providers } from './providers.ts';
import { readEvent } from '#domains/payments/server/stripe/stripe-webhook.ts';
import { takeEvent } from './take-event.ts';
import { paymentRedirectUrl } from './payment-redirect-url.ts';

const stripe = await StripeStandIn.open();
const SETTINGS = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: stripe.url };
const TOTAL_CENTS = 34_94;

type Step = 'pay' | 'return' | 'webhook' | 'expiry' | 'cancellation' | 'jobs';

/** The other way round the second finds nothing to do: what is over cannot be paid, and leads nobody to Stripe. */
const BEFORE: readonly [Step, Step][] = [
  ['pay', 'webhook'],
  ['pay', 'return'],
  ['pay', 'expiry'],
  ['return', 'expiry'],
  ['return', 'cancellation'],
  ['cancellation', 'jobs'],
];

function ways(steps: readonly Step[]): Step[][] {
  return orders(steps).filter((way) =>
    BEFORE.every(([first, second]) => {
      const isBoth = way.includes(first) && way.includes(second);
      return !isBoth || way.indexOf(first) < way.indexOf(second);
    }),
  );
}

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

class Crash extends Error {}

/** At which call to the provider: before it gets there, or before its answer gets here. */
interface Death {
  call: number;
  when: 'before' | 'after';
}

/** Between any two things that a payment writes stands a call. */
const DEATHS: readonly (Death | null)[] = [
  null,
  ...[1, 2, 3].flatMap((call): Death[] => [
    { call, when: 'before' },
    { call, when: 'after' },
  ]),
];

const SHIFTS = leftToAll ? [0] : [0, 3];

function dyingAt(provider: PaymentProvider, death: Death | null): PaymentProvider {
  let calls = 0;
  const wrap =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      calls += 1;
      const isFatal = calls === death?.call;
      if (isFatal && death.when === 'before') throw new Crash();
      const answer = await call(...args);
      if (isFatal) throw new Crash();
      return answer;
    };
  return {
    start: wrap(provider.start),
    lookUp: wrap(provider.lookUp),
    capture: wrap(provider.capture),
    cancel: wrap(provider.cancel),
    refund: wrap(provider.refund),
    feeOf: wrap(provider.feeOf),
  };
}

describe('a payment by card', () => {
  const desk = openCheckoutDesk({ payments: ['card'], stripe: SETTINGS });
  afterAll(() => stripe.close());

  const tell = async (events: readonly StripeEvent[]) => {
    for (const event of events) {
      const { payload, header } = stripe.signed(event);
      const body = Buffer.from(payload);
      await takeEvent(desk.shop.shop, readEvent(body, header, SETTINGS, desk.shop.shop.links), new Date());
    }
  };
  const expire = (providers: Providers) =>
    expireUnpaid(desk.shop.shop, providers, new Date(Date.now() + PAYMENT_WINDOW_MS + 1_000));
  /** What waits for another try is tried as well. */
  const doAllJobs = async (providers: Providers) => {
    const now = new Date(Date.now() + 2 * 60 * 60_000);
    while (await doDueJobs(desk.shop.shop, providers, { now }));
  };

  /** Whether the order is kept. Throws where Stripe and the order disagree. */
  const walk = async (steps: readonly Step[], death: Death | null) => {
    const { shop } = desk.shop;
    const sound = openProviders(shop);
    const providers = { ...sound, stripe: dyingAt(sound.stripe!, death) };
    await desk.add(desk.oil, 1);
    const { orderId } = (await desk.checkout()).body;
    const session = [...stripe.books.sessions.values()].at(-1)!;
    const told = stripe.books.events.length;
    const tellAll = () => tell(stripe.books.events.slice(told));
    const does: Record<Step, () => Promise<unknown>> = {
      pay: async () => stripe.books.pay(session.id),
      return: () => paymentRedirectUrl(shop, providers, orderId),
      webhook: tellAll,
      expiry: () => expire(providers),
      cancellation: () => cancelOrder(shop.catalogue, orderId, { actor: 'customer' }),
      jobs: () => doDueJobs(shop, providers, { now: new Date() }),
    };
    for (const step of steps) await does[step]().catch(isRefusedOrDead);
    // A new process: timers and jobs take up what was left, and Stripe tells again what it told.
    await expire(sound);
    await doAllJobs(sound);
    await tellAll();
    await doAllJobs(sound);

    const { status } = (await loadOrder(desk.shop.db, orderId))!;
    const isKept = status !== 'cancelled';
    const kept = stripe.books.keptFor(session.client_reference_id!);
    expect({ steps, death, kept, session: session.status }).toEqual({
      steps,
      death,
      kept: isKept ? TOTAL_CENTS : 0,
      session: expect.stringMatching(/^(complete|expired)$/),
    });
    return isKept;
  };

  /** How many orders are kept. Each way meets two of the deaths, in `npm test` one; stock and books are counted once for all. */
  const walkAll = async (all: readonly Step[][]) => {
    const before = await readLedger(desk.shop.db);
    let kept = 0;
    for (const [index, steps] of all.entries())
      for (const shift of SHIFTS)
        if (await walk(steps, DEATHS[(index + shift) % DEATHS.length] ?? null)) kept += 1;
    const { stock, faults } = await readLedger(desk.shop.db);
    expect({ stock, faults }).toEqual({ stock: before.stock - kept, faults: [] });
    return kept;
  };

  it('is given back when it is cancelled, in whichever order things happen', async () => {
    const all = [
      ...ways(['pay', 'return', 'webhook', 'expiry', 'cancellation', 'jobs']),
      ...ways(['pay', 'webhook', 'expiry', 'cancellation', 'jobs']),
    ];
    expect(all).toHaveLength(15 + 20);
    expect(await walkAll(all)).toBe(0);
  }, 120_000);

  it('is kept where it was paid before the half hour ended, however that is heard', async () => {
    const all = [...ways(['pay', 'return', 'webhook', 'expiry']), ...ways(['pay', 'expiry'])];
    expect(await walkAll(all)).toBe(SHIFTS.length * all.length);
  }, 120_000);
});

/** What is refused is refused, what dies is dead; the rest goes on. */
function isRefusedOrDead(error: unknown): void {
  const isExpected = error instanceof Crash || error instanceof AggregateError || error instanceof AppError;
  if (!isExpected) throw error;
}
