// Reviews of the version before they had a language are given that of the order they are about.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { openEmptyDatabase } from '../support/test-database.ts';

const AT = journal.entries.findIndex(({ tag }) => tag.endsWith('_review-language'));

const SETUP = `
  insert into categories (slug, name) values ('oil', 'Oil');
  insert into products (slug, name, description, price_cents, category_id, quantity_available) values ('a', 'A', '', 2499, 1, 10);
  insert into orders (customer_name, customer_email, shipping_address, order_total_cents, language) values
    ('Ada', 'ada@example.com', 'Somewhere 1', 100, 'de'), ('Ben', 'ben@example.com', 'Somewhere 2', 100, 'en');
  insert into product_reviews (product_id, order_id, rating, comment) values (1, 1, 5, 'Gut'), (1, 2, 4, 'Good')`;

it('reviews take on the language in which was ordered', async () => {
  const { database } = await openEmptyDatabase();
  await migrateTo(database, journal.entries[AT - 1]!.when);
  for (const statement of SETUP.split(';')) await database.db.execute(sql.raw(statement));
  await migrate(database);
  const found = await rows(database.db, sql`select comment, language from product_reviews order by id`);
  expect(found).toEqual([
    { comment: 'Gut', language: 'de' },
    { comment: 'Good', language: 'en' },
  ]);
});
