import { asc, sql } from 'drizzle-orm';
import type { AdminCategory } from '#domains/catalogue/model/desk.ts';
import { categories } from '#domains/catalogue/server/catalogue.schema.ts';
import type { Db } from '#engine/server/db/client.ts';

/** How many products stand in a category, those that nobody sees included. */
const HELD = sql<number>`(select count(*)::int from products p where p.category_id = categories.id)`;

export async function listCategories(db: Db): Promise<AdminCategory[]> {
  const found = await db
    .select({ category: categories, products: HELD })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return found.map(({ category, products }) => ({
    ...category,
    translations: category.translations as AdminCategory['translations'],
    products,
  }));
}

/**
 * Those who add, change, sort and delete categories do it one after the other, so that places and slugs stay distinct.
 * Nobody else waits: readers do not, and products that are put into a category lock its row `for key share`.
 */
export async function lockCategories(tx: Db) {
  await tx.execute(sql`lock table categories in share row exclusive mode`);
  return tx.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
}

/** Numbers the categories in the order of `ids`, from 0. */
export async function writePlaces(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update categories c set position = place.at - 1
      from unnest(${sql.param([...ids])}::int[]) with ordinality as place (id, at)
     where c.id = place.id and c.position <> place.at - 1`);
}
