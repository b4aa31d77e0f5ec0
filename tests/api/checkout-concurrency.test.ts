// Many shoppers at once. On PostgreSQL statements really overlap; on the embedded engine they take turns, so fewer do.
// The long run is `npm run soak`.
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import { rows } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { leftToAll } from '../support/left-to-all.ts';
import { readLedger, type Ledger } from '../support/ledger.ts';
import { openTestApp, type TestApp, type Visitor } from '../support/test-app.ts';

const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland',
};

describe('many shoppers at once', () => {
  let shop: TestApp;
  let onPostgres: boolean;
  let shelf: number[];
  let before: Ledger;

  beforeAll(async () => {
    shop = await openTestApp();
    onPostgres = shop.shop.database.engine === 'postgres';
    shelf = (await shop.db.select({ id: products.id }).from(products).orderBy(products.id).limit(8)).map(
      ({ id }) => id,
    );
  });
  beforeEach(async () => {
    await shop.db.update(products).set({ quantityAvailable: 2_000 }).where(inArray(products.id, shelf));
  });

  const setStock = (id: number, quantityAvailable: number) =>
    shop.db.update(products).set({ quantityAvailable }).where(eq(products.id, id));
  const stockOf = async (id: number) =>
    (await shop.db.select().from(products).where(eq(products.id, id)))[0]!.quantityAvailable;
  const add = (who: Visitor, productId: number, quantity: number) =>
    who.post<Cart>('/api/cart', { productId, quantity });
  const checkout = (who: Visitor, key: string) =>
    who.post<CheckoutAnswer>('/api/checkout', FORM, { 'idempotency-key': key });
  const expectNoDeadlock = async () => {
    if (!onPostgres) return;
    const [database] = await rows<{ deadlocks: number }>(
      shop.db,
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    );
    expect(database!.deadlocks).toBe(0);
  };

  it('sell the last bottles once each: the rest are told', async () => {
    const [shoppers, bottles] = onPostgres ? (leftToAll ? [80, 20] : [200, 50]) : [16, 4];
    const oil = shelf[0]!;
    await setStock(oil, bottles);
    before = await readLedger(shop.db);
    const visitors = await Promise.all(
      Array.from({ length: shoppers }, async () => {
        const visitor = shop.visitor();
        expect((await add(visitor, oil, 1)).status).toBe(200);
        return visitor;
      }),
    );
    const answers = await Promise.all(visitors.map((visitor) => checkout(visitor, 'last bottle')));
    const sold = answers.filter(({ status }) => status === 201);
    const told = answers.filter(({ status }) => status === 409);
    expect(sold).toHaveLength(bottles);
    expect(told).toHaveLength(shoppers - bottles);
    expect(told.every(({ text }) => text.includes('sold out'))).toBe(true);
    expect(await stockOf(oil)).toBe(0);
    expect(await readLedger(shop.db)).toMatchObject({
      units: before.units,
      orders: before.orders + bottles,
      inCarts: before.inCarts + shoppers - bottles,
      faults: [],
    });
  }, 60_000);

  it('lose nothing and block nobody, buying, changing prices, cancelling and clicking twice', async () => {
    const [purchases, atOnce] = onPostgres ? [leftToAll ? 120 : 300, 50] : [24, 6];
    // Two of the products run out on the way.
    await setStock(shelf[1]!, Math.floor(purchases / 5));
    await setStock(shelf[2]!, Math.floor(purchases / 5));
    before = await readLedger(shop.db);
    const placed = new Set<number>();
    const answered: number[] = [];
    const cancellations: number[] = [];
    let next = 0;

    const purchase = async (number: number) => {
      const visitor = shop.visitor();
      // Each takes its products in another order: somebody who locked them as they come would wait in a circle.
      const first = shelf[number % shelf.length]!;
      const second = shelf[(number * 3 + 1) % shelf.length]!;
      const wanted = number % 2 === 0 ? [first, second] : [second, first];
      const filled = [];
      for (const id of wanted) filled.push(await add(visitor, id, 1 + (number % 3)));
      if (filled.every(({ status }) => status !== 200)) return;
      const key = `purchase ${number}`;
      const clicks = number % 5 === 0 ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: clicks }, () => checkout(visitor, key)));
      answered.push(...answers.map(({ status }) => status));
      // The second click may succeed where the first was told of a new price: both never make two orders.
      const made = answers.filter(({ status }) => status === 201).map(({ body }) => body);
      if (made.length === 0) return;
      const { orderId, token } = made[0]!;
      expect(made.every((answer) => answer.orderId === orderId)).toBe(true);
      expect(placed.has(orderId)).toBe(false);
      placed.add(orderId);
      if (number % 10 === 3) {
        cancellations.push((await visitor.post(`/api/orders/${orderId}/cancel?token=${token}`)).status);
      }
      if (number % 25 === 7) {
        await shop.db
          .update(products)
          .set({ priceCents: sql`${products.priceCents} + 1` })
          .where(eq(products.id, shelf[number % shelf.length]!));
      }
    };
    const shopper = async () => {
      while (next < purchases) {
        next += 1;
        await purchase(next);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, shopper));

    expect(answered.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(cancellations.filter((status) => status !== 200)).toEqual([]);
    const after = await readLedger(shop.db);
    expect(after.faults).toEqual([]);
    expect(after.units).toBe(before.units);
    expect(after.orders).toBe(before.orders + placed.size);
    expect(placed.size).toBeGreaterThan(purchases / 2);
    expect(cancellations.length).toBeGreaterThan(0);
    await expectNoDeadlock();
  }, 60_000);
});
