import { expect, it } from 'vitest';
import { bulkIdsQuerySchema, MAX_BULK } from '#engine/model/lists/bulk.ts';
import { slipLots } from './slip-lots.ts';

it('slips of more parcels than one request may ask for are asked for in lots, each once and by rising number', () => {
  const ids = Array.from({ length: 2 * MAX_BULK + 3 }, (_, index) => 9_000 - index);
  const lots = slipLots(ids.join(',')).map((lot) => bulkIdsQuerySchema.parse({ ids: lot }).ids);
  expect(lots.map((lot) => lot.length)).toEqual([MAX_BULK, MAX_BULK, 3]);
  expect(lots.flat()).toEqual(ids.toReversed());
});

it('a page without orders asks for none of anybody: the server refuses it', () => {
  expect(slipLots('')).toEqual(['']);
  expect(bulkIdsQuerySchema.safeParse({ ids: slipLots('')[0] }).success).toBe(false);
});
