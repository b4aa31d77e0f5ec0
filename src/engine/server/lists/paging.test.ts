import { describe, expect, it, test } from 'vitest';
import { decodeCursor, encodeCursor } from './paging.ts';

describe('a cursor', () => {
  it('comes back as it was made', () => {
    expect(decodeCursor(encodeCursor(['Oil', true, 7]), ['string', 'boolean', 'number'])).toEqual([
      'Oil',
      true,
      7,
    ]);
  });

  test.each([
    ['no JSON', 'Oil'],
    ['of another order', '["Oil"]'],
    ['too long', '[7,7]'],
    ['half a number', '[1.5]'],
    ['a number without end', '[1e999]'],
  ])('that was not made here is refused: %s', (_, text) => {
    expect(() => decodeCursor(Buffer.from(text).toString('base64url'), ['number'])).toThrow('errors:cursor');
  });
});
