import { sql } from 'drizzle-orm';
import { rows, type Database } from '#engine/server/db/client.ts';

/** Of the first so many products that everybody sees. */
export async function listedSlugs({ db }: Database, count: number): Promise<string[]> {
  const found = await rows<{ slug: string }>(
    db,
    sql`select slug from products where listed order by id limit ${count}`,
  );
  return found.map(({ slug }) => slug);
}
