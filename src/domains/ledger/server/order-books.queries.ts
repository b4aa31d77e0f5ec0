import { asc, eq } from 'drizzle-orm';
import { orderBooks, type OrderBooks } from '#domains/ledger/model/order-books.ts';
import type { Db } from '#engine/server/db/client.ts';
import { ledgerEntries, ledgerPostings } from './ledger.schema.ts';

/** What the ledger says about an order. Under the order's lock nobody else adds to it. */
export async function loadBooks(tx: Db, orderId: number): Promise<OrderBooks> {
  const entries = await tx
    .select({
      kind: ledgerPostings.kind,
      account: ledgerEntries.account,
      amountCents: ledgerEntries.amountCents,
      partId: ledgerEntries.partId,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(eq(ledgerPostings.orderId, orderId))
    .orderBy(asc(ledgerEntries.id));
  return orderBooks(entries);
}
