import { describe, expect, it } from 'vitest';
import { MAX_SAVED } from '#shared/saved/saved-changes.ts';
import { parseHearts, toggled } from './kept-hearts.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const old = (slug: string) => ({ slug, price: null, wasSoldOut: false, savedAt: null });
const oil = { slug: 'oil', price: 12.5, inStock: false };
const heart = { slug: 'oil', price: 12.5, wasSoldOut: true, savedAt: NOW.toISOString() };

describe('hearts kept in the browser', () => {
  it.each([
    [null, []],
    ['["a","b"]', [old('a'), old('b')]],
    ['["a",3,null]', [old('a')]],
    [JSON.stringify([heart]), [heart]],
    ['[{"slug":"a","price":"x"}]', [old('a')]],
    ['{"a":1}', []],
    ['no JSON', []],
  ])('reads %s', (text, hearts) => {
    expect(parseHearts(text)).toEqual(hearts);
  });

  it('adds at the front, as things are now, and takes away again', () => {
    expect(toggled([old('a')], oil, NOW)).toEqual([heart, old('a')]);
    expect(toggled([heart, old('a')], oil, NOW)).toEqual([old('a')]);
  });

  it('keeps as many as an account does', () => {
    const many = Array.from({ length: MAX_SAVED }, (_, index) => old(`p${index}`));
    expect(toggled(many, oil, NOW)).toHaveLength(MAX_SAVED);
  });
});
