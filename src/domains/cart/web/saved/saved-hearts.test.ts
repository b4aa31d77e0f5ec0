import { describe, expect, it } from 'vitest';
import { toggled, toHeart } from './saved-hearts.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const old = (slug: string) => ({ slug, price: null, wasSoldOut: false, savedAt: null });
const oil = { slug: 'oil', price: 12.5, inStock: false };
const heart = { slug: 'oil', price: 12.5, wasSoldOut: true, savedAt: NOW.toISOString() };

describe('hearts kept in the browser', () => {
  it.each([
    ['a', old('a')],
    [heart, heart],
    [{ slug: 'a', price: 'x' }, old('a')],
    [{ price: 3 }, undefined],
    [3, undefined],
    [null, undefined],
  ])('reads %j', (entry, read) => {
    expect(toHeart(entry)).toEqual(read);
  });

  it('are added at the front, as things are now, and taken away again', () => {
    expect(toggled([old('a')], oil, NOW)).toEqual([heart, old('a')]);
    expect(toggled([heart, old('a')], oil, NOW)).toEqual([old('a')]);
  });
});
