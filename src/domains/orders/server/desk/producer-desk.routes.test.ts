import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  DESK_ORDERS_PAGE,
  type ProducerCustomer,
  type ProducerOrder,
  type ProducerStats,
} from '#domains/orders/model/desk.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import type { Right } from '#engine/model/rights.ts';
import { rows } from '#engine/server/db/client.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { orderEvents, orders } from '#domains/orders/server/orders.schema.ts';
import { aBuyer, anOrder, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const HONEY = 'wild-thyme-honey';

describe('the producer desk', () => {
  let shop: TestApp;
  let mill: { id: number; producerId: number; visitor: Visitor };
  let bees: { id: number; producerId: number; visitor: Visitor };
  beforeAll(async () => {
    shop = await openTestApp();
    mill = await aProducer(shop, 'frantoio-ripalunga');
    bees = await aProducer(shop, 'anemonisi-cooperative');
  });

  it('shows exactly the own lines of every order, and ships them', async () => {
    const buyer = await aBuyer(shop);
    const orderId = await anOrder(shop.db, {
      userId: buyer.id,
      lines: [
        { slug: OIL, quantity: 5, discountCents: 625 },
        { slug: HONEY, quantity: 1 },
      ],
    });
    const seen = (await mill.visitor.get<ProducerOrder[]>('/api/producer/orders')).body.find(
      (o) => o.id === orderId,
    )!;
    expect(seen.items).toMatchObject([{ quantity: 5, imageUrl: `/pictures/products/${OIL}-1.jpg` }]);
    expect(seen.total).toBe(118.7);
    expect(seen).toMatchObject({ canShip: true, status: 'pending' });

    expect((await mill.visitor.post(`/api/producer/orders/${orderId}/ship`)).status).toBe(200);
    expect((await buyer.visitor.get<{ status: string }[]>('/api/user/orders')).body[0]!.status).toBe(
      'processing',
    );
    expect((await bees.visitor.post(`/api/producer/orders/${orderId}/ship`)).status).toBe(200);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order!.status).toBe('shipped');
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    const ofOrder = events.filter((event) => event.partId === null);
    expect(ofOrder.map((event) => event.toStatus)).toEqual(['processing', 'shipped']);
    expect((await mill.visitor.post(`/api/producer/orders/${orderId}/ship`)).status).toBe(409);
  });

  it('shows all that is to be shipped, longest first, then the others page by page, newest first', async () => {
    const lines = [{ slug: HONEY, quantity: 1 }];
    const waiting: number[] = [];
    const done: number[] = [];
    for (let n = 0; n < DESK_ORDERS_PAGE + 5; n += 1) {
      done.unshift(await anOrder(shop.db, { status: n % 2 === 0 ? 'completed' : 'cancelled', lines }));
      if (n < 3) waiting.push(await anOrder(shop.db, { status: 'processing', lines }));
    }
    const idsOf = async (query: string) =>
      (await bees.visitor.get<ProducerOrder[]>(`/api/producer/orders${query}`)).body.map(({ id }) => id);
    const first = await idsOf('');
    expect(first.slice(-DESK_ORDERS_PAGE)).toEqual(done.slice(0, DESK_ORDERS_PAGE));
    expect(first.slice(0, -DESK_ORDERS_PAGE).slice(-3)).toEqual(waiting);
    const second = await idsOf(`?before=${first.at(-1)!}`);
    expect(second.slice(0, 5)).toEqual(done.slice(DESK_ORDERS_PAGE));
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
    expect((await bees.visitor.get('/api/producer/orders?before=x')).status).toBe(400);
  });

  it('shows thousands that wait, each with its lines', async () => {
    const like = await anOrder(shop.db, { lines: [{ slug: HONEY, quantity: 1 }] });
    const columns = sql`customer_name, customer_email, shipping_address, order_total_cents, accepted_at`;
    await shop.db.execute(sql`
      with copies as (
        insert into orders (${columns}) select ${columns} from orders, generate_series(1, 2100) where id = ${like} returning id
      ), parts as (
        insert into order_parts (order_id, producer_id, goods_cents, commission_basis_points, commission_cents, ship_by)
        select c.id, t.producer_id, t.goods_cents, t.commission_basis_points, t.commission_cents, t.ship_by
          from copies c, order_parts t where t.order_id = ${like} returning id, order_id
      )
      insert into order_items (order_id, part_id, product_id, producer_id, product_name, unit, quantity, price_cents)
      select p.order_id, p.id, i.product_id, i.producer_id, i.product_name, i.unit, i.quantity, i.price_cents
        from parts p, order_items i where i.order_id = ${like}`);
    const { body } = await bees.visitor.get<ProducerOrder[]>('/api/producer/orders');
    expect(body.filter(({ canShip }) => canShip).length).toBeGreaterThan(2100);
    expect(body.filter(({ items }) => items.length === 0)).toEqual([]);
    await shop.db.execute(sql`update order_parts set status = 'cancelled' where order_id > ${like}`);
  });

  it('says what its producer gets only to those who may see money', async () => {
    const orderId = await anOrder(shop.db, { lines: [{ slug: HONEY, quantity: 1 }] });
    const seen = async () => {
      const one = await bees.visitor.get<ProducerOrder>(`/api/producer/orders/${orderId}`);
      const all = await bees.visitor.get<ProducerOrder[]>('/api/producer/orders');
      return [one.body, all.body.find(({ id }) => id === orderId)!].map(({ commission, net, takenBack }) => ({
        commission,
        net,
        takenBack,
      }));
    };
    const figures = { commission: expect.any(Number), net: expect.any(Number), takenBack: 0 };
    expect(await seen()).toEqual([figures, figures]);
    const having = (rights: Right[]) => shop.db.update(users).set({ rights }).where(eq(users.id, bees.id));
    await having(['orders']);
    const nothing = { commission: null, net: null, takenBack: null };
    expect(await seen()).toEqual([nothing, nothing]);
    const { body: stats } = await bees.visitor.get<ProducerStats>('/api/producer/stats');
    expect([stats.revenue, stats.net, ...stats.sales.map(({ revenue }) => revenue)]).toEqual(
      Array<null>(32).fill(null),
    );
    await having(['orders', 'money']);
    expect(await seen()).toEqual([figures, figures]);
    await having(['owner']);
  });

  it('does not ship what others sold', async () => {
    const orderId = await anOrder(shop.db, { lines: [{ slug: HONEY, quantity: 1 }] });
    expect((await mill.visitor.post(`/api/producer/orders/${orderId}/ship`)).status).toBe(404);
  });

  it('sums up what SQL over the orders says', async () => {
    await anOrder(shop.db, { status: 'cancelled', lines: [{ slug: OIL, quantity: 3 }] });
    await anOrder(shop.db, { status: 'completed', lines: [{ slug: OIL, quantity: 2 }] });
    const { body } = await mill.visitor.get<ProducerStats>('/api/producer/stats');
    const [expected] = await rows<{ cents: number; orders: number }>(
      shop.db,
      sql`select sum(price_cents * quantity - discount_cents)::int as cents, count(distinct o.id)::int as orders
            from order_items i join orders o on o.id = i.order_id
           where i.producer_id = ${mill.producerId} and o.status <> 'cancelled'`,
    );
    expect(body.revenue).toBe(expected!.cents / 100);
    expect(body.orders).toBe(expected!.orders);
    expect(body.net).toBeCloseTo(body.revenue! * 0.85, 1);
    expect(body.sales).toHaveLength(30);
    expect(body.sales.at(-1)!.revenue).toBe(body.revenue);
  });

  it('sums up more than $21 million, where 32 bits end', async () => {
    await shop.db.update(products).set({ priceCents: 1_000_000_00 }).where(eq(products.slug, HONEY));
    for (let n = 0; n < 22; n += 1) await anOrder(shop.db, { lines: [{ slug: HONEY, quantity: 1 }] });
    const customers = await bees.visitor.get<ProducerCustomer[]>('/api/producer/customers');
    expect(customers.status).toBe(200);
    expect(customers.body[0]!.spent).toBeGreaterThanOrEqual(22_000_000);
    const { body: stats } = await bees.visitor.get<ProducerStats>('/api/producer/stats');
    expect(stats.revenue).toBeGreaterThanOrEqual(22_000_000);
  });

  it('names customers without their addresses', async () => {
    const { text } = await mill.visitor.get('/api/producer/customers');
    expect(text).toContain('Beatrice Marlow');
    expect(text).not.toContain('@example.com');
    expect(text).not.toContain('Orchard Row');
  });

  it('is closed to buyers', async () => {
    const buyer = await aBuyer(shop, 'curious');
    expect((await buyer.visitor.get('/api/producer/stats')).status).toBe(403);
  });
});
