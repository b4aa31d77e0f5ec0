import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { LedgerEntry, LedgerEntryList, LedgerFilter } from '#domains/ledger/model/ledger.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { Db } from '#engine/server/db/client.ts';
import { ledgerEntries, ledgerPostings } from './ledger.schema.ts';
import { adminList, allInPortions } from '#engine/server/lists/admin-list.ts';

export async function listLedgerEntries(db: Db, list: LedgerEntryList): Promise<Page<LedgerEntry>> {
  const found = await adminList(
    db,
    list,
    { table: ledgerEntries, id: ledgerEntries.id, where: matching(db, list) },
    (where, _order, limit) => newestEntries(db, where, limit),
    toEntry,
  );
  return found as Page<LedgerEntry>;
}

export function allLedgerEntries(db: Db, filter: LedgerFilter): AsyncGenerator<LedgerEntry[]> {
  return allInPortions(
    { id: ledgerEntries.id, where: matching(db, filter) },
    (where, _order, limit) => newestEntries(db, where, limit),
    toEntry,
  );
}

function matching(db: Db, { account, orderId }: LedgerFilter): SQL | undefined {
  const ofOrder = db
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.orderId, orderId ?? 0));
  return and(
    account === undefined ? undefined : eq(ledgerEntries.account, account),
    orderId === undefined ? undefined : inArray(ledgerEntries.postingId, ofOrder),
  );
}

function newestEntries(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select({ id: ledgerEntries.id, entry: ledgerEntries, posting: ledgerPostings })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(where)
    .orderBy(desc(ledgerEntries.id))
    .limit(limit);
}

type Found = Awaited<ReturnType<typeof newestEntries>>[number];

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
