// Products of a shop whose database set no upper limit to how long something keeps.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { migrate, migrateTo } from '#engine/server/db/migrate.ts';
import journal from '#engine/server/db/migrations/meta/_journal.json' with { type: 'json' };
import { openEmptyDatabase } from '../support/test-database.ts';

const CHANGE = journal.entries.findIndex(({ tag }) => tag.endsWith('_shelf-life-limit'));
const BEFORE = journal.entries[CHANGE - 1]!.when;

it('what keeps longer than the limit keeps as long as it, and the rest stays as it is', async () => {
  const { database } = await openEmptyDatabase();
  await migrateTo(database, BEFORE);
  await database.db.execute(sql`insert into categories (slug, name) values ('honey', 'Honey')`);
  await database.db.execute(
    sql`insert into products (slug, name, description, price_cents, category_id, shelf_life_days) values
          ('for-ever', 'For Ever', '', 100, 1, 4000), ('ten-years', 'Ten Years', '', 100, 1, 3650),
          ('a-day', 'A Day', '', 100, 1, 1), ('unsaid', 'Unsaid', '', 100, 1, null)`,
  );
  await migrate(database);
  const stored = sql`select slug, shelf_life_days as days from products order by id`;
  expect(await rows(database.db, stored)).toEqual([
    { slug: 'for-ever', days: 3650 },
    { slug: 'ten-years', days: 3650 },
    { slug: 'a-day', days: 1 },
    { slug: 'unsaid', days: null },
  ]);
});
