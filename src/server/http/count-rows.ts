import { count, sql, type SQL } from 'drizzle-orm';
import type { AnyPgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';

/** Up to here a total is exact: to count so many takes a few milliseconds. */
const EXACT_UP_TO = 10_000;
/** Beyond it a total may be this old: to count a million takes longer than all the rest of the page. */
const MAX_AGE_MS = 30_000;
/** Totals that are remembered: the lists there are, with some filters each. */
const MAX_REMEMBERED = 100;

interface LargeTotal {
  total: Promise<number>;
  countedAt: number;
}

/** Of each database this process has open. */
const largeTotals = new WeakMap<Db, Map<string, LargeTotal>>();

/** How many rows there are, for the reader of a list. */
export async function countRows(
  db: Db,
  table: AnyPgTable,
  where: SQL | undefined,
  { exactUpTo = EXACT_UP_TO, now = Date.now() } = {},
): Promise<number> {
  const all = db.select({ total: count() }).from(table).where(where);
  const key = JSON.stringify(all.toSQL());
  const known = totalsOf(db).get(key);
  if (known !== undefined && now - known.countedAt < MAX_AGE_MS) return known.total;
  const first = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(exactUpTo + 1)
    .as('first');
  const [counted] = await db.select({ total: count() }).from(first);
  if (counted!.total <= exactUpTo) return counted!.total;
  return remember(totalsOf(db), key, { countedAt: now, total: all.then(([row]) => row!.total) });
}

function totalsOf(db: Db): Map<string, LargeTotal> {
  const totals = largeTotals.get(db) ?? new Map<string, LargeTotal>();
  largeTotals.set(db, totals);
  return totals;
}

/** Whoever asks while it is being counted waits for the same. One that fails is forgotten. */
function remember(totals: Map<string, LargeTotal>, key: string, counting: LargeTotal): Promise<number> {
  totals.delete(key);
  totals.set(key, counting);
  for (const oldest of totals.keys()) {
    if (totals.size <= MAX_REMEMBERED) break;
    totals.delete(oldest);
  }
  counting.total.catch(() => totals.delete(key));
  return counting.total;
}
