// Invoices that were owed for long before there were reminders stand in the list, and nobody is written to about them.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { remindUnpaid } from '#domains/orders/server/invoices/remind-unpaid.ts';
import { openEmptyDatabase } from '../support/test-database.ts';

const AT = journal.entries.findIndex(({ tag }) => tag.endsWith('_unpaid-invoices'));

/** Owed for long; paid; owed for long by card; cancelled; owed since yesterday. */
const SETUP = `
  insert into orders (customer_name, customer_email, shipping_address, order_total_cents, payment_method, status, accepted_at, created_at) values
    ('Ada', 'ada@example.com', 'Somewhere 1', 100, 'invoice', 'shipped', now(), now() - interval '40 days'),
    ('Ben', 'ben@example.com', 'Somewhere 2', 100, 'invoice', 'shipped', now(), now() - interval '40 days'),
    ('Cem', 'cem@example.com', 'Somewhere 3', 100, 'card', 'shipped', now(), now() - interval '40 days'),
    ('Dee', 'dee@example.com', 'Somewhere 4', 100, 'invoice', 'cancelled', now(), now() - interval '40 days'),
    ('Eve', 'eve@example.com', 'Somewhere 5', 100, 'invoice', 'pending', now(), now() - interval '1 day');
  with posting as (
    insert into ledger_postings (kind, source, order_id) select 'sale', 'sale:' || id, id from orders returning id, order_id)
  insert into ledger_entries (posting_id, account, amount_cents)
    select id, account, cents from posting, (values ('receivable', 100), ('shipping', -100)) as e(account, cents);
  with posting as (
    insert into ledger_postings (kind, source, order_id) values ('payment', 'payment:1', 2) returning id)
  insert into ledger_entries (posting_id, account, amount_cents)
    select id, account, cents from posting, (values ('receivable', -100), ('cash', 100)) as e(account, cents)`;

it('invoices that are long overdue are listed, and nobody is reminded of them all at once', async () => {
  const { database } = await openEmptyDatabase();
  await migrateTo(database, journal.entries[AT - 1]!.when);
  for (const statement of SETUP.split(';')) await database.db.execute(sql.raw(statement));
  await migrate(database);
  const listed = await rows(
    database.db,
    sql`select order_id as "orderId", reminders, reminder_step as "step", settled_at as "settledAt" from overdue_invoices`,
  );
  expect(listed).toEqual([{ orderId: 1, reminders: 0, step: 14, settledAt: null }]);
  // At noon in New York, whatever the season.
  await remindUnpaid(database.db, new Date(`${new Date().toISOString().slice(0, 10)}T17:00:00Z`));
  expect(await rows(database.db, sql`select count(*)::int as count from mail_outbox`)).toEqual([
    { count: 0 },
  ]);
  const [confirm] = await rows(database.db, sql`select count(confirm_by)::int as count from orders`);
  expect(confirm).toEqual({ count: 0 });
});
