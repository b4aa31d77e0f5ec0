import { MAX_BULK } from '#engine/model/lists/bulk.ts';

/** Orders as the server takes them at once, by rising number: a large morning has more than one request may ask for. */
export function slipLots(ids: string): string[] {
  const numbers = ids.split(',').toSorted((one, other) => Number(one) - Number(other));
  const lots: string[] = [];
  for (let from = 0; from < numbers.length; from += MAX_BULK)
    lots.push(numbers.slice(from, from + MAX_BULK).join(','));
  return lots;
}
