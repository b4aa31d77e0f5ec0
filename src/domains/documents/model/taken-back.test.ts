import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySale } from '#domains/ledger/model/order-arbitrary.ts';
import { netOf, leftOf, orderBooks, type BookedEntry } from '#domains/ledger/model/order-books.ts';
import { cancellationPosting, refundPosting } from '#domains/ledger/model/reversal.ts';
import { salePosting } from '#domains/ledger/model/sale.ts';
import { correctedLines, takenBack, type TakenLine } from './taken-back.ts';

const booked = (sale: Parameters<typeof salePosting>[0]): BookedEntry[] =>
  salePosting(sale).entries.map((entry) => ({ ...entry, kind: 'sale' }));

const NO_TAXES = { taxes: [], taxIncluded: false };
const LINE = { name: 'Oil', unit: 'bottle', discountPercentage: 0, discountCents: 0 };

describe('what a posting takes back', () => {
  it('is what the customer pays less, however it is split', () => {
    fc.assert(
      fc.property(anySale, fc.double({ min: 0, max: 1, noNaN: true }), (sale, share) => {
        const books = orderBooks(booked(sale));
        const left = [...books.parts, books.shipping, books.giftWrap].reduce(
          (sum, each) => sum + netOf(leftOf(each)),
          0,
        );
        const cents = Math.floor(share * left);
        const taken = takenBack(refundPosting(books, { orderId: 1, refundId: 1, cents }).entries, NO_TAXES);
        const lines = correctedLines('refund', taken, []);
        const linesCents = lines.reduce((sum, line) => sum + line.cents, 0);
        expect(taken.totalCents).toBe(cents);
        expect(linesCents - taken.promoCents + taken.shippingCents + taken.giftWrapCents).toBe(cents);
      }),
    );
  });

  it('names the pieces of what was cancelled, to the cent', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const books = orderBooks(booked(sale));
        const partIds = sale.parts.map(({ id }) => id);
        const posting = cancellationPosting(books, { orderId: 1, partIds, isWhole: true });
        const taken = takenBack(posting.entries, NO_TAXES);
        const pieces: TakenLine[] = partIds.flatMap((partId) =>
          [3, 5].map((quantity) => ({
            ...LINE,
            partId,
            quantity,
            priceCents: 100,
            weightCents: quantity * 100,
          })),
        );
        const lines = correctedLines('cancellation', taken, pieces);
        const linesCents = lines.reduce((sum, line) => sum + line.cents, 0);
        expect(linesCents - taken.promoCents + taken.shippingCents + taken.giftWrapCents).toBe(
          taken.totalCents,
        );
        expect(taken.totalCents).toBe(sale.orderTotalCents);
      }),
    );
  });

  it('says price and discount only where they make up the amount', () => {
    const taken = { ...NOTHING, parts: new Map([[1, { cents: 300, promoCents: 0 }]]), totalCents: 300 };
    const piece = { ...LINE, partId: 1, quantity: 3, priceCents: 100, weightCents: 300 };
    expect(correctedLines('cancellation', taken, [piece])).toMatchObject([{ quantity: 3, priceCents: 100 }]);
    const less = { ...taken, parts: new Map([[1, { cents: 250, promoCents: 0 }]]) };
    expect(correctedLines('cancellation', less, [piece])).toMatchObject([
      { quantity: 3, priceCents: null, cents: 250 },
    ]);
  });
});

const NOTHING = { promoCents: 0, shippingCents: 0, giftWrapCents: 0, taxes: [] };
