import { expect, it } from 'vitest';
import { dueOfPart } from './due.ts';
import { labelPosting } from './label-posting.ts';
import { orderBooks } from './order-books.ts';

const LABEL = { id: 7, orderId: 3, partId: 5, producerId: 2, cents: 7_40 };

it.each([
  [true, 'producer:2', 5],
  [false, 'carrier', null],
] as const)(
  'sums to zero and is undone by giving the label back (producer pays: %s)',
  (producerPays, account, partId) => {
    const bought = labelPosting({ ...LABEL, producerPays });
    expect(bought).toMatchObject({
      source: 'label:7',
      entries: [
        { account, amountCents: 7_40, partId },
        { account: 'cash', amountCents: -7_40, partId: null },
      ],
    });
    const back = labelPosting({ ...LABEL, producerPays }, 'void');
    expect(back.source).toBe('void:7');
    const sums = bought.entries.map(({ amountCents }, at) => amountCents + back.entries[at]!.amountCents);
    expect(sums).toEqual([0, 0]);
  },
);

it('is nothing that the order’s books know: no cancellation or refund takes it back', () => {
  const { kind, entries } = labelPosting({ ...LABEL, producerPays: true });
  const books = orderBooks(entries.map((entry) => ({ ...entry, kind })));
  expect(books).toMatchObject({ parts: [], cashCents: 0 });
});

it('counts against its part at once', () => {
  const part = {
    partId: 5,
    deliveredAt: new Date(),
    netCents: 25_00,
    owedCents: 0,
    isDisputed: false,
    entries: [
      { id: 1, cents: 21_25, settledCents: 0, pieces: 0 },
      { id: 2, cents: -7_40, settledCents: 0, pieces: 0 },
    ],
  };
  expect(dueOfPart(part).dueCents).toBe(13_85);
});
