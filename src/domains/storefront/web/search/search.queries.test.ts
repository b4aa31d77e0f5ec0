import { describe, expect, it } from 'vitest';
import { readSearchText } from './search.queries.ts';

describe('the text of a search address', () => {
  it.each([
    ['  crème ', 'crème'],
    [1911, '1911'],
    [true, 'true'],
    ['', undefined],
    ['   ', undefined],
    [undefined, undefined],
    [{ a: 1 }, undefined],
    [['a', 'b'], undefined],
  ])('reads %j as %j', (raw, text) => {
    expect(readSearchText(raw)).toBe(text);
  });

  it('cuts what nobody types', () => {
    expect(readSearchText('x'.repeat(10_000))).toHaveLength(200);
  });
});
