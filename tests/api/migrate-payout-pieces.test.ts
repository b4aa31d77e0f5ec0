// A shop of the version before producers were paid as far as their customers have paid: what was paid out then stays.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueOfPart } from '#domains/ledger/model/due.ts';
import { unsettledParts } from '#domains/ledger/server/due.queries.ts';
import { post } from '#domains/ledger/server/post.ts';
import { payoutLines } from '#domains/ledger/server/payout-statement.ts';
import type { Posting } from '#domains/ledger/model/posting.ts';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { bookFaults } from '../support/book-faults.ts';
import { openEmptyDatabase } from '../support/test-database.ts';

const DISPUTES = journal.entries.findIndex(({ tag }) => tag.endsWith('_disputes'));
const BEFORE = journal.entries[DISPUTES - 1]!.when;

type Old = Pick<Posting, 'kind' | 'source' | 'entries'> & {
  orderId?: number | null;
  payoutId?: number | null;
};

/** As that version wrote it, which knew no taxes. */
async function book(db: Db, { kind, source, orderId = null, payoutId = null, entries }: Old): Promise<void> {
  await db.execute(sql`
    with posting as (
      insert into ledger_postings (kind, source, order_id, payout_id)
      values (${kind}, ${source}, ${orderId}, ${payoutId}) returning id
    )
    insert into ledger_entries (posting_id, account, amount_cents, part_id)
    select p.id, e.account, e."amountCents", e."partId" from posting p,
      jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(account text, "amountCents" bigint, "partId" int)`);
}

describe('a payout of the version before', () => {
  let database: Database;
  let producerId: number;
  let partId: number;
  let orderId: number;
  let payoutId: number;
  beforeAll(async () => {
    ({ database } = await openEmptyDatabase());
    const { db } = database;
    await migrateTo(database, BEFORE);
    const id = async (statement: ReturnType<typeof sql>) =>
      (await rows<{ id: number }>(db, statement))[0]!.id;
    producerId = await id(sql`
      insert into producer_profiles (slug, company_name, business_type, location, description)
      values ('frantoio', 'Frantoio', 'Mill', 'Liguria', 'Oil') returning id`);
    orderId = await id(sql`
      insert into orders (customer_name, customer_email, shipping_address, order_total_cents, status, accepted_at)
      values ('Ada', 'ada@example.com', 'Somewhere 1', 10000, 'completed', now()) returning id`);
    partId = await id(sql`
      insert into order_parts (order_id, producer_id, status, goods_cents, commission_basis_points, commission_cents, ship_by,
                               shipped_at, delivered_at)
      values (${orderId}, ${producerId}, 'delivered', 10000, 1500, 1500, '2026-01-02', now(), now() - interval '9 days')
      returning id`);
    await book(db, {
      kind: 'sale',
      source: `sale:${orderId}`,
      orderId,
      entries: [
        { account: 'receivable', amountCents: 100_00, partId: null },
        { account: `producer:${producerId}`, amountCents: -85_00, partId },
        { account: 'commission', amountCents: -15_00, partId },
      ],
    });
    payoutId = await id(sql`
      insert into payouts (producer_id, period_end, amount_cents) values (${producerId}, now(), 8500) returning id`);
    await db.execute(sql`
      insert into payout_items (entry_id, payout_id)
      select id, ${payoutId} from ledger_entries where account = 'producer:' || ${producerId}::int`);
    await book(db, {
      kind: 'payout',
      source: `payout:${payoutId}`,
      payoutId,
      entries: [
        { account: `producer:${producerId}`, amountCents: 85_00, partId: null },
        { account: 'cash', amountCents: -85_00, partId: null },
      ],
    });
    await migrate(database);
  });
  afterAll(() => database.close());

  it('stays, although the customer has not paid', async () => {
    expect(await unsettledParts(database.db, producerId)).toEqual([]);
    expect(await payoutLines(database.db, payoutId)).toMatchObject([
      { kind: 'sale', goods: 100, commission: 15, amount: 85 },
    ]);
    expect(await bookFaults(database.db)).toEqual([]);
  });

  it('is lowered by what is taken back later', async () => {
    await post(database.db, {
      kind: 'refund',
      source: 'refund:1',
      orderId,
      refundId: 1,
      entries: [
        { account: `producer:${producerId}`, amountCents: 8_50, partId },
        { account: 'commission', amountCents: 1_50, partId },
        { account: 'refunds_due', amountCents: -10_00, partId: null },
      ],
    });
    const [part] = await unsettledParts(database.db, producerId);
    expect(dueOfPart(part!)).toMatchObject({ dueCents: -8_50, waitingCents: 0 });
  });

  it('is never settled a second time', async () => {
    await expect(
      database.db.execute(sql`
        insert into payout_items (entry_id, payout_id) select entry_id, payout_id from payout_items`),
    ).rejects.toThrow();
  });
});
