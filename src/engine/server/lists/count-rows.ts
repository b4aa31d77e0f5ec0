import { count, type SQL, sql } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#engine/server/db/client.ts';
import { AgingFigures } from '#engine/server/http/aging-figures.ts';

/** Up to here a total is exact: to count so many takes a few milliseconds. */
export const EXACT_UP_TO = 10_000;
/** Beyond it a total may be this old: to count a million takes longer than all the rest of the page. */
const MAX_AGE_MS = 30_000;
/** Totals that are remembered: the lists there are, with some filters each. */
const MAX_REMEMBERED = 100;

/** Of each database this process has open. */
const largeTotals = new WeakMap<Db, AgingFigures<number>>();

/** How many rows there are, for the reader of a list. */
export async function countRows(
  db: Db,
  table: AnyPgTable,
  where: SQL | undefined,
  { exactUpTo = EXACT_UP_TO, now = Date.now() } = {},
): Promise<number> {
  const all = db.select({ total: count() }).from(table).where(where);
  const key = JSON.stringify(all.toSQL());
  const totals = totalsOf(db);
  const known = totals.known(key, now);
  if (known !== undefined) return known;
  const few = await countUpTo(db, table, where, exactUpTo + 1);
  if (few <= exactUpTo) return few;
  const total = all.then(([row]) => row!.total);
  return totals.remember(key, total, now);
}

function totalsOf(db: Db): AgingFigures<number> {
  const totals =
    largeTotals.get(db) ?? new AgingFigures({ maxAgeMs: MAX_AGE_MS, maxFigures: MAX_REMEMBERED });
  largeTotals.set(db, totals);
  return totals;
}

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
