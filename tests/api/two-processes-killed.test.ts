// Two processes share a recall and a day of standing orders, and one of them is killed with both in its hands: each refund,
// each mail and each order happens exactly once. How fast that is: bench/recall.ts and bench/standing-day.ts.
import { and, eq, inArray, isNull, like, ne, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Recall } from '#domains/batches/model/recall.ts';
import { recallOrders } from '#domains/batches/server/recalls.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { returns } from '#domains/returns/server/returns.schema.ts';
import { announceDue } from '#domains/standing-orders/server/announce.ts';
import { standingDates } from '#domains/standing-orders/server/standing-orders.schema.ts';
import { shopDay } from '#engine/model/dates.ts';
import { rows } from '#engine/server/db/client.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { inDays, openBatchDesk } from '../support/batch-desk.ts';
import { readLedger } from '../support/ledger.ts';
import { aBuyer } from '../support/people.ts';
import { buildServer, type ServerBuild, type ServerProcess } from '../support/server-process.ts';
import { FORM_OF_STANDING } from '../support/standing-desk.ts';

/** More than are dealt with before the recall answers, so that the workers of both have some. */
const SOLD = 36;
const STANDING = 24;
/** Of each, the last ones, which nobody can finish before one of the two is dead. */
const HELD = 10;
const PATIENCE_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const desk = openBatchDesk();
let build: ServerBuild;
let operator: pg.Client;
const running = new Set<ServerProcess>();

beforeAll(async () => {
  build = await buildServer();
});
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL');
  await operator?.end();
  await build?.remove();
});

async function start(databaseUrl: string): Promise<ServerProcess> {
  const server = await build.start({
    DATA_DIR: desk.shop.shop.config.dataDir,
    DATABASE_URL: databaseUrl,
    SAMPLE_DATA: 'off',
  });
  running.add(server);
  return server;
}

const count = async (query: ReturnType<typeof sql>) => (await rows<{ n: number }>(desk.shop.db, query))[0]!.n;
const until = async (condition: () => Promise<boolean>) => {
  await expect.poll(condition, { timeout: PATIENCE_MS, interval: 20 }).toBe(true);
};

it('is done once for everybody, whoever of the two dies with what in hand', async () => {
  const { db } = desk.shop;
  const [{ name }] = (await rows<{ name: string }>(db, sql`select current_database() as name`)) as [
    { name: string },
  ];
  const databaseUrl = inject('postgresUrl')!.replace(/\/[^/]*$/u, `/${name}`);
  operator = new pg.Client({ connectionString: databaseUrl });
  await operator.connect();

  // One batch with many customers, and many standing orders that are due together.
  const [bad] = await desk.stock({ code: 'BAD', quantity: SOLD, bestBefore: inDays(60) });
  const sold: number[] = [];
  for (let each = 0; each < SOLD; each += 1) {
    const { orderId } = await desk.buy([1, 0]);
    expect((await desk.ship(desk.shelves[0], orderId)).status).toBe(200);
    sold.push(orderId);
  }
  // Who waits for a row holds what it is to buy: the others buy something else.
  const [free, held] = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.listed, true),
        eq(products.forSale, true),
        isNull(products.familyId),
        ne(products.id, desk.shelves[0].productId),
      ),
    )
    .limit(2);
  await db
    .update(products)
    .set({ quantityAvailable: 1_000, tracksBatches: false, season: 'open' })
    .where(inArray(products.id, [free!.id, held!.id]));
  const standing: number[] = [];
  for (let each = 0; each < STANDING; each += 1) {
    const { visitor } = await aBuyer(desk.shop, `standing-${each}`);
    const { status, body } = await visitor.post<{ id: number }>('/api/user/standing-orders', {
      ...FORM_OF_STANDING,
      items: [{ productId: (each < STANDING - HELD ? free! : held!).id, quantity: 1 + (each % 3) }],
      startsOn: addDays(shopDay(new Date()), 4),
    });
    expect(status).toBe(201);
    standing.push(body.id);
    // Those that are announced first are ordered first.
    if (standing.length >= STANDING - HELD) await announceDue(desk.shop.shop, new Date(Date.now() + DAY_MS));
  }
  expect(await db.$count(standingDates)).toBe(STANDING);

  const first = await start(databaseUrl);
  await start(databaseUrl);
  await operator.query('begin');
  await operator.query('select from orders where id = any($1::int[]) for no key update', [sold.slice(-HELD)]);
  await operator.query('select from standing_orders where id = any($1::int[]) for update', [
    standing.slice(-HELD),
  ]);

  const cookie = [...desk.admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const recall = { reason: 'Some lids did not close', remedy: 'refund' };
  const asked = fetch(`${first.url}/api/admin/batches/${bad!.id}/recall`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(recall),
  }).catch(() => {});
  await db.update(standingDates).set({ placeOn: shopDay(new Date()) });
  await db.execute(sql`select pg_notify('standing-orders', '')`);

  // Both have done what they could, and every worker of theirs has something in hand that it cannot finish.
  await until(async () => {
    const dealtWith = await db.$count(recallOrders, sql`outcome is not null`);
    const placed = await db.$count(standingDates, eq(standingDates.state, 'ordered'));
    return dealtWith === SOLD - HELD && placed === STANDING - HELD;
  });
  const stuck = sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () => (await count(stuck)) >= 6);
  await first.end('SIGKILL');
  running.delete(first);
  await asked;
  await operator.query('rollback');
  // Its leases run out two minutes later.
  await db.update(standingDates).set({ lockedUntil: null });
  await start(databaseUrl);
  await until(async () => {
    const open = await db.$count(recallOrders, sql`outcome is null`);
    const due = await db.$count(standingDates, eq(standingDates.state, 'announced'));
    return open === 0 && due === 0;
  });

  const again = await desk.admin.post<Recall>(`/api/admin/batches/${bad!.id}/recall`, recall);
  expect(again.body).toMatchObject({ orders: SOLD, done: SOLD, refunded: SOLD, mailed: SOLD, failing: 0 });
  const refunded = await db.select({ orderId: returns.orderId }).from(returns);
  expect(refunded.map(({ orderId }) => orderId).toSorted((a, b) => a - b)).toEqual(sold);
  const told = await db.select().from(mailOutbox).where(eq(mailOutbox.template, 'batch-recalled'));
  expect(told.map(({ orderId }) => orderId!).toSorted((a, b) => a - b)).toEqual(sold);

  const dates = await db.select().from(standingDates);
  expect(new Set(dates.map(({ state }) => state))).toEqual(new Set(['ordered']));
  const placed = await db.select().from(orders).where(like(orders.idempotencyKey, 'standing:%'));
  expect(placed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    dates.map(({ orderId }) => orderId!).toSorted((a, b) => a - b),
  );
  expect(new Set(placed.map(({ userId }) => userId)).size).toBe(STANDING);
  const confirmed = await db.select().from(mailOutbox).where(eq(mailOutbox.template, 'order-confirmation'));
  expect(confirmed).toHaveLength(SOLD + STANDING);
  const { faults } = await readLedger(db);
  expect(faults).toEqual([]);
}, 240_000);
