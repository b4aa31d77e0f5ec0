// A sample order is written in bulk, together with its past; what is stored of it is what checkout stores.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/test-database.ts';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { Chronicle } from './chronicle.ts';
import { draftOfPurchase, placeOrder } from './place-sample-order.ts';
import type { Purchase } from './purchases.ts';
import { demoBuyer } from './sample-buyers.ts';
import { readShelf } from './shelf.ts';
import { reserveIds, writeChronicle } from './write-chronicle.ts';
import { toWrite, writeOrder } from '#domains/orders/server/write/write-order.ts';

const tablesOf = (orderId: number) => ({
  orders: sql`orders where id = ${orderId}`,
  parts: sql`order_parts where order_id = ${orderId}`,
  lines: sql`order_items where order_id = ${orderId}`,
  events: sql`order_events where order_id = ${orderId}`,
  postings: sql`ledger_postings where order_id = ${orderId}`,
  entries: sql`ledger_entries where posting_id in (select id from ledger_postings where order_id = ${orderId})`,
});

/** Each order has its own ids and its own moment. */
const OWN = ['id', 'order_id', 'part_id', 'posting_id', 'source', 'at', 'created_at', 'accepted_at'];

async function storedOf(db: Db, orderId: number) {
  const stored: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(tablesOf(orderId))) {
    const found = await rows<object>(db, sql`select * from ${table} order by id`);
    stored[name] = found.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !OWN.includes(column))),
    );
  }
  return stored;
}

let database: Database;
beforeAll(async () => {
  ({ database } = await openTestDatabase());
});

it('a sample order is stored as an order of the checkout is', async () => {
  const { db } = database;
  const shelf = await readShelf(db);
  const purchase: Purchase = {
    buyer: demoBuyer,
    isGuest: true,
    placedAt: new Date(),
    lines: [...shelf.values()].slice(0, 12).map((product, index) => ({ product, quantity: 1 + index * 2 })),
    reviews: [],
    method: 'express',
    coldChain: true,
    giftMessage: 'Enjoy',
    code: null,
    fate: 'kept',
    paidAfterHours: null,
    isPaidInHalves: false,
    refundedPercent: null,
    comesBack: null,
  };
  const buyer = { userId: null, promo: null };
  await db.transaction(async (tx) => {
    const chronicle = new Chronicle(await reserveIds(tx));
    const { order } = placeOrder(chronicle, purchase, buyer);
    await writeChronicle(tx, chronicle, { items: [], confirmations: [] });
    const [written] = await writeOrder(tx, { order: toWrite(draftOfPurchase(purchase, buyer), []) });
    const sample = await storedOf(tx, order.id);
    expect(sample).toEqual(await storedOf(tx, written!.id));
    expect(sample['lines']).toHaveLength(12);
    expect(sample['entries']!.length).toBeGreaterThan(1);
  });
});
