import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountSchema } from './accounts.ts';
import { inFavourOfCustomer, paymentEntries, payoutPosting, refundPaymentEntries } from './money-moves.ts';
import { anySale } from './order-arbitrary.ts';
import { leftOf, netOf, orderBooks, type BookedEntry, type OrderBooks } from './order-books.ts';
import { balanced, type Entry, type Posting } from './posting.ts';
import { removalPosting, takenByReturn } from './returned.ts';
import { cancellationPosting, refundPosting, reversal, spreadOver } from './reversal.ts';
import { salePosting, type WrittenSale } from './sale.ts';

const booked = (...postings: Posting[]): BookedEntry[] =>
  postings.flatMap(({ kind, entries }) => entries.map((entry) => ({ kind, ...entry })));
const balances = (entries: readonly Entry[]) => {
  const sums: Record<string, number> = {};
  for (const { account, amountCents } of entries) sums[account] = (sums[account] ?? 0) + amountCents;
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
};
const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
const netLeft = ({ parts, shipping, giftWrap }: OrderBooks) =>
  [...parts, shipping, giftWrap].reduce((sum, share) => sum + netOf(leftOf(share)), 0);

/** 118.70 of producer 7 and 20.00 of nobody's, 10 % off by a code, express and wrapped. */
const ORDER = {
  id: 12,
  orderTotalCents: 142_78,
  shippingCents: 12_95,
  giftWrapCents: 5_00,
  promoCents: 13_87,
  parts: [
    { id: 1, producerId: 7, goodsCents: 118_70, promoCents: 11_87, commissionCents: 17_80 },
    { id: 2, producerId: null, goodsCents: 20_00, promoCents: 2_00, commissionCents: 3_00 },
  ],
};

describe('a sale', () => {
  it('is owed by the customer, paid in part by the house, earned by producer and house', () => {
    const { source, entries } = salePosting(ORDER);
    expect(source).toBe('sale:12');
    expect(entries).toEqual([
      { account: 'receivable', amountCents: 142_78, partId: null },
      { account: 'producer:7', amountCents: -100_90, partId: 1 },
      { account: 'commission', amountCents: -17_80, partId: 1 },
      { account: 'promo', amountCents: 11_87, partId: 1 },
      { account: 'commission', amountCents: -20_00, partId: 2 },
      { account: 'promo', amountCents: 2_00, partId: 2 },
      { account: 'shipping', amountCents: -12_95, partId: null },
      { account: 'gift_wrap', amountCents: -5_00, partId: null },
    ]);
  });

  it('that does not add up cannot be posted', () => {
    expect(() => salePosting({ ...ORDER, orderTotalCents: 1 })).toThrow('instead of 0');
  });

  it('sums to zero and reads back as it was, whatever was sold', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const { entries } = salePosting(sale);
        expect(sumOf(entries)).toBe(0);
        const books = orderBooks(booked(salePosting(sale)));
        expect(books.receivableCents).toBe(sale.orderTotalCents);
        expect(netLeft(books)).toBe(sale.orderTotalCents);
        for (const part of books.parts) {
          const { goodsCents, promoCents, producerId } = sale.parts.find(({ id }) => id === part.partId)!;
          expect(part).toMatchObject({ producerId, sold: { cents: goodsCents, promoCents, taxes: [] } });
        }
      }),
    );
  });
});

describe('a cancellation', () => {
  const sale = salePosting(ORDER);
  const cancel = (entries: BookedEntry[], partIds: number[], isWhole: boolean) =>
    cancellationPosting(orderBooks(entries), { orderId: 12, partIds, isWhole });

  it('of the whole order is the exact reverse', () => {
    const { source, entries } = cancel(booked(sale), [1, 2], true);
    expect(source).toBe('cancellation:part:1');
    expect(balances([...sale.entries, ...entries])).toEqual({});
  });

  it('of one part takes its goods, commission and share of the code along, and leaves the shipping', () => {
    const { source, entries } = cancel(booked(sale), [2], false);
    expect(source).toBe('cancellation:part:2');
    expect(balances(entries)).toEqual({ commission: 20_00, promo: -2_00, receivable: -18_00 });
  });

  it('of something paid is owed back, as far as it was paid', () => {
    const paid = {
      kind: 'payment',
      source: 'p',
      entries: paymentEntries({ receivableCents: 142_78 }, 100_00),
    } as const;
    const { entries } = cancel(booked(sale, paid), [1, 2], true);
    expect(balances(entries)).toMatchObject({ receivable: -42_78, refunds_due: -100_00 });
  });

  it('in any order and any steps ends at nothing', () => {
    fc.assert(
      fc.property(
        anySale,
        fc.infiniteStream(fc.nat()),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (sold, picks, share) => {
          const paidCents = Math.round(sold.orderTotalCents * share);
          const postings = [salePosting(sold)];
          if (paidCents > 0)
            postings.push({
              kind: 'payment',
              source: 'payment:1',
              entries: paymentEntries({ receivableCents: sold.orderTotalCents }, paidCents),
            });
          const left = sold.parts.map(({ id }) => id);
          while (left.length > 0) {
            const [partId] = left.splice((picks.next().value as number) % left.length, 1);
            postings.push(
              cancellationPosting(orderBooks(booked(...postings)), {
                orderId: 1,
                partIds: [partId!],
                isWhole: left.length === 0,
              }),
            );
            expect(sumOf(postings.at(-1)!.entries)).toBe(0);
          }
          const expected = paidCents === 0 ? {} : { cash: paidCents, refunds_due: -paidCents };
          expect(balances(postings.flatMap(({ entries }) => entries))).toEqual(expected);
        },
      ),
    );
  });
});

describe('a removal', () => {
  it('of pieces lowers what is owed, and leaves shipping and gift wrap', () => {
    const books = orderBooks(booked(salePosting(ORDER)));
    const pieces = [{ partId: 1, cents: 23_74, promoCents: 2_37, taxes: [] }];
    const taken = takenByReturn(books, pieces, false);
    const { kind, source, entries } = removalPosting(books, { orderId: 12, removalId: 4, taken });
    expect([kind, source]).toEqual(['removal', 'removal:4']);
    expect(balances(entries)).toEqual({
      'producer:7': 20_18,
      commission: 3_56,
      promo: -2_37,
      receivable: -21_37,
    });
  });

  it('in any steps among refunds leaves a cancellation exactly the rest', () => {
    const anyStep = fc.record({
      isRefund: fc.boolean(),
      part: fc.nat(3),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(anySale, fc.array(anyStep, { maxLength: 8 }), (sold, steps) => {
        const postings: Posting[] = [salePosting(sold)];
        for (const [at, { isRefund, part, share }] of steps.entries()) {
          const books = orderBooks(booked(...postings));
          const meant = books.parts[part % books.parts.length]!;
          const { cents, promoCents } = leftOf(meant);
          const some = (whole: number) => Math.floor(whole * share);
          const own = { cents: some(promoCents) + some(cents - promoCents), promoCents: some(promoCents) };
          const taken = takenByReturn(books, [{ partId: meant.partId, ...own, taxes: [] }], false);
          postings.push(
            isRefund
              ? refundPosting(books, { orderId: 1, refundId: at, cents: some(netLeft(books)) })
              : removalPosting(books, { orderId: 1, removalId: at, taken }),
          );
          expect(sumOf(postings.at(-1)!.entries)).toBe(0);
        }
        const partIds = sold.parts.map(({ id }) => id);
        const last = orderBooks(booked(...postings));
        postings.push(cancellationPosting(last, { orderId: 1, partIds, isWhole: true }));
        const all = balances(postings.flatMap(({ entries }) => entries));
        expect(netLeft(orderBooks(booked(...postings)))).toBe(0);
        expect(Object.keys(all).filter((account) => account.startsWith('producer:'))).toEqual([]);
        expect((all['receivable'] ?? 0) + (all['refunds_due'] ?? 0)).toBe(0);
      }),
    );
  });
});

describe('a refund', () => {
  const paidInFull = (sold: WrittenSale): Posting[] => [
    salePosting(sold),
    ...(sold.orderTotalCents === 0
      ? []
      : [
          {
            kind: 'payment',
            source: 'payment:1',
            entries: paymentEntries({ receivableCents: sold.orderTotalCents }, sold.orderTotalCents),
          } as const,
        ]),
  ];

  it('without named lines is spread over goods, shipping and gift wrap by what is left of each', () => {
    const books = orderBooks(booked(...paidInFull(ORDER)));
    const half = spreadOver(books, 71_39);
    expect(half).toEqual({
      parts: [
        { partId: 1, cents: 59_36, promoCents: 5_94, taxes: [] },
        { partId: 2, cents: 10_00, promoCents: 1_00, taxes: [] },
      ],
      shipping: { cents: 6_47, promoCents: 0, taxes: [] },
      giftWrap: { cents: 2_50, promoCents: 0, taxes: [] },
    });
    expect(balances(reversal(books, half).entries)).toEqual({
      'producer:7': 50_46,
      commission: 18_90,
      promo: -6_94,
      shipping: 6_47,
      gift_wrap: 2_50,
      refunds_due: -71_39,
    });
  });

  it('is owed back although more is open, because an administrator says so', () => {
    const entries = booked(salePosting(ORDER), {
      kind: 'payment',
      source: 'payment:1',
      entries: paymentEntries({ receivableCents: 142_78 }, 50_00),
    });
    const posting = refundPosting(orderBooks(entries), { orderId: 12, refundId: 3, cents: 10_00 });
    expect(posting).toMatchObject({ source: 'refund:3', refundId: 3 });
    expect(balances(posting.entries)).toMatchObject({ refunds_due: -10_00 });
    expect(balances(posting.entries)).not.toHaveProperty('receivable');
  });

  it('of more than is left is refused', () => {
    const books = orderBooks(booked(...paidInFull(ORDER)));
    expect(() => refundPosting(books, { orderId: 12, refundId: 1, cents: 142_79 })).toThrow(RangeError);
    expect(() => refundPosting(books, { orderId: 12, refundId: 1, cents: -1 })).toThrow(RangeError);
  });

  it('in any number of steps takes back exactly what was sold', () => {
    const anySteps = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(anySale, anySteps, (sold, steps) => {
        const postings = paidInFull(sold);
        for (const [index, share] of [...steps, 1].entries()) {
          const books = orderBooks(booked(...postings));
          const cents = share === 1 ? netLeft(books) : Math.floor(netLeft(books) * share);
          postings.push(refundPosting(books, { orderId: 1, refundId: index, cents }));
          if (cents > 0)
            postings.push({
              kind: 'refund_payment',
              source: `r${index}`,
              entries: refundPaymentEntries(cents),
            });
          expect(sumOf(postings.flatMap(({ entries }) => entries))).toBe(0);
        }
        const books = orderBooks(booked(...postings));
        expect([books.cashCents, books.refundsDueCents, netLeft(books)]).toEqual([0, 0, 0]);
        // What was free by the code costs the customer nothing, so that a refund never reaches it.
        for (const part of books.parts.filter(({ sold: of }) => netOf(of) > 0)) {
          expect(leftOf(part)).toEqual({ cents: 0, promoCents: 0, taxes: [] });
          expect(part.takenCommissionCents).toBe(part.commissionCents);
        }
      }),
    );
  });

  it('of goods piece by piece leaves the commission that all at once would leave', () => {
    const anyPieces = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyPieces, fc.nat(8), (pieces, count) => {
        const goodsCents = pieces.reduce((sum, piece) => sum + piece, 0);
        const commissionCents = Math.round(goodsCents * 0.15);
        const sold = {
          id: 1,
          orderTotalCents: goodsCents,
          shippingCents: 0,
          giftWrapCents: 0,
          promoCents: 0,
          parts: [{ id: 5, producerId: 7, goodsCents, promoCents: 0, commissionCents }],
        };
        const takeBack = (postings: Posting[], cents: number): Posting => ({
          kind: 'refund',
          source: `refund:${postings.length}`,
          ...reversal(orderBooks(booked(...postings)), {
            parts: [{ partId: 5, cents, promoCents: 0, taxes: [] }],
            shipping: { cents: 0, promoCents: 0, taxes: [] },
            giftWrap: { cents: 0, promoCents: 0, taxes: [] },
          }),
        });
        const back = pieces.slice(0, count);
        const steps = [salePosting(sold)];
        for (const piece of back) steps.push(takeBack(steps, piece));
        const atOnce = [salePosting(sold)];
        atOnce.push(
          takeBack(
            atOnce,
            back.reduce((sum, piece) => sum + piece, 0),
          ),
        );
        expect(balances(steps.flatMap(({ entries }) => entries))).toEqual(
          balances(atOnce.flatMap(({ entries }) => entries)),
        );
      }),
    );
  });
});

describe('money that moves', () => {
  it('comes from customers, and what is not owed must go back', () => {
    expect(balances(paymentEntries({ receivableCents: 30 }, 30))).toEqual({ cash: 30, receivable: -30 });
    expect(balances(paymentEntries({ receivableCents: 0 }, 30))).toEqual({ cash: 30, refunds_due: -30 });
    expect(balances(inFavourOfCustomer({ receivableCents: 10 }, 30))).toEqual({
      receivable: -10,
      refunds_due: -20,
    });
  });

  it('goes to customers and producers', () => {
    expect(balances(refundPaymentEntries(30))).toEqual({ refunds_due: 30, cash: -30 });
    const payout = payoutPosting({ payoutId: 4, producerId: 7, cents: 30 });
    expect(payout).toMatchObject({ kind: 'payout', source: 'payout:4', payoutId: 4 });
    expect(balances(payout.entries)).toEqual({ 'producer:7': 30, cash: -30 });
  });

  it.each([0, -1])('is more than %d', (cents) => {
    expect(() => paymentEntries({ receivableCents: 5 }, cents)).toThrow(RangeError);
    expect(() => refundPaymentEntries(cents)).toThrow(RangeError);
    expect(() => payoutPosting({ payoutId: 4, producerId: 7, cents })).toThrow(RangeError);
  });

  it('is whole cents', () => {
    expect(() => balanced([{ amountCents: 0.5 }, { amountCents: -0.5 }])).toThrow(RangeError);
  });
});

it.each([
  ['cash', true],
  ['producer:12', true],
  ['producer:0', false],
  ['producer:012', false],
  ['producer:', false],
  ['producer:1:2', false],
  ['producer:99999999999', false],
  ['Cash', false],
  ['', false],
])('%s is an account: %s', (account, is) => {
  expect(accountSchema.safeParse(account).success).toBe(is);
});
