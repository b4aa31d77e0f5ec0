// Products of a shop that remembered no prices.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { openEmptyDatabase } from '../support/test-database.ts';

const CHANGE = journal.entries.findIndex(({ tag }) => tag.endsWith('_price_history'));
const BEFORE = journal.entries[CHANGE - 1]!.when;

it('the history begins with what each product costs then, and goes on from there', async () => {
  const { database } = await openEmptyDatabase();
  await migrateTo(database, BEFORE);
  await database.db.execute(sql`insert into categories (slug, name) values ('honey', 'Honey')`);
  await database.db.execute(
    sql`insert into products (slug, name, description, price_cents, category_id) values
          ('thyme', 'Thyme Honey', '', 1200, 1), ('lime', 'Lime Honey', '', 900, 1)`,
  );
  await migrate(database);
  await database.db.execute(sql`update products set price_cents = price_cents - 100 where slug = 'thyme'`);
  expect(
    await rows(
      database.db,
      sql`select p.slug, h.price_cents as cents from product_prices h join products p on p.id = h.product_id order by h.id`,
    ),
  ).toEqual([
    { slug: 'thyme', cents: 1200 },
    { slug: 'lime', cents: 900 },
    { slug: 'thyme', cents: 1100 },
  ]);
});
