// Lines of a shop that looked at the product of today to know what a customer may return.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { openEmptyDatabase } from '../support/test-database.ts';

const CHANGE = journal.entries.findIndex(({ tag }) => tag.endsWith('_perishable-lines'));
const BEFORE = journal.entries[CHANGE - 1]!.when;

const SETUP = `
  insert into categories (slug, name) values ('larder', 'Larder');
  insert into products (slug, name, description, price_cents, category_id, perishable) values
    ('cheese', 'Cheese', '', 100, 1, true), ('oil', 'Oil', '', 100, 1, false);
  insert into orders (customer_name, customer_email, shipping_address, order_total_cents) values
    ('Ada', 'ada@example.com', 'Somewhere 1', 300);
  insert into order_parts (order_id, goods_cents, commission_basis_points, commission_cents, ship_by) values
    (1, 300, 1500, 45, '2026-11-18');
  insert into order_items (order_id, part_id, product_id, product_name, unit, quantity, price_cents) values
    (1, 1, 1, 'Cheese', 'piece', 2, 100), (1, 1, 2, 'Oil', 'bottle', 1, 100)`;

it('lines know whether they spoil, as their product says at that moment, and never again', async () => {
  const { database } = await openEmptyDatabase();
  await migrateTo(database, BEFORE);
  for (const statement of SETUP.split(';')) await database.db.execute(sql.raw(statement));
  await migrate(database);
  await database.db.execute(sql`update products set perishable = not perishable`);
  const lines = sql`select product_name as name, quantity, perishable from order_items order by id`;
  expect(await rows(database.db, lines)).toEqual([
    { name: 'Cheese', quantity: 2, perishable: true },
    { name: 'Oil', quantity: 1, perishable: false },
  ]);
}, 120_000);
