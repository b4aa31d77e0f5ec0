// Documents are numbered one after the other, without a gap, also when a crowd orders at the same time.
import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { rows } from '#engine/server/db/client.ts';
import { openCheckoutDesk } from '../support/checkout-desk.ts';
import { documentFaults } from '../support/document-faults.ts';
import { leftToAll } from '../support/left-to-all.ts';

const CROWD = leftToAll ? 60 : 200;
const desk = openCheckoutDesk();

it('numbers the invoices of one moment without a gap', async () => {
  await desk.change(desk.oil, { quantityAvailable: CROWD });
  const visitors = Array.from({ length: CROWD }, () => desk.shop.visitor());
  await Promise.all(visitors.map((who) => desk.add(desk.oil, 1, who)));
  const placed = await Promise.all(visitors.map((who) => desk.checkout(who)));
  expect(placed.filter(({ status }) => status !== 201)).toEqual([]);
  const numbers = placed.map(({ body }) => body.order.payment.invoiceNumber!);
  const [found] = await rows<{ count: number; first: number; last: number }>(
    desk.shop.db,
    sql`select count(*)::int as count, min(right(number, 6)::int) as first, max(right(number, 6)::int) as last
          from documents where kind = 'invoice' and number = any(${sql.param(numbers)}::text[])`,
  );
  expect(found!.count).toBe(CROWD);
  expect(found!.last - found!.first).toBe(CROWD - 1);
  expect(await documentFaults(desk.shop.db)).toEqual([]);
}, 120_000);
