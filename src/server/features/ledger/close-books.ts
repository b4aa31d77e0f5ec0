import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { SUMS_OF_ACCOUNTS } from './sums-of-accounts.ts';

/** Fewer are summed up in a few milliseconds. */
const ENTRIES_WORTH_CLOSING = 10_000;

/** Ids are given in rising order, so that they tell how many entries there are at most. */
const entriesSinceClosing = statement<{ entries: number }>(
  'entries-since-closing',
  `select coalesce((select max(id) from ledger_entries), 0)
          - coalesce((select max(up_to) from ledger_closings), 0) as entries`,
);

const close = statement<Record<never, never>>(
  'close-books',
  `insert into ledger_closings (up_to, account, balance_cents, with_parts_cents)
   select l.id, s.account, s.balance_cents, s.with_parts_cents
     from (${SUMS_OF_ACCOUNTS}) s cross join (select max(id) as id from ledger_entries) l
   on conflict do nothing`,
);

/**
 * Writes down how all accounts stand once enough was posted since the last time. Entries get their ids before they are
 * committed, so one could still arrive below the last id there is: the table is locked for a moment, and nobody is
 * posting while it is read. Who cannot get the lock within a second is in the way of others and tries again later.
 */
export function closeBooks(db: Db, least = ENTRIES_WORTH_CLOSING): Promise<void> {
  return db.transaction(async (tx) => {
    const [since] = await entriesSinceClosing(tx, {});
    if (since!.entries < least) return;
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`lock table ledger_entries in share mode`);
    await close(tx, {});
  });
}
