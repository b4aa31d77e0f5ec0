// A shop of the version before parts, with orders in every status, becomes one with parts: nothing is lost, every sum stays.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { shipByDay } from '#domains/pricing/model/delivery/methods.ts';
import { ORDER_STATUSES } from '#domains/orders/model/order-status.ts';
import { orderStatusOf } from '#domains/orders/model/part-status.ts';
import { commissionCents } from '#domains/pricing/model/commission.ts';
import { rows, type Database } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { orderEvents, orderItems, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import { openEmptyDatabase } from '../support/test-database.ts';

const PARTS = journal.entries.findIndex(({ tag }) => tag.endsWith('_orders-in-parts'));
const BEFORE_PARTS = journal.entries[PARTS - 1]!.when;
const HOUR_MS = 60 * 60 * 1000;

/** Two producers, one of whom is none any more, and a product of nobody's. */
const SETUP = `
  insert into users (username, email, password_hash, role) values
    ('olive', 'olive@example.com', 'x', 'PRODUCER'), ('once', 'once@example.com', 'x', 'BUYER');
  insert into producer_profiles (user_id, slug, company_name, business_type, location, description, verified) values
    (1, 'olive', 'Olive', 'Farm', 'Here', '', true), (2, 'once', 'Once', 'Farm', 'There', '', true);
  insert into categories (slug, name) values ('oil', 'Oil');
  insert into products (slug, name, description, price_cents, category_id, producer_id, quantity_available, listed) values
    ('a', 'A', '', 2499, 1, 1, 10, true), ('b', 'B', '', 310, 1, 2, 10, true), ('c', 'C', '', 999, 1, null, 10, true)`;

/** The products of an order: one producer, two, two and nobody, twice the same. */
const CARTS = [[1], [1, 2], [1, 2, 3], [2, 2]];

/** Each status with each cart, once as it is and once with the first line already sent. */
async function placeOldOrders({ db }: Database): Promise<void> {
  for (const statement of SETUP.split(';')) await db.execute(sql.raw(statement));
  for (const [index, status] of ORDER_STATUSES.entries()) {
    for (const cart of CARTS) {
      for (const firstSent of [false, true]) {
        const placedAt = new Date(Date.UTC(2026, 9, 20 + index * 3 + cart.length, 14 + index));
        const [order] = await rows<{ id: number }>(
          db,
          sql`insert into orders (customer_name, customer_email, shipping_address, order_total_cents, status, created_at)
              values ('Ada', 'ada@example.com', 'Somewhere 1', 12345, ${status}, ${placedAt}) returning id`,
        );
        const allSent = status === 'shipped' || status === 'completed';
        for (const [position, product] of cart.entries()) {
          const isSent = allSent || (firstSent && position === 0);
          const sentAt = isSent ? new Date(placedAt.getTime() + HOUR_MS) : null;
          await db.execute(sql`
            insert into order_items (order_id, product_id, producer_id, product_name, unit, quantity, price_cents,
                                     discount_cents, shipped_at)
            select ${order!.id}, id, producer_id, name, unit, ${product === 2 ? 25 + position : 2}, price_cents,
                   ${product * 7}, ${sentAt}::timestamptz
              from products where id = ${product}`);
        }
        await db.execute(
          sql`insert into order_events (order_id, to_status, actor, created_at)
              values (${order!.id}, ${status}, 'admin', ${new Date(placedAt.getTime() + 2 * HOUR_MS)})`,
        );
      }
    }
  }
}

const SUMS = sql`
  select count(*)::int as orders, sum(order_total_cents)::int as total,
         (select count(*)::int from order_items) as lines,
         (select sum(price_cents * quantity - discount_cents)::int from order_items) as goods,
         (select sum(price_cents * quantity - discount_cents)::int from order_items where producer_id = 1) as olive
    from orders`;

describe('orders of the version before parts', () => {
  let database: Database;
  let before: unknown;
  beforeAll(async () => {
    ({ database } = await openEmptyDatabase());
    await migrateTo(database, BEFORE_PARTS);
    await placeOldOrders(database);
    [before] = await rows(database.db, SUMS);
    await migrate(database);
  });

  it('keep their count, lines and sums', async () => {
    expect((await rows(database.db, SUMS))[0]).toEqual(before);
    const [parts] = await rows<object>(
      database.db,
      sql`select sum(goods_cents)::int as goods,
                 (sum(goods_cents) filter (where producer_id = 1))::int as olive from order_parts`,
    );
    expect(before).toMatchObject(parts!);
  });

  it('have every line in a part of its own order and producer, with goods and commission that add up', async () => {
    const placed = await database.db.select().from(orders);
    const items = await database.db.select().from(orderItems);
    expect(placed).toHaveLength(ORDER_STATUSES.length * CARTS.length * 2);
    for (const part of await database.db.select().from(orderParts)) {
      const own = items.filter((item) => item.partId === part.id);
      for (const item of own) {
        expect([item.orderId, item.producerId]).toEqual([part.orderId, part.producerId]);
      }
      const goodsCents = own.reduce(
        (sum, item) => sum + item.priceCents * item.quantity - item.discountCents,
        0,
      );
      const { createdAt } = placed.find(({ id }) => id === part.orderId)!;
      expect(part).toMatchObject({
        goodsCents,
        commissionBasisPoints: 1500,
        commissionCents: commissionCents(goodsCents),
        shipBy: shipByDay(
          createdAt,
          own.map(({ quantity }) => quantity),
        ),
      });
    }
  });

  it('have the status that their parts give them', async () => {
    const parts = Map.groupBy(await database.db.select().from(orderParts), ({ orderId }) => orderId);
    for (const order of await database.db.select().from(orders)) {
      expect(order.status).toBe(orderStatusOf(parts.get(order.id)!));
    }
  });

  it('stay cancelled where nothing was sent, and say so where a parcel had already left', async () => {
    const events = await database.db.select().from(orderEvents);
    const reopened = events.filter(
      ({ actor, fromStatus }) => actor === 'system' && fromStatus === 'cancelled',
    );
    expect(reopened.map(({ toStatus }) => toStatus)).toEqual(['shipped', 'shipped', 'shipped']);
    const cancelled = (await database.db.select().from(orders)).filter(
      ({ status }) => status === 'cancelled',
    );
    expect(cancelled).toHaveLength(CARTS.length * 2 - 3);
  });

  it('leave a producer who lost the role closed, and its products out of the shop', async () => {
    const found = await rows(
      database.db,
      sql`select r.slug, r.closed_at is not null as closed, p.listed
            from producer_profiles r join products p on p.producer_id = r.id order by r.id`,
    );
    expect(found).toEqual([
      { slug: 'olive', closed: false, listed: true },
      { slug: 'once', closed: true, listed: false },
    ]);
  });
});
