// Payments by card while the process dies: kill -9 before and after every call to Stripe, and in the middle of what the
// customer asks for. Stripe is a stand-in in this process, which remembers what it was told.
import { setTimeout as wait } from 'node:timers/promises';
import { rows, type Database } from '#engine/server/db/client.ts';
import { sql } from 'drizzle-orm';
import { readLedger } from '../../tests/support/ledger.ts';
import { SECRET_KEY, type StripeStandIn, WEBHOOK_SECRET } from '../../tests/support/stripe-stand-in.ts';
import type { AppProcess } from './app-process.ts';
import { CardCustomer } from './card-customer.ts';

/** Where a process dies: at a call to Stripe, before it arrives or before its answer does; or soon after being asked. */
type Death =
  | { at: string; when: 'lost' | 'unanswered' }
  | { in: 'checkout' | 'webhook' | 'cancellation'; afterMs: number };

const CALLS = [
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions',
  'POST /v1/checkout/sessions/expire',
  'POST /v1/refunds',
  'GET /v1/payment_intents',
];
const DEATHS: readonly Death[] = [
  ...CALLS.flatMap((at) => [{ at, when: 'lost' } as const, { at, when: 'unanswered' } as const]),
  ...(['checkout', 'webhook', 'cancellation'] as const).flatMap((step) =>
    [2, 8, 20, 50].map((afterMs) => ({ in: step, afterMs })),
  ),
];
/** A worker that died leaves its job to others after a minute; a failed one is tried again after a while. */
const DRAIN_MS = 150_000;

export function stripeEnv(stripe: StripeStandIn): Record<string, string> {
  return {
    PAYMENTS: 'card',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  };
}

/**
 * As many purchases as rounds; the process dies once in each. Every third is cancelled before it is paid, every third
 * afterwards. Resolves to the ids of the orders whose customer was told of them.
 */
export async function dieWhilePaying(
  app: AppProcess,
  stripe: StripeStandIn,
  { rounds, productId }: { rounds: number; productId: number },
): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await app.startIfEnded();
    const death = DEATHS[round % DEATHS.length]!;
    let isDead = false;
    const die = async () => {
      isDead = true;
      await app.end('SIGKILL');
    };
    stripe.faultOf = (call) => {
      if (isDead || !('at' in death) || nameOf(call) !== death.at) return undefined;
      void die();
      return death.when;
    };
    const during = async (step: string, ask: () => Promise<unknown>) => {
      const answered = ask().catch(() => undefined);
      if ('in' in death && death.in === step) await wait(death.afterMs).then(die);
      await answered;
      if (isDead) await app.startIfEnded();
    };
    const customer = new CardCustomer(app.url, stripe);
    await customer.fillCart(productId).catch(() => undefined);
    await during('checkout', () => customer.checkOut());
    if (customer.orderId !== undefined) acknowledged.push(customer.orderId);
    const plan = round % 3;
    if (plan === 1) await during('cancellation', () => customer.cancel());
    customer.payAtStripe();
    await during('webhook', () => customer.tellAll());
    await during('return', () => customer.comeBack());
    if (plan === 2) await during('cancellation', () => customer.cancel());
    stripe.faultOf = () => undefined;
    await app.startIfEnded();
    // Stripe tells again what was not taken.
    await customer.tellAll().catch(() => undefined);
  }
  return acknowledged;
}

/** The calls by what they do: ids are left out. */
function nameOf(call: string): string {
  return call.replace(/\/(?:cs|pi|re)_\w+/, '');
}

/** Once nothing is left to be told to Stripe, or time is over. */
export async function untilTold(stripe: StripeStandIn): Promise<void> {
  const deadline = Date.now() + DRAIN_MS;
  let calls: number;
  do {
    calls = stripe.calls.length;
    // A quiet time longer than the longest lease.
    await wait(70_000);
  } while (stripe.calls.length > calls && Date.now() < deadline);
}

/** What orders, stock, ledger and Stripe disagree about; each a sentence. */
export async function paymentDifferences(
  { db }: Database,
  stripe: StripeStandIn,
  { units, acknowledged }: { units: number; acknowledged: readonly number[] },
): Promise<string[]> {
  const ledger = await readLedger(db);
  const orders = await rows<{ id: number; reference: string; status: string; paid: boolean; total: number }>(
    db,
    sql`select o.id, p.reference, o.status, o.accepted_at is not null as paid, o.order_total_cents as total
          from orders o join payments p on p.order_id = o.id`,
  );
  const [jobs] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from provider_jobs where done_at is null`,
  );
  const different = orders.filter(({ reference, status, paid, total }) => {
    const kept = stripe.books.sessionFor(reference) === undefined ? 0 : stripe.books.keptFor(reference);
    return kept !== (paid && status !== 'cancelled' ? total : 0);
  });
  const known = new Set(orders.map(({ id }) => id));
  return [
    ...ledger.faults,
    ...(ledger.units === units ? [] : [`sold + left is ${ledger.units}, seeded were ${units}`]),
    ...(jobs!.count === 0 ? [] : [`${jobs!.count} things were never told to Stripe`]),
    ...different.map(({ id, status }) => `Stripe holds other money than order ${id}, which is ${status}`),
    ...acknowledged.filter((id) => !known.has(id)).map((id) => `order ${id} was acknowledged and is missing`),
  ];
}
