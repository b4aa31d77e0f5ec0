import { asc, eq } from 'drizzle-orm';
import { orderBooks, type OrderBooks } from '#domains/ledger/model/order-books.ts';
import type { Reversal } from '#domains/ledger/model/reversal.ts';
import type { Db } from '#engine/server/db/client.ts';
import { ledgerEntries, ledgerPostings, ledgerTaxes } from './ledger.schema.ts';

const TAX = {
  account: ledgerTaxes.account,
  partId: ledgerTaxes.partId,
  charge: ledgerTaxes.charge,
  name: ledgerTaxes.name,
  percent: ledgerTaxes.percent,
  baseCents: ledgerTaxes.baseCents,
  taxCents: ledgerTaxes.taxCents,
};

/** What a posting has written down. */
export async function postedAs(tx: Db, source: string): Promise<Reversal> {
  const entries = await tx
    .select({
      account: ledgerEntries.account,
      amountCents: ledgerEntries.amountCents,
      partId: ledgerEntries.partId,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerPostings.source, source))
    .orderBy(asc(ledgerEntries.id));
  const taxes = await tx
    .select(TAX)
    .from(ledgerTaxes)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerTaxes.postingId))
    .where(eq(ledgerPostings.source, source))
    .orderBy(asc(ledgerTaxes.id));
  return { entries, taxes };
}

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
  const taxes = await tx
    .select({ kind: ledgerPostings.kind, ...TAX })
    .from(ledgerPostings)
    .innerJoin(ledgerTaxes, eq(ledgerTaxes.postingId, ledgerPostings.id))
    .where(eq(ledgerPostings.orderId, orderId))
    .orderBy(asc(ledgerTaxes.id));
  return orderBooks(entries, taxes);
}
