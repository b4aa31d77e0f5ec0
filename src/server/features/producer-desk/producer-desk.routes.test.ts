import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#shared/catalogue/product.ts';
import {
  DESK_ORDERS_PAGE,
  type OwnProduct,
  type ProducerCustomer,
  type ProducerOrder,
  type ProducerStats,
} from '#shared/producer-desk/desk.ts';
import { rows } from '#server/db/client.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { orderEvents, orders } from '#server/db/schema/orders.ts';
import { aBuyer, anOrder, aProducer } from '../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const HONEY = 'wild-thyme-honey';
const form = {
  name: 'Crème de Marron',
  description: 'Chestnuts, sugar, patience.',
  price: 9.5,
  quantityAvailable: 12,
  weight: 250,
  imageUrl: '',
  categoryId: 1,
  featured: false,
  discountTiers: null,
};

describe('the producer desk', () => {
  let shop: TestApp;
  let mill: { id: number; producerId: number; visitor: Visitor };
  let bees: { id: number; producerId: number; visitor: Visitor };
  beforeAll(async () => {
    shop = await openTestApp();
    mill = await aProducer(shop, 'frantoio-ripalunga');
    bees = await aProducer(shop, 'anemonisi-cooperative');
  });

  it('adds a product under the own name, whatever producerId the payload names', async () => {
    const added = await mill.visitor.post<{ id: number; slug: string }>('/api/products', {
      ...form,
      producerId: bees.producerId,
    });
    expect(added.status).toBe(201);
    expect(added.body.slug).toBe('creme-de-marron');
    const { body } = await shop.visitor().get<Product>('/api/products/creme-de-marron');
    expect(body).toMatchObject({
      producerSlug: 'frantoio-ripalunga',
      price: 9.5,
      quantityAvailable: 12,
      inStock: true,
    });
    const again = await mill.visitor.post<{ slug: string }>('/api/products', form);
    expect(again.body.slug).toBe('creme-de-marron-2');
  });

  it.each([
    [{ price: 0 }, 'price', 'Price must be greater than 0'],
    [{ quantityAvailable: 0 }, 'quantityAvailable', 'Quantity must be at least 1'],
    [{ categoryId: null }, 'categoryId', 'Please select a category'],
    [{ categoryId: 9999 }, 'categoryId', 'Please select a category'],
    [
      { imageUrl: 'javascript:alert(1)' },
      'imageUrl',
      'Please enter an image address that starts with https://',
    ],
    [
      { imageUrl: 'https://[.x/p.png' },
      'imageUrl',
      'Please enter an image address that starts with https://',
    ],
    [{ price: 1.005 }, 'price', 'Price can have at most 2 decimals'],
  ])('refuses %o with the specified message', async (wrong, field, message) => {
    const answer = await mill.visitor.post<{ fields: Record<string, string> }>('/api/products', {
      ...form,
      ...wrong,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields[field]).toBe(message);
  });

  it.each([
    [
      [
        { minQuantity: 10, discountPercentage: 5 },
        { minQuantity: 10, discountPercentage: 7 },
      ],
    ],
    [
      [
        { minQuantity: 50, discountPercentage: 15 },
        { minQuantity: 10, discountPercentage: 5 },
      ],
    ],
    [[{ minQuantity: 5, discountPercentage: 95 }]],
  ])('refuses the tiers %o', async (discountTiers) => {
    expect((await mill.visitor.post('/api/products', { ...form, discountTiers })).status).toBe(400);
  });

  it('edits, restocks and switches off the own products, and nobody else’s', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const oil = own.find((product) => product.slug === OIL)!;
    expect(
      (
        await mill.visitor.patch(`/api/products/${oil.id}`, {
          quantityAvailable: 5,
          quantityBefore: oil.quantityAvailable,
          inStock: false,
        })
      ).status,
    ).toBe(200);
    expect((await shop.visitor().get<Product>(`/api/products/${OIL}`)).body).toMatchObject({
      inStock: false,
      quantityAvailable: 5,
    });
    expect((await mill.visitor.patch(`/api/products/${oil.id}`, { inStock: true, price: 25 })).status).toBe(
      200,
    );
    expect((await shop.visitor().get<Product>(`/api/products/${OIL}`)).body).toMatchObject({
      inStock: true,
      price: 25,
    });
    expect((await bees.visitor.patch(`/api/products/${oil.id}`, { price: 1 })).status).toBe(404);
  });

  it('keeps the texts in other languages that an edit does not name', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const oil = own.find((product) => product.slug === OIL)!;
    await mill.visitor.patch(`/api/products/${oil.id}`, { translations: { de: { name: 'Neuer Name' } } });
    const german = await shop.visitor().get<Product>(`/api/products/${OIL}`, { 'accept-language': 'de' });
    expect(german.body.name).toBe('Neuer Name');
    expect(german.body.description).not.toBe(oil.description);
    const french = await shop.visitor().get<Product>(`/api/products/${OIL}`, { 'accept-language': 'fr' });
    expect(french.body.name).not.toBe(oil.name);
  });

  it('takes a text in another language away again: buyers then read the English one', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const oil = own.find((product) => product.slug === OIL)!;
    await mill.visitor.patch(`/api/products/${oil.id}`, { translations: { it: { name: null } } });
    const italian = await shop.visitor().get<Product>(`/api/products/${OIL}`, { 'accept-language': 'it' });
    expect(italian.body.name).toBe(oil.name);
    expect(italian.body.description).not.toBe(oil.description);
  });

  it('refuses a new count of a stock that has moved since it was looked at', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const { id, quantityAvailable: seen } = own.find((product) => product.slug === OIL)!;
    const restock = (quantityAvailable: number, quantityBefore: number) =>
      mill.visitor.patch<{ message: string }>(`/api/products/${id}`, { quantityAvailable, quantityBefore });
    expect((await restock(seen + 7, seen)).status).toBe(200);
    const late = await restock(seen + 20, seen);
    expect(late.status).toBe(409);
    expect(late.body.message).toBe(
      `The stock has moved in the meantime: it is ${seen + 7} now, not ${seen}. Please check the number and save again.`,
    );
    expect((await restock(seen + 20, seen + 7)).status).toBe(200);
  });

  it('takes a new stock only as a difference or with the count it replaces', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const { id, quantityAvailable } = own.find((product) => product.slug === OIL)!;
    const change = (body: object) =>
      mill.visitor.patch<{ message: string; fields: Record<string, string> }>(`/api/products/${id}`, body);
    const stock = async () =>
      (await shop.visitor().get<Product>(`/api/products/${OIL}`)).body.quantityAvailable;
    const bare = await change({ quantityAvailable: 3 });
    expect([bare.status, bare.body.fields]).toEqual([400, { quantityBefore: 'Required' }]);
    const both = await change({ quantityAvailable: 3, quantityBefore: quantityAvailable, quantityChange: 1 });
    expect([both.status, Object.keys(both.body.fields)]).toEqual([400, ['quantityChange']]);
    expect((await change({ quantityChange: 4 })).status).toBe(200);
    expect(await stock()).toBe(quantityAvailable + 4);
    const tooMany = await change({ quantityChange: -quantityAvailable - 5 });
    expect([tooMany.status, tooMany.body.message]).toEqual([
      409,
      `There are only ${quantityAvailable + 4} left.`,
    ]);
    expect((await change({ quantityChange: 1_000_000 })).status).toBe(400);
  });

  it('never overwrites a sale that is made meanwhile', async () => {
    const { body: own } = await mill.visitor.get<OwnProduct[]>('/api/producer/products');
    const { id, quantityAvailable: before } = own.find((product) => product.slug === OIL)!;
    const buy = async () => {
      const visitor = shop.visitor();
      await visitor.post('/api/cart', { productId: id, quantity: 1 });
      const { status } = await visitor.post('/api/checkout', {
        customerName: 'Ada Moreau',
        customerEmail: `ada-${Math.random()}@example.com`,
        shippingAddress: '12 Harbour Street, Portland',
      });
      return status === 201 ? 1 : 0;
    };
    const restock = async () => {
      const { status } = await mill.visitor.patch(`/api/products/${id}`, { quantityChange: 10 });
      return status === 200 ? 10 : 0;
    };
    const recount = async () => {
      const body = { quantityAvailable: before + 3, quantityBefore: before };
      const { status } = await mill.visitor.patch(`/api/products/${id}`, body);
      return status === 200 ? 3 : 0;
    };
    const moves = [buy, restock, buy, recount, buy, restock, buy];
    const done = await Promise.all(moves.map((move) => move()));
    const expected = done.reduce((stock, units, at) => stock + (moves[at] === buy ? -units : units), before);
    const after = (await mill.visitor.get<OwnProduct[]>('/api/producer/products')).body;
    expect(after.find((product) => product.id === id)!.quantityAvailable).toBe(expected);
    expect(done.filter((units) => units === 10)).toHaveLength(2);
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
    expect(seen.items.map((item) => item.quantity)).toEqual([5]);
    expect(seen.total).toBe(118.75);
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
    const columns = sql`customer_name, customer_email, shipping_address, order_total_cents`;
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
    expect(body.net).toBeCloseTo(body.revenue * 0.85, 1);
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
    expect((await buyer.visitor.post('/api/products', form)).status).toBe(403);
    expect((await buyer.visitor.get('/api/producer/stats')).status).toBe(403);
  });
});
