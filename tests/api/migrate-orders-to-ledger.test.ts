// A shop of the version before the ledger, with orders in every state, gets books that explain every cent of them.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderStatusOf, type PartStatus } from '#domains/orders/model/part-status.ts';
import { commissionCents } from '#domains/pricing/model/commission.ts';
import { rows, type Database } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { loadBooks } from '#domains/ledger/server/order-books.queries.ts';
import { bookFaults } from '../support/book-faults.ts';
import { openEmptyDatabase } from '../support/test-database.ts';

const LEDGER = journal.entries.findIndex(({ tag }) => tag.endsWith('_ledger'));
const BEFORE_LEDGER = journal.entries[LEDGER - 1]!.when;

const SETUP = `
  insert into producer_profiles (slug, company_name, business_type, location, description, verified) values
    ('olive', 'Olive', 'Farm', 'Here', '', true), ('fig', 'Fig', 'Farm', 'There', '', true)`;

interface OldPart {
  producerId: number | null;
  goodsCents: number;
  promoCents?: number;
  status: PartStatus;
}
interface OldOrder {
  parts: OldPart[];
  shippingCents?: number;
  giftWrapCents?: number;
  /** Beyond what the parts carry: a code for free shipping. */
  shippingPromoCents?: number;
  /** Where it does not add up. */
  orderTotalCents?: number;
}

const part = (
  status: PartStatus,
  producerId: number | null,
  goodsCents: number,
  promoCents = 0,
): OldPart => ({
  status,
  producerId,
  goodsCents,
  promoCents,
});

const OLD_ORDERS: OldOrder[] = [
  { parts: [part('pending', 1, 49_98)], shippingCents: 9_95 },
  { parts: [part('delivered', 1, 118_70), part('shipped', 2, 33), part('shipped', null, 9_99)] },
  { parts: [part('cancelled', 1, 20_01, 2_01), part('delivered', 2, 10_00, 1_00)], giftWrapCents: 5_00 },
  { parts: [part('cancelled', 1, 20_01, 2_01), part('cancelled', null, 10_00, 99)], giftWrapCents: 5_00 },
  { parts: [part('processing', 2, 40_00)], shippingCents: 9_95, shippingPromoCents: 9_95 },
  { parts: [part('cancelled', 2, 40_00)], shippingCents: 12_95, shippingPromoCents: 9_95 },
  { parts: [part('delivered', 1, 15_00)], shippingCents: 9_95, orderTotalCents: 123_45 },
  { parts: [part('cancelled', 1, 15_00)], shippingCents: 9_95, orderTotalCents: 3_00 },
  { parts: [part('pending', 1, 10_00, 10_00)] },
];

async function placeOldOrder({ db }: Database, order: OldOrder): Promise<void> {
  const { parts, shippingCents = 0, giftWrapCents = 0, shippingPromoCents = 0 } = order;
  const sum = (of: (part: OldPart) => number) => parts.reduce((total, each) => total + of(each), 0);
  const promoCents = sum((each) => each.promoCents ?? 0) + shippingPromoCents;
  const total = sum((each) => each.goodsCents) + shippingCents + giftWrapCents - promoCents;
  const status = orderStatusOf(parts);
  const [placed] = await rows<{ id: number }>(
    db,
    sql`insert into orders (customer_name, customer_email, shipping_address, order_total_cents, shipping_cents,
                            gift_wrap_cents, promo_cents, status, created_at)
        values ('Ada', 'ada@example.com', 'Somewhere 1', ${order.orderTotalCents ?? total}, ${shippingCents},
                ${giftWrapCents}, ${promoCents}, ${status}, '2026-10-20T14:00:00Z') returning id`,
  );
  for (const { producerId, goodsCents, promoCents: ofPart = 0, status: partStatus } of parts) {
    const isSent = partStatus === 'shipped' || partStatus === 'delivered';
    await db.execute(sql`
      insert into order_parts (order_id, producer_id, status, goods_cents, promo_cents, commission_basis_points,
                               commission_cents, ship_by, shipped_at)
      values (${placed!.id}, ${producerId}, ${partStatus}, ${goodsCents}, ${ofPart}, 1500,
              ${commissionCents(goodsCents)}, '2026-10-22', ${isSent ? sql`now()` : null})`);
  }
  if (parts.some((each) => each.status === 'cancelled'))
    await db.execute(sql`insert into order_events (order_id, to_status, actor, created_at)
      values (${placed!.id}, 'cancelled', 'admin', '2026-10-21T09:30:00Z')`);
}

describe('orders of the version before the ledger', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await openEmptyDatabase());
    await migrateTo(database, BEFORE_LEDGER);
    await database.db.execute(sql.raw(SETUP));
    for (const order of OLD_ORDERS) await placeOldOrder(database, order);
    await migrate(database);
  });
  afterAll(() => database.close());

  it('have books that agree with them, and nothing counts as paid', async () => {
    expect(await bookFaults(database.db)).toEqual([]);
    const totals = await rows<{ sum: string; cash: string; postings: number }>(
      database.db,
      sql`select sum(amount_cents)::text as sum, count(*) filter (where account = 'cash')::text as cash,
                 (select count(*)::int from ledger_postings) as postings from ledger_entries`,
    );
    expect(totals).toEqual([{ sum: '0', cash: '0', postings: OLD_ORDERS.length + 4 }]);
  });

  it('are posted at their own time', async () => {
    const times = await rows<{ kind: string; at: Date }>(
      database.db,
      sql`select distinct kind, at::text as at from ledger_postings order by kind`,
    );
    expect(times.map(({ kind, at }) => [kind, new Date(at).toISOString()])).toEqual([
      ['cancellation', '2026-10-21T09:30:00.000Z'],
      ['sale', '2026-10-20T14:00:00.000Z'],
    ]);
  });

  it('can be read back part by part, whatever became of them', async () => {
    const books = await loadBooks(database.db, 3);
    expect(books.parts.map(({ sold, taken, commissionCents: of }) => [sold, taken, of])).toEqual([
      [
        { cents: 20_01, promoCents: 2_01, taxes: [] },
        { cents: 20_01, promoCents: 2_01, taxes: [] },
        commissionCents(20_01),
      ],
      [{ cents: 10_00, promoCents: 1_00, taxes: [] }, { cents: 0, promoCents: 0, taxes: [] }, 1_50],
    ]);
    expect(books).toMatchObject({
      receivableCents: 14_00,
      refundsDueCents: 0,
      giftWrap: { sold: { cents: 5_00 } },
    });
    expect((await loadBooks(database.db, 4)).receivableCents).toBe(0);
  });
});
