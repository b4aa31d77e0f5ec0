// Packets to the database get lost and nobody closes a connection: somebody who waits is told soon, nothing stays taken, and
// what others changed meanwhile is noticed.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { Database } from '#engine/server/db/client.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { codeOfDatabaseError } from '#engine/server/http/error-handler.ts';
import { startProxy, type Proxy } from '../support/tcp-proxy.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { closeAtEnd } from '../support/opened.ts';
import { openTestDatabase } from '../support/test-database.ts';

const LIMITS = { connect: 3_000, statement: 2_500, idleInTransaction: 2_500, silence: 3_000 };
const PACE = { ping: 200, retry: 50 };
const NEVER_MS = 2 ** 31 - 1;
/** More than there are connections. */
const MANY = 40;

// The embedded engine has no wire that could be cut.
describe.skipIf(inject('postgresUrl') === undefined)('a database that goes silent', () => {
  let proxy: Proxy;
  /** Reaches the database directly, as another process would. */
  let direct: Database;
  let throughProxy: Database;
  let shop: TestApp;
  beforeAll(async () => {
    const opened = await openTestDatabase();
    direct = opened.database;
    const url = new URL(opened.url!);
    proxy = await startProxy([Number(url.port)]);
    url.port = String(proxy.port);
    throughProxy = await openPostgres(url.href, LIMITS, PACE);
    closeAtEnd(() => throughProxy.close());
    shop = await openTestApp({}, throughProxy);
  });
  afterAll(() => proxy.close());
  const heartbeat = async () => (await shop.app.inject('/readyz')).statusCode;
  const addToCart = async () =>
    (await shop.visitor().post('/api/cart', { productId: 1, quantity: 1 })).status;
  const transactions = () =>
    Array.from({ length: MANY }, () => shop.db.transaction((tx) => tx.execute(sql`select 1`)));

  it('is answered with 503 by calls, pages and transactions alike, and leaves every connection usable', async () => {
    expect([await heartbeat(), await addToCart()]).toEqual([200, 200]);
    // All connections are open when the cable is cut.
    await Promise.all(transactions());
    proxy.cutCable();
    const lost = transactions().map((transaction) =>
      transaction.then(
        () => 'done' as const,
        (error: unknown) => codeOfDatabaseError(error),
      ),
    );
    const calls = Array.from({ length: MANY }, addToCart);
    expect(new Set(await Promise.all(lost))).toEqual(new Set(['unavailable']));
    expect(new Set(await Promise.all(calls))).toEqual(new Set([503]));
    expect((await shop.app.inject('/shop?page=3')).statusCode).toBe(503);

    proxy.mendCable();
    await expect.poll(heartbeat, { timeout: 10_000 }).toBe(200);
    await Promise.all(transactions());
    expect(await addToCart()).toBe(200);
  }, 60_000);

  it('is noticed by who only listens, and what was missed is made good', async () => {
    const applied: string[] = [];
    const catalogue = new Catalogue(throughProxy, async (changes) => void applied.push(changes.toString()));
    await catalogue.follow(NEVER_MS);
    const elsewhere = new Catalogue(direct, async () => {});
    // The connection to listen on may still be on its way back from the silence before: until then it hears of nothing.
    const heardOfChange = async () => {
      await elsewhere.change(async (_tx, changed) => changed.product(1, 'in place'));
      return applied.at(-1);
    };
    await expect.poll(heardOfChange, { timeout: 10_000 }).toBe('product:1');

    proxy.cutCable();
    await elsewhere.change(async (_tx, changed) => changed.product(2, 'in place'));
    // The connection to listen on and all the others are lost: who cannot ask may not go on serving what it has.
    await expect.poll(() => applied.at(-1), { timeout: 20_000 }).toBe('*');
    applied.length = 0;
    proxy.mendCable();
    await expect.poll(() => applied, { timeout: 20_000 }).toEqual(['*']);
    await elsewhere.change(async (_tx, changed) => changed.product(3, 'in place'));
    await expect.poll(() => applied, { timeout: 10_000 }).toEqual(['*', 'product:3']);
    catalogue.stop();
  }, 90_000);

  it('ends statements and transactions that take too long, and takes their locks away', async () => {
    const slow = await throughProxy.db.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
    expect(codeOfDatabaseError(slow)).toBe('unavailable');
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const forgotten = throughProxy.db.transaction(async (tx) => {
      await tx.execute(sql`select id from products where id = 1 for update`);
      locked.resolve();
      await released.promise;
      await tx.execute(sql`select 1`);
    });
    await locked.promise;
    await direct.db.execute(sql`select id from products where id = 1 for update`);
    released.resolve();
    const late = await forgotten.catch((error: unknown) => error);
    expect(codeOfDatabaseError(late)).toBe('unavailable');
    expect(await heartbeat()).toBe(200);
  }, 30_000);

  it('lets work that takes its time go on', async () => {
    const slow = throughProxy.withoutLimits(({ db }) => db.execute(sql`select pg_sleep(4)`));
    await expect(slow).resolves.toBeDefined();
  }, 30_000);
});
