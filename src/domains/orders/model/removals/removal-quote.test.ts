import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundPaymentEntries } from '#domains/ledger/model/money-moves.ts';
import { netLeft, orderBooks, type BookedEntry } from '#domains/ledger/model/order-books.ts';
import type { Posting } from '#domains/ledger/model/posting.ts';
import { removalPosting } from '#domains/ledger/model/returned.ts';
import { cancellationPosting, refundPosting } from '#domains/ledger/model/reversal.ts';
import { salePosting } from '#domains/ledger/model/sale.ts';
import { commissionCents } from '#domains/pricing/model/commission.ts';
import { quoteRemoval, type RemovableLine, type RemovablePart } from './removal-quote.ts';

const ORDER_ID = 12;
const PARTS = [1, 2];

const anyLine = fc.record({
  partId: fc.constantFrom(...PARTS),
  quantity: fc.integer({ min: 1, max: 9 }),
  goodsCents: fc.integer({ min: 0, max: 200_00 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

type Sold = { lines: RemovableLine[]; parts: RemovablePart[]; postings: Posting[] };

/** Two producers' lines with a code, and shipping. */
const anySold = fc.tuple(fc.array(anyLine, { maxLength: 5 }), fc.boolean()).map(([more, isPaid]): Sold => {
  const plain = PARTS.map((partId) => ({ partId, quantity: 3, goodsCents: 10_01, share: 0.3 }));
  const lines = [...plain, ...more].map(({ share, ...line }, at): RemovableLine => ({
    ...line,
    itemId: 100 + at,
    promoCents: Math.floor(line.goodsCents * share),
    removed: 0,
    claimed: 0,
  }));
  const sum = (of: (line: RemovableLine) => number, partId: number) =>
    lines.filter((line) => line.partId === partId).reduce((all, line) => all + of(line), 0);
  const parts = PARTS.map((id): RemovablePart => {
    const goodsCents = sum((line) => line.goodsCents, id);
    const removed = { removedGoodsCents: 0, removedPaidCents: 0, removedCommissionCents: 0 };
    return { id, status: 'pending', goodsCents, commissionCents: commissionCents(goodsCents), ...removed };
  });
  const promos = PARTS.map((id) => sum((line) => line.promoCents, id));
  const promoCents = promos.reduce((all, cents) => all + cents, 0);
  const orderTotalCents = parts.reduce((all, { goodsCents }) => all + goodsCents, 0) - promoCents + 9_95;
  const sale = salePosting({
    id: ORDER_ID,
    orderTotalCents,
    shippingCents: 9_95,
    giftWrapCents: 0,
    promoCents,
    parts: parts.map((part, at) => ({ ...part, producerId: part.id, promoCents: promos[at]! })),
  });
  const paid: Posting[] = isPaid
    ? [
        {
          kind: 'payment',
          source: 'payment',
          entries: [
            { account: 'cash', amountCents: orderTotalCents, partId: null },
            { account: 'receivable', amountCents: -orderTotalCents, partId: null },
          ],
        },
      ]
    : [];
  return { lines, parts, postings: [sale, ...paid] };
});

const booksOf = (postings: readonly Posting[]) =>
  orderBooks(
    postings.flatMap(({ kind, entries }): BookedEntry[] => entries.map((entry) => ({ kind, ...entry }))),
  );

/** What the database keeps after a removal, and the books. */
function removed(sold: Sold, items: { itemId: number; quantity: number }[]): Sold {
  const quote = quoteRemoval(sold, booksOf(sold.postings), items);
  const posting = removalPosting(booksOf(sold.postings), {
    orderId: ORDER_ID,
    removalId: sold.postings.length,
    taken: quote.taken,
  });
  return {
    lines: sold.lines.map((line) => ({
      ...line,
      removed: line.removed + (quote.items.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0),
    })),
    parts: sold.parts.map((part) => ({ ...part, ...quote.parts.find(({ id }) => id === part.id) })),
    postings: [...sold.postings, posting],
  };
}

const totals = ({ postings }: Sold) => {
  const sums: Record<string, number> = {};
  for (const { account, amountCents } of postings.flatMap(({ entries }) => entries))
    sums[account] = (sums[account] ?? 0) + amountCents;
  return sums;
};

describe('pieces removed from an order', () => {
  it('one by one change what all at once would, whichever line they are of', () => {
    fc.assert(
      fc.property(anySold, fc.array(fc.nat(), { maxLength: 12 }), (sold, picks) => {
        // One piece of each part always stays.
        const kept = new Set(PARTS.map((id) => sold.lines.find(({ partId }) => partId === id)!.itemId));
        const all = sold.lines.flatMap(({ itemId, quantity }) =>
          Array.from({ length: kept.has(itemId) ? quantity - 1 : quantity }, () => itemId),
        );
        const chosen = picks.flatMap((pick) => all.splice(pick % Math.max(all.length, 1), 1));
        let steps = sold;
        for (const itemId of chosen) steps = removed(steps, [{ itemId, quantity: 1 }]);
        const items = [...Map.groupBy(chosen, (itemId) => itemId)].map(([itemId, own]) => ({
          itemId,
          quantity: own.length,
        }));
        const atOnce = items.length === 0 ? sold : removed(sold, items);
        expect(steps.parts).toEqual(atOnce.parts);
        expect(totals(steps)).toEqual(totals(atOnce));
      }),
    );
  });

  it('never take back more than is left after refunds, and cancelling takes exactly the rest', () => {
    const anyStep = fc.record({ pick: fc.nat(), share: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(anySold, fc.array(anyStep, { maxLength: 8 }), (start, steps) => {
        let sold = start;
        const wrong: object[] = [];
        for (const [at, { pick, share }] of steps.entries()) {
          const books = booksOf(sold.postings);
          const left = sold.lines.filter(({ quantity, removed: gone }) => quantity > gone);
          const line = left[pick % Math.max(left.length, 1)];
          if (pick % 3 === 0) {
            const cents = Math.floor(Math.max(0, Math.min(books.cashCents, netLeft(books))) * share);
            if (cents === 0) continue;
            const refund = refundPosting(books, { orderId: ORDER_ID, refundId: at, cents });
            const paid: Posting = {
              kind: 'refund_payment',
              source: `r${at}`,
              entries: refundPaymentEntries(cents),
            };
            sold = { ...sold, postings: [...sold.postings, refund, paid] };
          } else if (line !== undefined) {
            const quantity = Math.max(1, Math.floor((line.quantity - line.removed) * share));
            const before = netLeft(books);
            const items = [{ itemId: line.itemId, quantity }];
            const { reducedCents, allReducedCents } = quoteRemoval(sold, books, items);
            sold = removed(sold, items);
            const lessCents = before - netLeft(booksOf(sold.postings));
            if (reducedCents < 0 || allReducedCents < reducedCents || lessCents !== reducedCents)
              wrong.push({ lessCents, reducedCents, allReducedCents });
          }
        }
        const rest = cancellationPosting(booksOf(sold.postings), {
          orderId: ORDER_ID,
          partIds: PARTS,
          isWhole: true,
        });
        const books = booksOf([...sold.postings, rest]);
        expect(wrong).toEqual([]);
        expect(netLeft(books)).toBe(0);
        expect(books.receivableCents).toBe(0);
        expect(books.cashCents).toBe(books.refundsDueCents);
      }),
    );
  });

  it('that are all of a part cancel it, with what is left of it; all of the order, with the shipping', () => {
    const [sold] = fc.sample(anySold, { numRuns: 1, seed: 1 }) as [Sold];
    const books = booksOf(sold.postings);
    const allOf = (ids: number[]) =>
      sold.lines
        .filter(({ partId }) => ids.includes(partId))
        .map(({ itemId, quantity }) => ({ itemId, quantity }));
    expect(quoteRemoval(sold, books, allOf([1]))).toMatchObject({
      items: [],
      cancelledPartIds: [1],
      isWhole: false,
      reducedCents: 0,
    });
    const whole = quoteRemoval(sold, books, allOf(PARTS));
    expect(whole).toMatchObject({ cancelledPartIds: PARTS, isWhole: true });
    expect(whole.allReducedCents).toBe(netLeft(books));
  });
});
