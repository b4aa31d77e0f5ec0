import { count, sql, type SQL } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#engine/server/db/client.ts';

/** How many rows there are, and `most` where there are more: the rest of a large table is not walked. */
export async function countUpTo(
  db: Db,
  table: AnyPgTable,
  where: SQL | undefined,
  most: number,
): Promise<number> {
  const first = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('first');
  const [counted] = await db.select({ total: count() }).from(first);
  return counted!.total;
}
