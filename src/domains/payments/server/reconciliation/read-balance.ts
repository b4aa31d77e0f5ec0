import { randomUUID } from 'node:crypto';
import type { BalanceBook, BalanceLine } from '#domains/payments/server/payment-provider.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { balanceTransactions } from './reconciliation.schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first time the provider is asked for so much. */
export const READ_BACK_DAYS = 97;
/** Lines may appear a little later than they are dated. */
const OVERLAP_DAYS = 3;
/** Longer than a page takes, with its retries. */
const LEASE_MS = 2 * 60 * 1000;

interface Progress {
  since: Date;
  after: string | null;
}

const begin = statement<Progress, { reader: string; since: Date; now: Date; until: Date }>(
  'begin-reading-balance',
  `insert into reconciliation_progress as p (provider, since, reader, reader_until)
   values ('stripe', $since::timestamptz, $reader, $until::timestamptz)
   on conflict (provider) do update set reader = excluded.reader, reader_until = excluded.reader_until
    where p.reader is null or p.reader_until < $now::timestamptz
   returning p.since, p.after`,
);

const advance = statement<
  { provider: string },
  { reader: string; since: Date; after: string | null; nextReader: string | null; until: Date }
>(
  'advance-reading-balance',
  `update reconciliation_progress set since = $since::timestamptz, after = $after, reader = $nextReader,
          reader_until = $until::timestamptz
    where provider = 'stripe' and reader = $reader returning provider`,
);

/**
 * Reads what is new in the provider's balance, page by page; each page is kept with how far that brought us, so that who was
 * cut off goes on there. One at a time. Returns how many lines were new; undefined: somebody else is at it.
 */
export async function readBalance(db: Db, book: BalanceBook, now: Date): Promise<number | undefined> {
  const reader = randomUUID();
  const lease = () => new Date(Date.now() + LEASE_MS);
  const earliest = new Date(now.getTime() - READ_BACK_DAYS * DAY_MS);
  const [found] = await begin(db, { reader, since: earliest, now: new Date(), until: lease() });
  if (found === undefined) return undefined;
  const { since } = found;
  let { after } = found;
  let fresh = 0;
  try {
    do {
      const page = await book.page({ since, after });
      const next = page.nextAfter;
      fresh += await db.transaction(async (tx) => {
        const isLast = next === null;
        const from = isLast ? laterOf(since, new Date(now.getTime() - OVERLAP_DAYS * DAY_MS)) : since;
        const step = { reader, since: from, after: next, nextReader: isLast ? null : reader, until: lease() };
        if ((await advance(tx, step)).length === 0) throw new Error('Somebody else reads the balance by now');
        return keep(tx, page.lines);
      });
      after = next;
    } while (after !== null);
    return fresh;
  } catch (error) {
    // The next to come goes on where this one was.
    await advance(db, { reader, since, after, nextReader: null, until: now });
    throw error;
  }
}

async function keep(tx: Db, lines: readonly BalanceLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const kept = await tx
    .insert(balanceTransactions)
    .values([...lines])
    .onConflictDoNothing()
    .returning({ id: balanceTransactions.id });
  return kept.length;
}

function laterOf(a: Date, b: Date): Date {
  return a > b ? a : b;
}
