// A shop of the version before payments, with orders in every status, becomes one whose orders say how they are paid.
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#domains/orders/model/order-status.ts';
import { rows, type Database } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { orders } from '#domains/orders/server/orders.schema.ts';
import { toOrder } from '#domains/orders/server/order-view.ts';
import { writeInvoices } from '#domains/documents/server/write-invoices.ts';
import { loadOrders } from '#domains/orders/server/orders.queries.ts';
import { openEmptyDatabase } from '../support/test-database.ts';

const PAYMENTS = journal.entries.findIndex(({ tag }) => tag.endsWith('_payments'));
const BEFORE_PAYMENTS = journal.entries[PAYMENTS - 1]!.when;
const PLACED_AT = new Date('2026-03-02T15:00:00Z');

async function placeOldOrders({ db }: Database): Promise<void> {
  for (const status of ORDER_STATUSES) {
    const [order] = await rows<{ id: number }>(
      db,
      sql`insert into orders (customer_name, customer_email, shipping_address, order_total_cents, status, created_at)
          values ('Ada', 'ada@example.com', 'Somewhere 1', 5000, ${status}, ${PLACED_AT}) returning id`,
    );
    // What the books said of it then: sold, and taken back where it was cancelled.
    await db.execute(sql`
      with posting as (
        insert into ledger_postings (kind, source, order_id) values ('sale', 'sale:' || ${order!.id}::int, ${order!.id}) returning id)
      insert into ledger_entries (posting_id, account, amount_cents)
      select id, account, cents from posting, (values ('receivable', 5000), ('shipping', -5000)) as e(account, cents)`);
    if (status !== 'cancelled') continue;
    await db.execute(sql`
      with posting as (
        insert into ledger_postings (kind, source, order_id) values ('cancellation', 'cancellation', ${order!.id}) returning id)
      insert into ledger_entries (posting_id, account, amount_cents)
      select id, account, cents from posting, (values ('receivable', -5000), ('shipping', 5000)) as e(account, cents)`);
  }
}

describe('orders of the version before payments', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await openEmptyDatabase());
    await migrateTo(database, BEFORE_PAYMENTS);
    await placeOldOrders(database);
    await migrate(database);
  });
  afterAll(() => database.close());

  it('were accepted when they were placed', async () => {
    const found = await database.db.select().from(orders).orderBy(asc(orders.id));
    expect(found.map(({ status }) => status)).toEqual(ORDER_STATUSES);
    for (const { acceptedAt, createdAt } of found) expect(acceptedAt).toEqual(createdAt);
  });

  it('are open invoices, and nothing where they are cancelled', async () => {
    const earlier = await loadOrders(database.db, undefined);
    // Each keeps the number it had, which was made of its id.
    await writeInvoices(
      database.db,
      earlier.map(({ id }) => id),
    );
    for (const record of await loadOrders(database.db, undefined)) {
      const { payment, status } = toOrder(record);
      const isCancelled = status === 'cancelled';
      expect(payment).toEqual({
        method: 'invoice',
        status: isCancelled ? 'cancelled' : 'open',
        paid: 0,
        refunded: 0,
        open: isCancelled ? 0 : 50,
        invoiceNumber: `M-2026-${String(record.id).padStart(6, '0')}`,
        dueOn: '2026-03-16',
        payUntil: null,
        isDeclined: false,
        paidBy: [],
      });
    }
  });

  it.each(['payments', 'payment_facts', 'payment_events', 'refunds'])(
    'leave %s to be written once and for good',
    async (table) => {
      const attempt = database.db.execute(sql`delete from ${sql.identifier(table)}`);
      await expect(attempt).rejects.toMatchObject({
        cause: expect.objectContaining({ message: `Rows of ${table} are never changed or removed` }) as Error,
      });
    },
  );
});
