import { describe, expect, it } from 'vitest';
import { parseSaved, toggled } from './saved-products.ts';

describe('saved products', () => {
  it.each([
    [null, []],
    ['["a","b"]', ['a', 'b']],
    ['["a",3,null]', ['a']],
    ['{"a":1}', []],
    ['no JSON', []],
  ])('reads %s', (text, saved) => {
    expect(parseSaved(text)).toEqual(saved);
  });

  it('adds at the front and takes away again', () => {
    expect(toggled(['a'], 'b')).toEqual(['b', 'a']);
    expect(toggled(['b', 'a'], 'b')).toEqual(['a']);
  });

  it('keeps at most 500', () => {
    const many = Array.from({ length: 500 }, (_, index) => `p${index}`);
    expect(toggled(many, 'new')).toHaveLength(500);
  });
});
