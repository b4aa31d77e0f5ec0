// A shop behind PgBouncer in transaction mode, which hands every transaction to another connection. Runs where the program
// is installed (Debian: pgbouncer), and with named statements where it is 1.21 or later.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { underStartupLock } from '#engine/server/db/migrate.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { hasPgBouncer, knowsStatements, startPgBouncer, type PgBouncer } from '../support/pgbouncer.ts';
import { freePort } from '../support/postbox.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { openTestDatabase } from '../support/test-database.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const MANY = 30;

const isHere = inject('postgresUrl') !== undefined && hasPgBouncer;

describe.skipIf(!isHere)('behind a pooler', () => {
  servesTwoShops(false);
});
describe.skipIf(!isHere || !knowsStatements)('behind a pooler that keeps named statements', () => {
  servesTwoShops(true);
});

function servesTwoShops(namedStatements: boolean): void {
  let bouncer: PgBouncer;
  let directUrl: string;
  let shops: TestApp[];
  beforeAll(async () => {
    directUrl = (await openTestDatabase()).url!;
    bouncer = await startPgBouncer(directUrl, await freePort(), { namedStatements });
    const open = async () =>
      openTestApp(
        { secretKey: 'the same for both of them, as it must be' },
        await openPostgres({ databaseUrl: bouncer.url, directUrl, namedStatements }),
      );
    shops = [await open(), await open()];
  });
  afterAll(async () => {
    for (const { app, shop } of shops) {
      await app.close();
      await shop.database.close();
    }
    await bouncer.stop();
  });

  it('serves many at once over few connections', async () => {
    const [shop] = shops as [TestApp];
    const [oil] = await shop.db.select().from(products).where(eq(products.slug, OIL));
    const answers = await Promise.all(
      Array.from({ length: MANY }, async (_, number) => {
        const visitor = shop.visitor();
        const put = await visitor.post('/api/cart', { productId: oil!.id, quantity: 1 });
        const found = await shop.visitor().get(`/api/search?q=oil&page=${1 + (number % 2)}`);
        const placed = await visitor.post('/api/checkout', {
          customerName: 'Ada Moreau',
          customerEmail: `ada-${number}@example.com`,
          shippingAddress: '12 Harbour Street, Portland, ME 04101',
        });
        return [put.status, found.status, placed.status];
      }),
    );
    expect(answers).toEqual(Array.from({ length: MANY }, () => [200, 200, 201]));
  });

  it('still hears of changes that another process made', async () => {
    const [one, other] = shops as [TestApp, TestApp];
    const price = async () =>
      (await other.visitor().get<{ price: number }>(`/api/products/${OIL}`)).body.price;
    await price();
    await one.shop.catalogue.change(async (tx, changed) => {
      await tx.update(products).set({ priceCents: 7_700 }).where(eq(products.slug, OIL));
      changed.settings();
    });
    await expect.poll(price, { timeout: 5_000, interval: 20 }).toBe(77);
  });

  it('holds the lock of a start on a connection of its own', async () => {
    const [one, other] = shops as [TestApp, TestApp];
    const order: string[] = [];
    const started = Promise.withResolvers<void>();
    const first = underStartupLock(one.shop.database, async () => {
      started.resolve();
      await Promise.all(Array.from({ length: MANY }, () => other.shop.database.ping()));
      order.push('first');
    });
    await started.promise;
    await underStartupLock(other.shop.database, async () => void order.push('second'));
    await first;
    expect(order).toEqual(['first', 'second']);
  });
}
