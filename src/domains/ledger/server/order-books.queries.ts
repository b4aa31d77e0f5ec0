import { asc, eq } from 'drizzle-orm';
import { leftOf, orderBooks, type OrderBooks } from '#domains/ledger/model/order-books.ts';
import type { Reversal } from '#domains/ledger/model/reversal.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
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
      giftCardId: ledgerEntries.giftCardId,
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
      giftCardId: ledgerEntries.giftCardId,
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
  return withoutSpent(tx, orderBooks(entries, taxes));
}

const lockCard = statement<{ balanceCents: number }, { id: number }>(
  'lock-gift-card',
  'select balance_cents from gift_cards where id = $id::int for no key update',
);

/** What a gift card that the order sold has been spent for is nobody's to take back. Locks the card. */
async function withoutSpent(tx: Db, books: OrderBooks): Promise<OrderBooks> {
  if (books.parts.every(({ giftCardId }) => giftCardId === null)) return books;
  const parts = [];
  for (const part of books.parts) {
    const [card] = part.giftCardId === null ? [] : await lockCard(tx, { id: part.giftCardId });
    const left = Math.min(leftOf(part).cents, card?.balanceCents ?? Infinity);
    parts.push({ ...part, taken: { ...part.taken, cents: part.sold.cents - left } });
  }
  return { ...books, parts };
}
