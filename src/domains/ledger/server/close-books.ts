import { sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { lastClosing } from './balances.queries.ts';

/** Fewer are summed up in a few milliseconds. */
const ENTRIES_WORTH_CLOSING = 10_000;

const lastEntry = statement<{ id: number }>(
  'last-entry',
  `select coalesce(max(id), 0) as id from ledger_entries`,
);

const close = statement<Record<never, never>, { upTo: number }>(
  'close-books',
  `with last as materialized (select coalesce(max(up_to), 0) as id from ledger_closings)
   insert into ledger_closings (up_to, account, balance_cents, with_parts_cents)
   select $upTo::int, account, sum(balance_cents), sum(with_parts_cents)
     from (
       select account, balance_cents, with_parts_cents from ledger_closings where up_to = (select id from last)
       union all
       select account, amount_cents, case when part_id is null then 0 else amount_cents end
         from ledger_entries where id > (select id from last) and id <= $upTo::int
     ) sums
    where $upTo::int > (select id from last)
    group by account`,
);

/** Writes down how all accounts stand, once enough was posted since the last time. Ids tell how many entries there are at most. */
export async function closeBooks(db: Db, least = ENTRIES_WORTH_CLOSING): Promise<void> {
  const [last] = await lastEntry(db, {});
  if (last!.id - (await lastClosing(db)) < least) return;
  const upTo = await lastSettledEntry(db);
  await db.transaction(async (tx) => {
    // One after the other, and not while samples are removed.
    await tx.execute(sql`lock table ledger_closings in share row exclusive mode`);
    await close(tx, { upTo });
  });
}

/**
 * An entry below which none will ever arrive. Entries get their ids before they are committed: for a moment the table is
 * locked, so that nobody is posting when the last one is looked up. Who cannot get the lock within a second is in the way
 * of others, and tries again later.
 */
function lastSettledEntry(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`lock table ledger_entries in share mode`);
    return (await lastEntry(tx, {}))[0]!.id;
  });
}
