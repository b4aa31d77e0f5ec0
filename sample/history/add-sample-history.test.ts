// The sample shop's history in the database: written, looked at from all sides, and taken away again.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domains/checkout/model/checkout.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import type { ReturnRow } from '#domains/returns/model/handled-return.ts';
import type { Order } from '#domains/orders/model/order.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import { ORDER_STATUSES } from '#domains/orders/model/order-status.ts';
import type { ProducerStats } from '#domains/orders/model/desk.ts';
import { anAdmin } from '../../tests/support/people.ts';
import { givePayoutAccounts } from '../../tests/support/payout-accounts.ts';
import { fingerprints } from '../../tests/support/fingerprints.ts';
import { readLedger } from '../../tests/support/ledger.ts';
import { openTestApp, type TestApp, type Visitor } from '../../tests/support/test-app.ts';
import { openTestDatabase } from '../../tests/support/test-database.ts';
import { rows } from '#engine/server/db/client.ts';
import { fillSampleCatalogue } from '#sample/catalogue/fill-sample-catalogue.ts';
import { removeSampleHistory } from './remove-sample-history.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { groupBuys } from '#domains/group-buys/server/group-buys.schema.ts';
import { orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { payouts } from '#domains/ledger/server/payouts.schema.ts';
import { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import { productReviews } from '#domains/catalogue/server/reviews.schema.ts';
import { sampleRows } from '#sample/samples.schema.ts';
import { closeBooks } from '#domains/ledger/server/close-books.ts';
import { runPayouts } from '#domains/ledger/server/run-payouts.ts';
import { addSampleHistory, type AccountToTry } from './add-sample-history.ts';

const FORM = {
  customerName: 'Ada Moreau',
  customerEmail: 'ada@example.com',
  shippingAddress: '12 Harbour Street, Portland, ME 04101',
};

interface AliveApp {
  shop: TestApp;
  accounts: AccountToTry[];
}

async function openAliveApp(now?: Date): Promise<AliveApp> {
  const { database } = await openTestDatabase();
  const accounts = await database.db.transaction((tx) => addSampleHistory(tx, now));
  return { shop: await openTestApp({}, database), accounts };
}

async function enter({ shop, accounts }: AliveApp, wanted: AccountToTry['role']): Promise<Visitor> {
  const { username, password } = accounts.find(({ role }) => role === wanted)!;
  const visitor = shop.visitor();
  const answer = await visitor.post('/api/auth/login', { username, password });
  expect(answer.status).toBe(200);
  return visitor;
}

describe('a sample shop that is alive', () => {
  let alive: AliveApp;
  let stockBefore: number;
  beforeAll(async () => {
    const { database } = await openTestDatabase();
    stockBefore = (await readLedger(database.db)).stock;
    alive = await openAliveApp();
  });

  it('has books that are right, and full shelves', async () => {
    const { faults, orders: placed, stock } = await readLedger(alive.shop.db);
    expect(faults).toEqual([]);
    expect(placed).toBeGreaterThan(150);
    expect(stock).toBe(stockBefore);
  });

  it('shows ratings that are those of its reviews', async () => {
    const { body } = await alive.shop.visitor().get<Product[]>('/api/products');
    expect(body.every(({ reviewCount }) => reviewCount > 0)).toBe(true);
    for (const slug of ['taggiasca-extra-virgin-olive-oil', 'gift-set-3']) {
      const reviews = await alive.shop
        .visitor()
        .get<{ items: { rating: number }[]; total: number }>(`/api/products/${slug}/reviews`);
      const { rating, reviewCount } = body.find((product) => product.slug === slug)!;
      const given = reviews.body.items.map((review) => review.rating);
      expect(reviewCount).toBe(given.length);
      expect(rating).toBeCloseTo(given.reduce((sum, each) => sum + each, 0) / given.length, 0.9);
    }
  });

  it('has reviews by people to whom the thing had been delivered', async () => {
    const wrong = await rows(
      alive.shop.db,
      sql`select v.id from product_reviews v join orders o on o.id = v.order_id
           where o.user_id is distinct from v.user_id or not exists (
             select from order_items i join order_parts t on t.id = i.part_id
              where i.order_id = o.id and i.product_id = v.product_id and t.delivered_at < v.created_at)`,
    );
    expect(wrong).toEqual([]);
    const languages = await rows(
      alive.shop.db,
      sql`select language from product_reviews group by 1 having count(*) > 50`,
    );
    expect(languages).toHaveLength(LANGUAGES.length);
  });

  it('lets its buyer in, who has orders in several statuses and reviews', async () => {
    const buyer = await enter(alive, 'BUYER');
    const own = await buyer.get<Order[]>('/api/user/orders');
    const comeBack = own.body.flatMap(({ returns }) => returns.map(({ status }) => status));
    expect(comeBack.toSorted()).toEqual(['authorized', 'refunded']);
    expect(new Set(own.body.map(({ status }) => status)).size).toBeGreaterThanOrEqual(3);
    const reviews = await buyer.get<unknown[]>('/api/user/reviews');
    expect(reviews.body.length).toBeGreaterThan(3);
  });

  it('lets every producer in, who has sold, sends and is paid', async () => {
    const producers = alive.accounts.filter(({ role }) => role === 'PRODUCER');
    expect(producers).toHaveLength(12);
    for (const { username, password } of producers) {
      const visitor = alive.shop.visitor();
      await visitor.post('/api/auth/login', { username, password });
      const { body } = await visitor.get<ProducerStats>('/api/producer/stats');
      expect(body.orders).toBeGreaterThan(5);
      expect(body.reviewCount).toBeGreaterThan(3);
      const paid = await visitor.get<{ items: unknown[] }>('/api/producer/payouts');
      expect(paid.body.items.length).toBeGreaterThan(0);
    }
  });

  it('shows administrators orders in every status', async () => {
    const admin = (await anAdmin(alive.shop)).visitor;
    const { body } = await admin.get<{
      orders: Record<string, number>;
      waitlist: number;
      openReturns: number;
    }>('/api/admin/stats');
    for (const status of ORDER_STATUSES) expect(body.orders[status]).toBeGreaterThan(0);
    expect(body.openReturns).toBe(5);
    const { body: cases } = await admin.get<ReturnRow[]>('/api/admin/returns');
    expect(cases.map(({ perishable }) => perishable)[0]).toBe(true);
    for (const { id } of cases) expect((await admin.get(`/api/admin/returns/${id}`)).status).toBe(200);
    expect(body.waitlist).toBeGreaterThan(0);
  });
});

describe('taking the history away', () => {
  let alive: AliveApp;
  beforeAll(async () => {
    alive = await openAliveApp(new Date(Date.now() - 3 * 24 * 60 * 60 * 1000));
  });

  it('leaves no trace', async () => {
    const { database } = await openTestDatabase();
    const { catalogue_state: _before, ...bare } = await fingerprints(database.db);
    await database.db.transaction((tx) => addSampleHistory(tx));
    await closeBooks(database.db, 1);
    const removed = await database.db.transaction(removeSampleHistory);
    const { catalogue_state: _after, ...left } = await fingerprints(database.db);
    expect(left).toEqual(bare);
    expect(removed).toMatchObject({ users: 72, promo_codes: 4 });
    expect(await database.db.transaction(removeSampleHistory)).toEqual({});
  }, 60_000);

  it('keeps everything that people did, and the books stay right', async () => {
    const { shop } = alive;
    const admin = (await anAdmin(shop)).visitor;
    const buyer = await enter(alive, 'BUYER');
    const [product] = await shop.db.select().from(products).where(eq(products.slug, 'wild-thyme-honey'));
    const buy = async (visitor: Visitor, promoCode?: string) => {
      await visitor.post('/api/cart', { productId: product!.id, quantity: 3 });
      const { body } = await visitor.post<CheckoutAnswer>('/api/checkout', { ...FORM, promoCode });
      return body.orderId;
    };
    const guestOrder = await buy(shop.visitor());
    const buyersOrder = await buy(buyer, 'SHIPFREE');
    for (const id of [guestOrder, buyersOrder])
      for (const status of ['processing', 'shipped', 'completed'])
        expect((await admin.patch(`/api/admin/orders/${id}`, { status })).status).toBe(200);
    for (const id of [guestOrder, buyersOrder])
      expect((await admin.post(`/api/admin/orders/${id}/payments`, {})).status).toBe(201);
    await buyer.post('/api/reviews', {
      orderId: buyersOrder,
      productId: product!.id,
      rating: 1,
      comment: 'Real',
    });
    // One payout pays for sample parts and real ones.
    await shop.db
      .update(orderParts)
      .set({ deliveredAt: sql`now() - interval '3 days'` })
      .where(sql`order_id in (${guestOrder}, ${buyersOrder})`);
    await shop.db
      .update(orderParts)
      .set({ status: 'delivered', deliveredAt: sql`now() - interval '3 days'` })
      .where(eq(orderParts.status, 'shipped'));
    // Others may have joined it.
    const [organizer] = await shop.db.select().from(users).where(eq(users.username, 'marcus.bell'));
    await shop.db.insert(groupBuys).values({
      slug: 'honey-together',
      productId: product!.id,
      organizerUserId: organizer!.id,
      closesAt: new Date(),
      delivery: 'separate',
      priceCents: product!.priceCents,
      tiers: [],
      sizes: [
        { productId: product!.id, countsAs: 1, priceCents: product!.priceCents, label: '', labels: {} },
      ],
    });
    await givePayoutAccounts(shop.db);
    const mixed = await runPayouts(shop.db, new Date());
    expect(mixed.length).toBeGreaterThan(1);

    await closeBooks(shop.db, 1);
    await shop.db.transaction(removeSampleHistory);
    expect(
      await shop.db.select({ id: orders.id, userId: orders.userId }).from(orders).orderBy(orders.id),
    ).toEqual([
      { id: guestOrder, userId: null },
      { id: buyersOrder, userId: null },
    ]);
    const left = await shop.db.select().from(payouts);
    expect(left).toHaveLength(1);
    // Twice three jars at 18.90 less 15 %.
    expect(left[0]).toMatchObject({ producerId: product!.producerId, amountCents: 2 * (56_70 - 8_50) });
    const [code] = await shop.db.select().from(promoCodes);
    expect(code).toMatchObject({ code: 'SHIPFREE', active: false, uses: 1 });
    const [rated] = await shop.db.select().from(products).where(eq(products.id, product!.id));
    expect(rated).toMatchObject({ ratingSum: 1, reviewCount: 1 });
    expect(await shop.db.$count(productReviews)).toBe(1);
    expect(await shop.db.$count(sampleRows)).toBe(0);
    const people = await shop.db.select({ username: users.username }).from(users).orderBy(users.id);
    expect(people.map(({ username }) => username)).toEqual(['marcus.bell', 'root-admin']);
    expect((await buyer.get('/api/auth/current-user')).status).toBe(401);
    expect((await readLedger(shop.db)).faults).toEqual([]);
  }, 60_000);
});

it('a catalogue of the version before stays without history', async () => {
  const { database } = await openTestDatabase();
  expect(await fillSampleCatalogue(database, (tx) => addSampleHistory(tx))).toBeUndefined();
  expect(await database.db.$count(orders)).toBe(0);
  expect(await database.db.$count(users)).toBe(0);
});
