import { beforeEach, describe, expect, it } from 'vitest';
import { CachedUntilChange } from './cached-until-change.ts';
import { ResponseCache } from './response-cache.ts';

describe('what is cached until the catalogue changes', () => {
  let cache: ResponseCache;
  let totals: CachedUntilChange<number>;
  beforeEach(() => {
    cache = new ResponseCache();
    totals = new CachedUntilChange(cache, 2);
  });

  it('is there until then, and gone afterwards', () => {
    totals.now.set('cheeses', 8);
    expect(totals.now.get('cheeses')).toBe(8);
    cache.clear();
    expect(totals.now.get('cheeses')).toBeUndefined();
  });

  it('is not used after a change when it was read before it', () => {
    const before = totals.now;
    cache.clear();
    before.set('cheeses', 8);
    expect(totals.now.get('cheeses')).toBeUndefined();
  });

  it('never grows beyond its limit, but stays whole for somebody who holds it', () => {
    const mine = totals.now;
    for (const name of ['oils', 'cheeses', 'honeys']) mine.set(name, 1);
    expect(mine.get('oils')).toBe(1);
    expect(totals.now.size).toBe(0);
  });
});
