import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionOfPiece, dueOfPart, paidShare, paidSoFar, type UnsettledPart } from './due.ts';
import { paymentEntries } from './money-moves.ts';
import { anySale } from './order-arbitrary.ts';
import { leftOf, orderBooks, type BookedEntry, type OrderBooks } from './order-books.ts';
import { producerOf } from './accounts.ts';
import type { Posting } from './posting.ts';
import { takenByReturn } from './returned.ts';
import { cancellationPosting, refundPosting, reversal } from './reversal.ts';
import { salePosting, type WrittenSale } from './sale.ts';

const NOBODY_OWES = { netCents: 100_00, owedCents: 0 };

describe('the share of what a part earns that is there', () => {
  it.each([
    ['all of it once nothing is owed', 85_00, { netCents: 100_00, owedCents: 0 }, 85_00],
    ['nothing while nothing is paid', 85_00, { netCents: 100_00, owedCents: 100_00 }, 0],
    ['half of it with half of the money', 85_00, { netCents: 100_00, owedCents: 50_00 }, 42_50],
    ['rounded down', 85_00, { netCents: 100_00, owedCents: 66_67 }, 28_33],
    ['all of it where a code pays for everything', 85_00, { netCents: 0, owedCents: 0 }, 85_00],
    ['what was taken back, whatever is owed', -5_00, { netCents: 100_00, owedCents: 100_00 }, -5_00],
  ])('is %s', (_, earned, books, share) => {
    expect(paidShare(earned, books)).toBe(share);
  });

  it('is exact for the largest orders', () => {
    const books = { netCents: 9_999_999_999_99, owedCents: 3_333_333_333_33 };
    expect(paidShare(8_499_999_999_99, books)).toBe(5_666_666_666_66);
  });
});

describe('what is due of a part', () => {
  const part = (over: Partial<UnsettledPart> = {}): UnsettledPart => ({
    partId: 1,
    deliveredAt: new Date(),
    isDisputed: false,
    ...NOBODY_OWES,
    entries: [{ id: 7, cents: 85_00, settledCents: 0, pieces: 0 }],
    ...over,
  });

  it('is its first piece, and then the next', () => {
    const half = dueOfPart(part({ owedCents: 50_00 }));
    expect(half).toEqual({
      dueCents: 42_50,
      waitingCents: 42_50,
      pieces: [{ entryId: 7, piece: 1, cents: 42_50 }],
    });
    const rest = dueOfPart(part({ entries: [{ id: 7, cents: 85_00, settledCents: 42_50, pieces: 1 }] }));
    expect(rest).toEqual({
      dueCents: 42_50,
      waitingCents: 0,
      pieces: [{ entryId: 7, piece: 2, cents: 42_50 }],
    });
  });

  it('is nothing while the payment is disputed, but what was taken back counts', () => {
    const refund = { id: 8, cents: -8_50, settledCents: 0, pieces: 0 };
    const sale = { id: 7, cents: 85_00, settledCents: 0, pieces: 0 };
    expect(dueOfPart(part({ isDisputed: true }))).toEqual({ dueCents: 0, waitingCents: 85_00, pieces: [] });
    expect(dueOfPart(part({ isDisputed: true, entries: [sale, refund] }))).toMatchObject({ dueCents: -8_50 });
    const paid = { ...sale, settledCents: 85_00, pieces: 1 };
    expect(dueOfPart(part({ isDisputed: true, entries: [paid] }))).toMatchObject({ dueCents: 0, pieces: [] });
  });
});

/** Something that happens to an order, or a run of payouts. */
const anyStep = fc.record({
  kind: fc.constantFrom('pay', 'refund', 'cancel', 'return', 'payout'),
  part: fc.nat(3),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** An order's books, and what payouts have settled of them. */
class Told {
  readonly #entries: (BookedEntry & { id: number; settledCents: number; pieces: number })[] = [];
  readonly sale: WrittenSale;

  constructor(sale: WrittenSale) {
    this.sale = sale;
    this.#post(salePosting(sale));
  }

  get books(): OrderBooks {
    return orderBooks(this.#entries);
  }

  #post({ kind, entries }: Pick<Posting, 'kind' | 'entries'>): void {
    for (const entry of entries)
      this.#entries.push({ ...entry, kind, id: this.#entries.length + 1, settledCents: 0, pieces: 0 });
  }

  take({ kind, part, share }: Step): void {
    const { books } = this;
    const meant = books.parts[part % books.parts.length]!;
    if (kind === 'payout') return this.payOut();
    if (kind === 'pay') return this.pay(Math.ceil(share * Math.max(books.receivableCents, 0)));
    if (kind === 'refund') {
      const cents = Math.ceil(share * Math.max(books.cashCents - books.refundsDueCents, 0));
      if (cents > 0) this.#post(refundPosting(books, { orderId: 1, refundId: 1, cents }));
      return;
    }
    if (kind === 'cancel')
      return this.#post(cancellationPosting(books, { orderId: 1, partIds: [meant.partId], isWhole: false }));
    const left = leftOf(meant);
    const promoCents = Math.floor(share * left.promoCents);
    const cents = promoCents + Math.floor(share * (left.cents - left.promoCents));
    const taken = takenByReturn(books, [{ partId: meant.partId, cents, promoCents, taxes: [] }], false);
    this.#post({ kind: 'return', ...reversal(books, taken) });
  }

  pay(cents: number): void {
    if (cents > 0) this.#post({ kind: 'payment', entries: paymentEntries(this.books, cents) });
  }

  payOut(): void {
    const money = paidSoFar(this.books);
    for (const { id: partId } of this.sale.parts) {
      const own = this.#ofProducer(partId);
      const entries = own.map(({ amountCents, ...entry }) => ({ ...entry, cents: 0 - amountCents }));
      const due = dueOfPart({ partId, deliveredAt: new Date(), isDisputed: false, ...money, entries });
      for (const { entryId, piece, cents } of due.pieces) {
        const entry = own.find(({ id }) => id === entryId)!;
        if (piece !== entry.pieces + 1) throw new RangeError(`Piece ${piece} after ${entry.pieces}`);
        Object.assign(entry, { settledCents: entry.settledCents + cents, pieces: piece });
      }
    }
  }

  #ofProducer(partId: number) {
    return this.#entries.filter((entry) => entry.partId === partId && producerOf(entry.account) !== null);
  }

  /** What producers were paid and what they earned, by part. */
  get parts(): { settled: number; earned: number }[] {
    return this.sale.parts.map(({ id }) => ({
      settled: this.#ofProducer(id).reduce((sum, { settledCents }) => sum + settledCents, 0),
      earned: 0 - this.#ofProducer(id).reduce((sum, { amountCents }) => sum + amountCents, 0),
    }));
  }

  get entriesSettledBeyond(): number {
    return this.#entries.filter(
      ({ amountCents, settledCents }) =>
        Math.abs(settledCents) > Math.abs(amountCents) || settledCents * amountCents > 0,
    ).length;
  }
}

const anyLife = fc.record({ sale: anySale, steps: fc.array(anyStep, { maxLength: 12 }) });

describe('payouts of an order, whatever happens to it', () => {
  it('never hold more than came in and the code is worth', () => {
    fc.assert(
      fc.property(anyLife, ({ sale, steps }) => {
        const told = new Told(sale);
        for (const step of steps) {
          told.take(step);
          if (step.kind !== 'payout') continue;
          const { cashCents, refundsDueCents, parts } = told.books;
          const promoCents = parts.reduce((sum, part) => sum + leftOf(part).promoCents, 0);
          const settled = told.parts.reduce((sum, part) => sum + part.settled, 0);
          expect(settled).toBeLessThanOrEqual(cashCents - refundsDueCents + promoCents);
          for (const part of told.parts) expect(part.settled).toBeLessThanOrEqual(part.earned);
          expect(told.entriesSettledBeyond).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('hold everything in the end, once everything is paid', () => {
    fc.assert(
      fc.property(anyLife, ({ sale, steps }) => {
        const told = new Told(sale);
        for (const step of steps) told.take(step);
        told.pay(told.books.receivableCents);
        told.payOut();
        for (const { settled, earned } of told.parts) expect(settled).toBe(earned);
      }),
      { numRuns: 500 },
    );
  });

  it('come to the same, however often and when they are run', () => {
    fc.assert(
      fc.property(anyLife, ({ sale, steps }) => {
        const [often, once] = [new Told(sale), new Told(sale)];
        for (const step of steps) {
          often.take(step);
          often.payOut();
          if (step.kind !== 'payout') once.take(step);
        }
        // An order that nothing happens to is paid out as well, where a code pays for all of it.
        often.payOut();
        once.payOut();
        expect(often.parts).toEqual(once.parts);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the commission of a piece', () => {
  it('adds up to that of the entry', () => {
    const anyCuts = fc.array(fc.integer({ min: 0, max: 85_01 }), { maxLength: 5 });
    fc.assert(
      fc.property(anyCuts, fc.integer({ min: 0, max: 15_00 }), (cuts, commissionCents) => {
        const ends = [...cuts.toSorted((a, b) => a - b), 85_01];
        const all = ends.map((end, index) => {
          const beforeCents = ends[index - 1] ?? 0;
          return commissionOfPiece({
            cents: end - beforeCents,
            beforeCents,
            entryCents: 85_01,
            commissionCents,
          });
        });
        expect(all.reduce((sum, cents) => sum + cents, 0)).toBe(commissionCents);
      }),
    );
  });
});
