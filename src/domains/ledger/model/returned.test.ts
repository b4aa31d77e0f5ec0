import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitByRemainder } from '#domains/pricing/model/split.ts';
import { paymentEntries } from './money-moves.ts';
import { anySale } from './order-arbitrary.ts';
import { leftOf, netOf, orderBooks, type BookedEntry } from './order-books.ts';
import type { Entry, Posting } from './posting.ts';
import { inFavourCents, returnPosting, takenByReturn } from './returned.ts';
import { refundPosting } from './reversal.ts';
import { salePosting } from './sale.ts';

const booked = (...postings: Pick<Posting, 'kind' | 'entries'>[]): BookedEntry[] =>
  postings.flatMap(({ kind, entries }) => entries.map((entry) => ({ kind, ...entry })));
const on = (entries: readonly Entry[], account: string) =>
  entries.filter((entry) => entry.account === account).reduce((sum, entry) => sum + entry.amountCents, 0);

/** 118.70 of producer 7, 11.87 of it paid by a code, and 12.95 for express. */
const SALE = salePosting({
  id: 12,
  orderTotalCents: 119_78,
  shippingCents: 12_95,
  giftWrapCents: 0,
  promoCents: 11_87,
  parts: [{ id: 1, producerId: 7, goodsCents: 118_70, promoCents: 11_87, commissionCents: 17_80 }],
});

describe('a return in the books', () => {
  const whole = [{ partId: 1, cents: 118_70, promoCents: 11_87, taxes: [] }];

  it('of something unpaid lowers what is owed', () => {
    const books = orderBooks(booked(SALE));
    const taken = takenByReturn(books, whole, true);
    expect(inFavourCents(taken)).toEqual({ goodsCents: 106_83, shippingCents: 12_95 });
    const { kind, source, entries } = returnPosting(books, { orderId: 12, returnId: 3, taken });
    expect([kind, source]).toEqual(['return', 'return:3']);
    expect(entries).toEqual([
      { account: 'producer:7', amountCents: 100_90, partId: 1 },
      { account: 'commission', amountCents: 17_80, partId: 1 },
      { account: 'promo', amountCents: -11_87, partId: 1 },
      { account: 'shipping', amountCents: 12_95, partId: null },
      { account: 'receivable', amountCents: -119_78, partId: null },
    ]);
  });

  it('of something paid is owed back; what was half paid is owed less first', () => {
    const afterPaying = (cents: number) => {
      const payment = {
        kind: 'payment',
        entries: paymentEntries({ receivableCents: 119_78 }, cents),
      } as const;
      const books = orderBooks(booked(SALE, payment));
      const taken = takenByReturn(books, whole, false);
      const { entries } = returnPosting(books, { orderId: 12, returnId: 3, taken });
      return [on(entries, 'receivable'), on(entries, 'refunds_due')];
    };
    expect(afterPaying(119_78)).toEqual([0, -106_83]);
    expect(afterPaying(50_00)).toEqual([-69_78, -37_05]);
  });

  it('takes nothing back twice: what an administrator has refunded is gone', () => {
    const payment = {
      kind: 'payment',
      entries: paymentEntries({ receivableCents: 119_78 }, 119_78),
    } as const;
    const sold = booked(SALE, payment);
    const refund = refundPosting(orderBooks(sold), { orderId: 12, refundId: 1, cents: 100_00 });
    const books = orderBooks([...sold, ...booked(refund)]);
    expect(inFavourCents(takenByReturn(books, whole, true))).toEqual(
      // All that is left: 19.78, of which shipping 2.14.
      { goodsCents: 17_64, shippingCents: 2_14 },
    );
  });

  it('piece by piece, with refunds in between, never gives back more than was bought', () => {
    const steps = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 9 }), refund: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(anySale, steps, fc.integer({ min: 1, max: 500 }), (sale, portions, refundCents) => {
        fc.pre(sale.orderTotalCents > 0);
        const sold = salePosting(sale);
        const payment = paymentEntries({ receivableCents: sale.orderTotalCents }, sale.orderTotalCents);
        let entries = booked(sold, { kind: 'payment', entries: payment });
        const weights = portions.map(({ weight }) => weight);
        const shares = sale.parts.map(({ id, goodsCents, promoCents }) => ({
          partId: id,
          paid: splitByRemainder(goodsCents - promoCents, weights),
          promo: splitByRemainder(promoCents, weights),
        }));
        portions.forEach(({ refund }, step) => {
          const books = orderBooks(entries);
          const left = books.cashCents - books.refundsDueCents;
          const pieces = shares.map(({ partId, paid, promo }) => ({
            partId,
            cents: paid[step]! + promo[step]!,
            promoCents: promo[step]!,
            taxes: [],
          }));
          const posting =
            refund && left >= refundCents
              ? refundPosting(books, { orderId: sale.id, refundId: step, cents: refundCents })
              : returnPosting(books, {
                  orderId: sale.id,
                  returnId: step,
                  taken: takenByReturn(books, pieces, false),
                });
          entries = [...entries, ...booked(posting)];
        });
        const books = orderBooks(entries);
        const left = books.parts.map((part) => netOf(leftOf(part)));
        expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
        // Without a refund in between, nothing is left.
        const allReturned = portions.every(({ refund }) => !refund);
        expect(left.filter((cents) => allReturned && cents > 0)).toEqual([]);
        expect(books.refundsDueCents).toBeLessThanOrEqual(books.cashCents);
      }),
    );
  });
});
