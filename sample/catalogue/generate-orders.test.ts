import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/test-app.ts';
import { rows } from '#engine/server/db/client.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { generateOrders } from './generate-orders.ts';

test('past orders are added until there are as many as asked for, each with two lines and its parts', async () => {
  const { db, shop } = await openTestApp();
  const before = await db.$count(orders);
  const progress: number[] = [];
  await generateOrders(shop.database, before + 120, (done) => progress.push(done));
  await generateOrders(shop.database, before + 200, (done) => progress.push(done));
  expect(progress).toEqual([before, before + 120, before + 120, before + 200]);

  const made = await rows<{ lines: number; parts: number; goods: number; ofParts: number }>(
    db,
    sql`select (select count(*)::int from order_items i where i.order_id = o.id) as lines,
               (select count(*)::int from order_parts t where t.order_id = o.id) as parts,
               (select sum(i.price_cents * i.quantity)::int from order_items i where i.order_id = o.id) as goods,
               (select sum(t.goods_cents)::int from order_parts t where t.order_id = o.id) as "ofParts"
          from orders o where o.customer_email like 'customer%@example.com'`,
  );
  expect(made).toHaveLength(200);
  for (const { lines, parts, goods, ofParts } of made) {
    expect(lines).toBe(2);
    expect([1, 2]).toContain(parts);
    expect(ofParts).toBe(goods);
  }
});
