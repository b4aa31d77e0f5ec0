import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeFirstExpired, type ShelfBatch } from './first-expired.ts';

const batch = (id: number, bestBefore: string | null, quantity: number): ShelfBatch => ({
  id,
  bestBefore,
  quantity,
});

it('takes what ends first, and what has no date last', () => {
  const shelf = [
    batch(1, null, 5),
    batch(2, '2027-03-01', 2),
    batch(3, '2027-01-01', 2),
    batch(4, '2027-01-01', 1),
  ];
  expect(takeFirstExpired(shelf, 6)).toEqual([
    { batchId: 3, quantity: 2 },
    { batchId: 4, quantity: 1 },
    { batchId: 2, quantity: 2 },
    { batchId: 1, quantity: 1 },
  ]);
  expect(takeFirstExpired(shelf, 11)).toBeNull();
});

const shelves = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 50 }),
    bestBefore: fc.option(fc.constantFrom('2026-12-01', '2027-01-01', '2027-02-01')),
    quantity: fc.integer({ min: 0, max: 9 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

const unitsIn = (list: readonly { quantity: number }[]) =>
  list.reduce((sum, { quantity }) => sum + quantity, 0);
const endOf = ({ bestBefore }: ShelfBatch) => bestBefore ?? '9999';

/** What is wrong with units that were taken from a shelf. */
function faultsOf(shelf: readonly ShelfBatch[], wanted: number): string[] {
  const taken = takeFirstExpired(shelf, wanted);
  if (taken === null) return unitsIn(shelf) >= wanted ? ['there were enough'] : [];
  const of = (id: number) => taken.find(({ batchId }) => batchId === id)?.quantity ?? 0;
  const lastEnd = shelf
    .filter(({ id }) => of(id) > 0)
    .reduce((last, each) => (endOf(each) > last ? endOf(each) : last), '');
  return [
    ...(unitsIn(taken) === wanted ? [] : ['not what was wanted']),
    ...(shelf.some(({ id, quantity }) => of(id) > quantity) ? ['more than there is'] : []),
    ...(shelf.some((each) => endOf(each) < lastEnd && of(each.id) < each.quantity)
      ? ['something ends sooner']
      : []),
  ];
}

it('takes exactly what is wanted, never more than a batch holds, and leaves nothing that ends sooner', () => {
  fc.assert(
    fc.property(shelves, fc.integer({ min: 1, max: 40 }), (shelf, wanted) => {
      expect(faultsOf(shelf, wanted)).toEqual([]);
    }),
  );
});
