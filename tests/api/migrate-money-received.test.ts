// Orders that money came in for before there was a column for it are not among the unpaid ones; later ones leave them by
// themselves.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { openEmptyDatabase } from '../support/test-database.ts';

const AT = journal.entries.findIndex(({ tag }) => tag.endsWith('_money-received'));

const SETUP = `
  insert into orders (customer_name, customer_email, shipping_address, order_total_cents)
    select 'Ada', 'ada@example.com', 'Somewhere', 100 from generate_series(1, 3);
  insert into payments (order_id, method, reference, amount_cents)
    select id, 'invoice', 'reference-' || id, 100 from orders;
  insert into payment_facts (order_id, payment_id, kind, amount_cents) values (1, 1, 'received', 100), (2, 2, 'started', 0)`;

it('what was paid before is known afterwards, and what is paid later too', async () => {
  const { database } = await openEmptyDatabase();
  await migrateTo(database, journal.entries[AT - 1]!.when);
  for (const statement of SETUP.split(';')) await database.db.execute(sql.raw(statement));
  await migrate(database);
  const received = async () =>
    (
      await rows<{ id: number }>(database.db, sql`select id from orders where money_received order by id`)
    ).map(({ id }) => id);
  expect(await received()).toEqual([1]);
  await database.db.execute(
    sql`insert into payment_facts (order_id, payment_id, kind, amount_cents) values (3, 3, 'declined', 0)`,
  );
  expect(await received()).toEqual([1]);
  await database.db.execute(
    sql`insert into payment_facts (order_id, payment_id, kind, amount_cents) values (2, 2, 'received', 100)`,
  );
  expect(await received()).toEqual([1, 2]);
});
