import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { LedgerEntry, LedgerEntryList } from '#domains/ledger/model/ledger.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { ledgerEntries, ledgerPostings } from './ledger.schema.ts';
import { adminList } from '#engine/server/lists/admin-list.ts';

export async function listLedgerEntries(db: Db, list: LedgerEntryList): Promise<Page<LedgerEntry>> {
  const found = await adminList(
    db,
    list,
    {
      table: ledgerEntries,
      id: ledgerEntries.id,
      where: matching(db, list),
      sorts: { date: ledgerEntries.id, account: ledgerEntries.account, amount: ledgerEntries.amountCents },
    },
    (named) => entriesNamed(db, named),
    toEntry,
  );
  return found as Page<LedgerEntry>;
}

function matching(db: Db, { account, orderId }: LedgerEntryList): SQL | undefined {
  const ofOrder = db
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.orderId, orderId ?? 0));
  return and(
    account === undefined ? undefined : eq(ledgerEntries.account, account),
    orderId === undefined ? undefined : inArray(ledgerEntries.postingId, ofOrder),
  );
}

function entriesNamed(db: Db, named: SQL) {
  return db
    .select({ id: ledgerEntries.id, entry: ledgerEntries, posting: ledgerPostings })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(named);
}

type Found = Awaited<ReturnType<typeof entriesNamed>>[number];

function toEntry({ id, entry, posting }: Found): LedgerEntry {
  return {
    id,
    at: posting.at.toISOString(),
    account: entry.account,
    amount: toAmount(entry.amountCents),
    kind: posting.kind,
    orderId: posting.orderId,
    partId: entry.partId,
    refundId: posting.refundId,
    payoutId: posting.payoutId,
  };
}
