// What shoppers write, and what an administrator of a busy shop does.
import pg from 'pg';
import { adminCookie, CREDENTIALS } from './administrator.ts';
import { BATCHED, keepInBatches, PLAIN } from './batches.ts';
import { checkoutChoices } from './checkout-choices.ts';
import { inTurn, measure, type Figure } from './measure.ts';
import { ORDERS_ARE_RUN_BY, orderTransactions } from './order-transactions.ts';
import type { Measured, Target } from './report.ts';
import type { RunningServer } from './servers.ts';
import { cartWrites, purchases } from './shoppers.ts';
import { taxes } from './taxes.ts';

/** What the shop is held against: the server of ceilings, and its own database without a shop around it. */
export interface WriteCeilings {
  server: RunningServer;
  databaseUrl: string;
}

export async function writes(measured: Measured, ceilings?: WriteCeilings): Promise<void> {
  const { url } = measured.shop;
  await warmUp(measured, ceilings?.databaseUrl);
  await addBeside(
    measured,
    { name: 'cart write', work: (seconds) => cartWrites(url, PLAIN, seconds) },
    ceilings && {
      name: 'one query behind Fastify',
      work: (seconds) => measure(`${ceilings.server.url}/query`, { seconds, warmUpSeconds: 0 }),
      target: { ratio: 0.2, perSecond: 2_500, p99: 100 },
    },
  );
  await addBeside(
    measured,
    { name: 'whole purchase', work: (seconds) => purchases(url, PLAIN, seconds) },
    ceilings && {
      name: `order transaction (${ORDERS_ARE_RUN_BY})`,
      work: (seconds) => orderTransactions(ceilings.databaseUrl, PLAIN.length, seconds),
      target: { ratio: 0.25, perSecond: 500, p99: 100 },
    },
  );
  if (ceilings !== undefined) await purchasesOfBatches(measured, ceilings.databaseUrl);
  await checkoutChoices(measured, PLAIN);
  await taxes(measured, PLAIN);
}

/** What comes from batches takes a look at them, and writes down which units went where. */
async function purchasesOfBatches(measured: Measured, databaseUrl: string): Promise<void> {
  const { url } = measured.shop;
  await keepInBatches(databaseUrl);
  await purchases(url, BATCHED, measured.seconds / 2);
  await analyze(databaseUrl);
  await addBeside(
    measured,
    { name: 'whole purchase, of batches', work: (seconds) => purchases(url, BATCHED, seconds) },
    {
      name: 'a purchase without batches',
      work: (seconds) => purchases(url, PLAIN, seconds),
      target: { ratio: 0.85 },
    },
  );
}

/**
 * PostgreSQL plans a statement anew the first five times on every connection, which takes as long as running it. And what
 * it planned while a table was empty reads the whole of it until the table is analyzed, as autovacuum does within a minute.
 */
async function warmUp({ shop, seconds }: Measured, databaseUrl: string | undefined): Promise<void> {
  await purchases(shop.url, PLAIN, seconds);
  if (databaseUrl !== undefined) await analyze(databaseUrl);
  await purchases(shop.url, PLAIN, seconds / 2);
  await cartWrites(shop.url, PLAIN, seconds / 2);
}

async function analyze(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

const ROUNDS = 3;

interface Work {
  name: string;
  work: (seconds: number) => Promise<Figure>;
}

/** A write and its ceiling in turn: a slow minute of the machine meets both. */
async function addBeside(
  { seconds, add }: Measured,
  { name, work }: Work,
  ceiling: (Work & { target: Target }) | undefined,
): Promise<void> {
  const works = ceiling === undefined ? [work] : [ceiling.work, work];
  const figures = await inTurn(ROUNDS, works, (each) => each(Math.max(1, seconds / ROUNDS)));
  const figure = figures.at(-1)!;
  if (ceiling === undefined) return add({ name, ...figure });
  const best = figures[0]!;
  add({ name: `ceiling: ${ceiling.name}`, ...best });
  add({
    name,
    ...figure,
    ceiling: { name: ceiling.name, perSecond: best.perSecond },
    target: ceiling.target,
  });
}

/** Who look at orders at the same time. */
const ADMINISTRATORS = 4;

/** `orders`: how many the shop holds. */
export async function administration({ shop, seconds, add }: Measured, orders: number): Promise<void> {
  const signIn = await measure(`${shop.url}/api/auth/login`, {
    seconds,
    method: 'POST',
    body: CREDENTIALS,
    headers: { 'content-type': 'application/json' },
  });
  add({ name: 'sign-in (argon2id)', ...signIn });
  const headers = { cookie: await adminCookie(shop) };
  for (const [name, path] of [
    ['admin order list', '/api/admin/orders?limit=50'],
    ['admin orders to ship', '/api/admin/orders?limit=25&toShip=true'],
    ['search of the desk', '/api/admin/search?q=customer12'],
    ['page of an order', `/api/admin/orders/${Math.ceil(orders / 2)}`],
  ] as const)
    add({
      name: `${name}, ${orders.toLocaleString('en-US')} orders`,
      target: { p99: 50 },
      ...(await measure(shop.url + path, { seconds, headers, connections: ADMINISTRATORS })),
    });
}
