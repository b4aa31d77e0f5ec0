import type { JournalPosting } from '#domains/documents/model/datev.ts';
import { addDays } from '#domains/pricing/model/delivery/business-days.ts';
import { shopDay, shopMidnight } from '#engine/model/dates.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';

const PORTION = 500;

interface Asked {
  after: number;
  from: Date | null;
  before: Date | null;
  portion: number;
}

/**
 * Each posting with its own document; of money that moves for an order that of the order's invoice, or of the credit note
 * that it pays back.
 */
const postings = statement<Omit<JournalPosting, 'day'>, Asked>(
  'journal-of-postings',
  `select p.id, p.at, p.kind, p.order_id,
          coalesce(
            (select d.number from documents d where d.cause = p.source),
            (select d.number from documents d where d.cause = 'refund:' || p.refund_id),
            (select d.number from documents d where d.cause = 'payout:' || p.payout_id),
            (select d.number from documents d where d.cause = 'sale:' || p.order_id)) as document,
          coalesce((select json_agg(json_build_object('account', e.account, 'amountCents', e.amount_cents) order by e.id)
                      from ledger_entries e where e.posting_id = p.id), '[]') as entries
     from ledger_postings p
    where p.id > $after::int and ($from::timestamptz is null or p.at >= $from::timestamptz)
      and ($before::timestamptz is null or p.at < $before::timestamptz)
    order by p.id limit $portion::int`,
);

/** Every posting of these days once, oldest first, portion by portion. */
export async function* journal(
  db: Db,
  days: { from?: string | undefined; until?: string | undefined },
): AsyncGenerator<JournalPosting[]> {
  const from = days.from === undefined ? null : shopMidnight(days.from);
  const before = days.until === undefined ? null : shopMidnight(addDays(days.until, 1));
  let after = 0;
  let found: Omit<JournalPosting, 'day'>[];
  do {
    found = await postings(db, { after, from, before, portion: PORTION });
    yield found.map((posting) => ({ ...posting, day: shopDay(posting.at) }));
    after = found.at(-1)?.id ?? after;
  } while (found.length === PORTION);
}
