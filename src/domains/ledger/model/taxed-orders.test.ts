import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionCents } from '#domains/pricing/model/commission.ts';
import { anySale } from './order-arbitrary.ts';
import { leftOf, netOf, orderBooks, type OrderBooks } from './order-books.ts';
import type { Posting } from './posting.ts';
import { removalPosting, returnPosting, takenByReturn } from './returned.ts';
import { cancellationPosting, disputeLost, refundPosting } from './reversal.ts';
import { salePosting, type SaleTax, type WrittenSale } from './sale.ts';
import { totalTax } from './tax-shares.ts';

const RATES = [
  { account: 'tax:US-NY', name: 'Sales tax', percent: 8.875 },
  { account: 'tax:US', name: 'Food tax', percent: 2 },
  { account: 'tax:US', name: 'Nothing', percent: 0 },
] as const;

/** A sale whose parts, shipping and gift wrap are taxed on what is paid for them, parts by two rates each. */
const anyTaxedSale: fc.Arbitrary<WrittenSale> = fc
  .tuple(anySale, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }))
  .map(([sale, shares]) => {
    const taxes: SaleTax[] = [];
    const add = (part: number | null, charge: SaleTax['charge'], base: number, at: number) => {
      if (base === 0) return;
      const rate = RATES[at % RATES.length]!;
      taxes.push({
        ...rate,
        part,
        charge,
        baseCents: base,
        taxCents: Math.round((base * rate.percent) / 100),
      });
    };
    for (const [at, { goodsCents, promoCents }] of sale.parts.entries()) {
      const paid = goodsCents - promoCents;
      const first = Math.floor(paid * shares[at % 4]!);
      add(at, null, first, at);
      add(at, null, paid - first, at + 1);
    }
    const onParts = sale.parts.reduce((sum, { promoCents }) => sum + promoCents, 0);
    add(null, 'shipping', sale.shippingCents - (sale.promoCents - onParts), 0);
    add(null, 'gift_wrap', sale.giftWrapCents, 0);
    const parts = sale.parts.map((part) => ({ ...part, commissionCents: commissionCents(part.goodsCents) }));
    return { ...sale, parts, taxes, orderTotalCents: sale.orderTotalCents + totalTax(taxes) };
  });

const booksOf = (postings: readonly Posting[]): OrderBooks =>
  orderBooks(
    postings.flatMap(({ kind, entries }) => entries.map((entry) => ({ kind, ...entry }))),
    postings.flatMap(({ kind, taxes = [] }) => taxes.map((tax) => ({ kind, ...tax }))),
  );
const sharesOf = ({ parts, shipping, giftWrap }: OrderBooks) => [...parts, shipping, giftWrap];
const leftCents = (books: OrderBooks) =>
  sharesOf(books).reduce((sum, share) => sum + netOf(leftOf(share)), 0);
const balance = (postings: readonly Posting[], account: string) =>
  postings
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.account.startsWith(account))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

describe('a taxed order in the books', () => {
  it('sums to zero, and its taxes are those of its rates', () => {
    fc.assert(
      fc.property(anyTaxedSale, (sale) => {
        const posting = salePosting(sale);
        expect(posting.entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
        expect(balance([posting], 'tax:')).toBe(0 - totalTax(sale.taxes!));
        expect(leftCents(booksOf([posting]))).toBe(sale.orderTotalCents);
      }),
    );
  });

  const anySteps = fc.array(
    fc.record({
      kind: fc.constantFrom('refund', 'return', 'removal', 'dispute', 'cancel'),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      part: fc.nat(3),
    }),
    { maxLength: 8 },
  );

  it('is taken back in any steps without anything going below zero, and wholly in the end', () => {
    fc.assert(
      fc.property(anyTaxedSale, anySteps, (sale, steps) => {
        const postings: Posting[] = [salePosting(sale)];
        for (const [at, { kind, share, part }] of steps.entries()) {
          const books = booksOf(postings);
          const meant = books.parts[part % books.parts.length]!;
          const cents = Math.floor(leftCents(books) * share);
          if (kind === 'refund') postings.push(refundPosting(books, { orderId: 1, refundId: at, cents }));
          else if (kind === 'dispute')
            postings.push({ kind: 'dispute_lost', source: `d${at}`, ...disputeLost(books, cents) });
          else if (kind === 'return' || kind === 'removal') {
            const left = leftOf(meant);
            const some = (whole: number) => Math.floor(whole * share);
            const taxes = left.taxes.map((tax) => ({
              ...tax,
              baseCents: some(tax.baseCents),
              taxCents: some(tax.taxCents),
            }));
            const promoCents = some(left.promoCents);
            const piece = {
              partId: meant.partId,
              cents: promoCents + some(left.cents - left.promoCents),
              promoCents,
              taxes,
            };
            const taken = takenByReturn(books, [piece], false);
            postings.push(
              kind === 'return'
                ? returnPosting(books, { orderId: 1, returnId: at, taken })
                : removalPosting(books, { orderId: 1, removalId: at, taken }),
            );
          } else
            postings.push(
              cancellationPosting(books, { orderId: 1, partIds: [meant.partId], isWhole: false }),
            );
          for (const share of sharesOf(booksOf(postings))) {
            const left = leftOf(share);
            expect(
              Math.min(left.cents, left.promoCents, ...left.taxes.map(({ taxCents }) => taxCents)),
            ).toBeGreaterThanOrEqual(0);
          }
        }
        const partIds = sale.parts.map(({ id }) => id);
        postings.push(cancellationPosting(booksOf(postings), { orderId: 1, partIds, isWhole: true }));
        expect([
          balance(postings, 'tax:'),
          balance(postings, 'producer:'),
          balance(postings, 'commission'),
        ]).toEqual([0, 0, 0]);
        expect(leftCents(booksOf(postings))).toBe(0);
      }),
    );
  });

  it('refunded piece by piece takes back the tax that all at once would', () => {
    fc.assert(
      fc.property(
        anyTaxedSale,
        fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { maxLength: 5 }),
        (sale, steps) => {
          // Of one kind of goods: several shares are split anew with each step.
          const [part] = sale.parts;
          const base = part!.goodsCents - part!.promoCents;
          const tax = {
            ...RATES[0],
            part: 0,
            charge: null,
            baseCents: base,
            taxCents: Math.round(base * 0.08875),
          };
          const whole: WrittenSale = {
            id: 1,
            orderTotalCents: base + tax.taxCents,
            shippingCents: 0,
            giftWrapCents: 0,
            promoCents: part!.promoCents,
            parts: [part!],
            taxes: [tax],
          };
          const postings = [salePosting(whole)];
          let sum = 0;
          for (const [at, share] of steps.entries()) {
            const cents = Math.floor((whole.orderTotalCents - sum) * share);
            postings.push(refundPosting(booksOf(postings), { orderId: 1, refundId: at, cents }));
            sum += cents;
          }
          const atOnce = [salePosting(whole)];
          atOnce.push(refundPosting(booksOf(atOnce), { orderId: 1, refundId: 1, cents: sum }));
          expect(balance(postings, 'tax:')).toBe(balance(atOnce, 'tax:'));
          expect(balance(postings, 'producer:')).toBe(balance(atOnce, 'producer:'));
        },
      ),
    );
  });
});
