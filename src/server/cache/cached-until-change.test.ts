import { beforeEach, describe, expect, it } from 'vitest';
import { KeptUntilChange } from './cached-until-change.ts';
import { ResponseCache } from './response-cache.ts';

describe('what is kept until the catalogue changes', () => {
  let cache: ResponseCache;
  let kept: KeptUntilChange<number>;
  beforeEach(() => {
    cache = new ResponseCache();
    kept = new KeptUntilChange(cache, 2);
  });

  it('is there until then, and gone afterwards', () => {
    kept.now.set('cheeses', 8);
    expect(kept.now.get('cheeses')).toBe(8);
    cache.clear();
    expect(kept.now.get('cheeses')).toBeUndefined();
  });

  it('is not taken for news when it was read before the change', () => {
    const before = kept.now;
    cache.clear();
    before.set('cheeses', 8);
    expect(kept.now.get('cheeses')).toBeUndefined();
  });

  it('never grows beyond its limit, but is whole for the one who has it', () => {
    const mine = kept.now;
    for (const name of ['oils', 'cheeses', 'honeys']) mine.set(name, 1);
    expect(mine.get('oils')).toBe(1);
    expect(kept.now.size).toBe(0);
  });
});
