// Locks are taken in one order. Here deadlocks are never broken by the server: a circle hangs until the test fails.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import { rows } from '#engine/server/db/client.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { cartItems } from '#domains/cart/server/cart.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { FORM } from '../support/checkout-desk.ts';
import { aBuyer, anAdmin, anOrder, aProducer } from '../support/people.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type Visitor } from '../support/test-app.ts';
import { closeAtEnd } from '../support/opened.ts';
import { openTestDatabase } from '../support/test-database.ts';

const PRODUCER = 'frantoio-ripalunga';

describe.runIf(inject('postgresUrl') !== undefined)('who meets at the same rows', () => {
  let shop: TestApp;
  /** Of one producer, by rising id. */
  let shelf: { id: number; slug: string }[];
  let producer: { id: number; visitor: Visitor };
  beforeAll(async () => {
    const { database, url } = await openTestDatabase();
    await database.db.execute(
      sql.raw(`alter database ${new URL(url!).pathname.slice(1)} set deadlock_timeout = '1h'`),
    );
    await database.close();
    const patient = await openPostgres(url!);
    closeAtEnd(() => patient.close());
    shop = await openTestApp({}, patient);
    const owner = await aProducer(shop, PRODUCER);
    producer = owner;
    shelf = await shop.db
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(eq(products.producerId, owner.producerId))
      .orderBy(products.id)
      .limit(3);
  });

  const fill = async (visitor: Visitor) => {
    for (const { id } of shelf) expect((await visitor.post('/api/cart', { productId: id })).status).toBe(200);
  };
  const checkout = (visitor: Visitor) => visitor.post('/api/checkout', FORM);

  const untilWaiting = async (count: number) => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await rows(shop.db, waiting)).length < count);
  };

  /**
   * `first` runs until it waits for a row that we hold, then `second` until it waits as well: each now has what it locks
   * before. Both go on when we let go.
   */
  const meet = async <First, Second>(
    held: ReturnType<typeof sql>,
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<[First, Second]> => {
    let both: Promise<[First, Second]> | undefined;
    await shop.db.transaction(async (tx) => {
      await tx.execute(held);
      const one = first();
      await untilWaiting(1);
      const two = second();
      await untilWaiting(2);
      both = Promise.all([one, two]);
    });
    return both!;
  };
  const lastProduct = () => sql`select 1 from products where id = ${shelf.at(-1)!.id} for no key update`;

  it('ordering and deleting the account', async () => {
    const buyer = await aBuyer(shop, 'leaving');
    await fill(buyer.visitor);
    const leave = () => buyer.visitor.delete('/api/profile', { password: TEST_PASSWORD });
    const [ordered, left] = await meet(lastProduct(), () => checkout(buyer.visitor), leave);
    expect([ordered.status, left.status]).toEqual([201, 200]);
  });

  it('ordering and signing out', async () => {
    const buyer = await aBuyer(shop, 'hurried');
    await fill(buyer.visitor);
    const leave = () => buyer.visitor.post('/api/auth/logout');
    const [ordered, left] = await meet(lastProduct(), () => checkout(buyer.visitor), leave);
    expect([ordered.status, left.status]).toEqual([201, 200]);
  });

  it('ordering again and signing out', async () => {
    const buyer = await aBuyer(shop, 'regular');
    const lines = shelf.map(({ slug }) => ({ slug, quantity: 1 }));
    const orderId = await anOrder(shop.db, { userId: buyer.id, status: 'completed', lines });
    for (const { id } of shelf.slice(0, 2)) await buyer.visitor.post('/api/cart', { productId: id });
    const [line] = await shop.db
      .select({ id: sql<number>`max(${cartItems.id})` })
      .from(cartItems)
      .where(eq(cartItems.productId, shelf[1]!.id));
    const [again, left] = await meet(
      sql`select 1 from cart_items where id = ${line!.id} for update`,
      () => buyer.visitor.post(`/api/user/orders/${orderId}/reorder`),
      () => buyer.visitor.post('/api/auth/logout'),
    );
    expect([again.status, left.status]).toEqual([200, 200]);
  });

  it('somebody who takes units of a product, and others who put it into their carts meanwhile', async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()];
    await other.post('/api/cart', { productId: shelf[1]!.id });
    await shop.db.transaction(async (tx) => {
      const taken = { quantityAvailable: sql`${products.quantityAvailable} - 1` };
      await tx.update(products).set(taken).where(eq(products.id, shelf[0]!.id));
      for (const cart of [visitor, other])
        expect((await cart.post('/api/cart', { productId: shelf[0]!.id })).status).toBe(200);
    });
  });

  it('an administrator who orders, and one who takes the producer off', async () => {
    const [shopper, boss] = [await anAdmin(shop, 'shopper'), await anAdmin(shop, 'boss')];
    await fill(shopper.visitor);
    const demote = () => boss.visitor.patch(`/api/admin/users/${producer.id}/role`, { role: 'BUYER' });
    const [ordered, demoted] = await meet(lastProduct(), () => checkout(shopper.visitor), demote);
    expect([ordered.status, demoted.status]).toEqual([201, 200]);
    expect(
      (await boss.visitor.patch(`/api/admin/users/${producer.id}/role`, { role: 'PRODUCER' })).status,
    ).toBe(200);
  });

  it.each(['change', 'ship'] as const)(
    'a customer who changes an order and its producer who ships it: %s first',
    async (earlier) => {
      const visitor = shop.visitor();
      await visitor.post('/api/cart', { productId: shelf[0]!.id });
      const { orderId, token } = (await checkout(visitor)).body as CheckoutAnswer;
      const moved = '14 Harbour Street, Portland';
      const change = () => visitor.patch(`/api/orders/${orderId}?token=${token}`, { shippingAddress: moved });
      const ship = () => producer.visitor.post(`/api/producer/orders/${orderId}/ship`, {});
      const order = sql`select 1 from orders where id = ${orderId} for no key update`;
      const [one, two] =
        earlier === 'change' ? await meet(order, change, ship) : await meet(order, ship, change);
      expect([one.status, two.status]).toEqual(earlier === 'change' ? [200, 200] : [200, 409]);
      // The parcel goes where the order says, and the mail says the same.
      const [end] = await rows<object>(
        shop.db,
        sql`select shipping_address as ordered, data ->> 'shippingAddress' as mailed
              from orders join mail_outbox on (data ->> 'orderId')::int = orders.id
             where orders.id = ${orderId} and template = 'order-shipped'`,
      );
      const address = earlier === 'change' ? moved : FORM.shippingAddress;
      expect(end).toEqual({ ordered: address, mailed: address });
    },
  );

  it('ordering, and declining a producer whose products changed places in the table', async () => {
    const boss = await anAdmin(shop, 'judge');
    const visitor = shop.visitor();
    // A changed row moves to the end of the table: somebody who took rows as they come would begin with the others.
    await shop.db
      .update(products)
      .set({ description: sql`${products.description} || '.'` })
      .where(eq(products.id, shelf[0]!.id));
    await fill(visitor);
    const [own] = await shop.db
      .select({ id: products.producerId })
      .from(products)
      .where(eq(products.id, shelf[0]!.id));
    const decline = () => boss.visitor.patch(`/api/admin/producers/${own!.id}`, { verified: false });
    const [ordered, declined] = await meet(lastProduct(), () => checkout(visitor), decline);
    expect([ordered.status, declined.status]).toEqual([201, 200]);
  });
});
