import { sql } from 'drizzle-orm';
import { SHOP_TIME_ZONE } from '#engine/model/dates.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { PostingKind } from '#domains/ledger/model/posting.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { lastClosing } from '#domains/ledger/server/balances.queries.ts';

/** Entries that one step sums up. */
const PORTION = 200_000;

/** All producers as one account, all credit as another. */
const ACCOUNT = `case when e.account like 'producer:%' then 'producers' when e.account like 'credit:%' then 'credit' else e.account end`;
const DAY = `(p.at at time zone '${SHOP_TIME_ZONE}')::date`;

const state = statement<{ upTo: number }>(
  'ledger-days-state',
  `select coalesce(max(up_to), 0) as up_to from ledger_days_state`,
);

const add = statement<never, { after: number; upTo: number }>(
  'add-to-ledger-days',
  `insert into ledger_days (day, account, kind, cents)
   select ${DAY}, ${ACCOUNT}, p.kind, sum(e.amount_cents)
     from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where e.id > $after::int and e.id <= $upTo::int group by 1, 2, 3
   on conflict (day, account, kind) do update set cents = ledger_days.cents + excluded.cents`,
);

const note = statement<never, { upTo: number }>(
  'note-ledger-days',
  `insert into ledger_days_state (id, up_to) values (1, $upTo::int) on conflict (id) do update set up_to = excluded.up_to`,
);

/** As far as the books are closed: below that, no entry will ever arrive. Cut off anywhere, it goes on there. */
export async function sumUpLedgerDays(db: Db, portion = PORTION): Promise<void> {
  const closed = await lastClosing(db);
  let upTo = 0;
  do {
    upTo = await db.transaction(async (tx) => {
      // One after the other, and not while samples are removed.
      await tx.execute(sql`lock table ledger_days_state in share row exclusive mode`);
      const after = (await state(tx, {}))[0]!.upTo;
      const next = Math.min(closed, after + portion);
      if (next <= after) return closed;
      await add(tx, { after, upTo: next });
      await note(tx, { upTo: next });
      return next;
    });
  } while (upTo < closed);
}

export interface Moved {
  /** 'producers', 'credit', or an account. */
  account: string;
  kind: PostingKind;
  /** In the period before, in the period, after it. */
  stretch: 'before' | 'within' | 'after';
  cents: number;
}

const moved = statement<Moved, { start: Day; from: Day; until: Day; upTo: number }>(
  'moved-in-ledger',
  `select account, kind, case when day < $from::date then 'before' when day <= $until::date then 'within' else 'after' end as stretch,
          sum(cents)::bigint as cents
     from (
       select account, kind, day, cents from ledger_days where day >= $start::date
       union all
       select ${ACCOUNT}, p.kind, ${DAY}, e.amount_cents
         from ledger_entries e join ledger_postings p on p.id = e.posting_id
        where e.id > $upTo::int and ${DAY} >= $start::date
     ) moves group by 1, 2, 3 having sum(cents) <> 0`,
);

/**
 * From `start` on. `tx` sees one moment, as a transaction of 'repeatable read' does: an entry is in the days, or among those
 * since.
 */
export async function movedSince(tx: Db, days: { start: Day; from: Day; until: Day }): Promise<Moved[]> {
  return moved(tx, { ...days, upTo: (await state(tx, {}))[0]!.upTo });
}
