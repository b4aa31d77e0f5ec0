import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tag } from '#engine/server/changes/catalogue-changes.ts';
import { CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const MAX_BYTES = 1_000_000;

const responseOf = (text: string, tags: Tag[] = []) =>
  new CachedResponse({ status: 200, type: 'application/json', text, dependencies: { tags, quantities: [] } });

function fill(cache: ResponseCache, count: number, keyLength: number): number {
  const keys = Array.from({ length: count }, (_, at) => `en /api/search?q=${at}`.padEnd(keyLength, 'x'));
  for (const key of keys) cache.set(key, responseOf('[]'), cache.generation);
  return keys.filter((key) => cache.get(key) !== undefined).length;
}

describe('the room of the response cache', () => {
  it('counts what an entry costs besides its body: many small ones do not grow without end', () => {
    expect(fill(new ResponseCache({ maxBytes: MAX_BYTES }), 5_000, 30)).toBeLessThan(1_000);
  });

  it('counts the key: it may be far longer than the body', () => {
    expect(fill(new ResponseCache({ maxBytes: MAX_BYTES }), 200, 10_000)).toBeLessThan(60);
  });

  it('is left first by what was not used for longest', () => {
    const cache = new ResponseCache({ maxBytes: MAX_BYTES });
    const keep = (key: string) => cache.set(key, responseOf('x'.repeat(50_000)), cache.generation);
    for (let at = 0; at < 9; at += 1) keep(`page ${at}`);
    expect(cache.get('page 0')).toBeDefined();
    keep('one more');
    expect(cache.get('page 1')).toBeUndefined();
    expect(cache.get('page 0')).toBeDefined();
  });
});

describe('a quantity that is not right any more', () => {
  let now = 0;
  const cache = new ResponseCache({ now: () => now });
  const keep = (key: string, tags: Tag[], productId: number) => {
    const dependencies = {
      tags: [...tags, `product:${productId}` as const],
      quantities: [{ productId, quantity: 9 }],
    };
    const response = new CachedResponse({ status: 200, type: 'application/json', text: key, dependencies });
    cache.set(key, response, cache.generation);
  };

  it('is sent for eight seconds more, but not built upon', () => {
    keep('oil', [], 1);
    keep('cheese', [], 2);
    cache.outdateOtherQuantities(1, 8);
    cache.outdateOtherQuantities(2, 9);
    now += 7_999;
    expect([cache.get('oil')?.text, cache.fresh('oil'), cache.fresh('cheese')?.text]).toEqual([
      'oil',
      undefined,
      'cheese',
    ]);
    now += 1;
    expect([cache.get('oil'), cache.get('cheese')?.text]).toEqual([undefined, 'cheese']);
  });

  it('gives a list that is stale for another reason no more time', () => {
    keep('shop', ['lists'], 1);
    cache.forget(['lists']);
    cache.outdateOtherQuantities(1, 8);
    keep('category', ['lists'], 1);
    cache.outdateOtherQuantities(1, 8);
    cache.forget(['lists']);
    now += 2_000;
    expect([cache.get('shop'), cache.get('category')]).toEqual([undefined, undefined]);
  });
});

describe('a change', () => {
  let now: number;
  let cache: ResponseCache;
  let made: string[];
  const keep = (key: string, tags: Tag[], since = cache.generation) =>
    cache.set(key, responseOf(key, tags), since, async () => {
      made.push(key);
      keep(key, tags);
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  beforeEach(() => {
    now = 1_000;
    made = [];
    cache = new ResponseCache({ now: () => now });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
    return turn();
  };

  it('forgets what shows something of it, and nothing else', () => {
    keep('oil', ['product:1', 'producer:1']);
    keep('cheese', ['product:2', 'producer:1']);
    keep('about', []);
    cache.forget(['product:1', 'lists']);
    expect([cache.get('oil'), cache.get('cheese')?.text, cache.get('about')?.text]).toEqual([
      undefined,
      'cheese',
      'about',
    ]);
    cache.forget(['producer:1', 'lists']);
    expect([cache.get('cheese'), cache.get('about')?.text]).toEqual([undefined, 'about']);
  });

  it('makes lists stale: they are sent for two seconds more and made anew once, no matter who asks', async () => {
    keep('shop', ['lists', 'product:2']);
    cache.forget(['product:1', 'lists']);
    now += 1_999;
    for (let asked = 0; asked < 3; asked += 1) expect(cache.get('shop')?.text).toBe('shop');
    expect(cache.fresh('shop')).toBeUndefined();
    await turn();
    expect(made).toEqual(['shop']);
    expect(cache.fresh('shop')?.text).toBe('shop');
    now += 10_000;
    expect(cache.get('shop')?.text).toBe('shop');
  });

  it('lets nobody see a list that has been stale for longer, however often something changed', () => {
    keep('shop', ['lists']);
    cache.forget(['lists']);
    now += 1_500;
    cache.forget(['lists']);
    now += 500;
    expect(cache.get('shop')).toBeUndefined();
  });

  it('has four lists made anew at a time, in the order they were asked for; one that fails is out of the way', async () => {
    const ends: PromiseWithResolvers<void>[] = [];
    const keys = ['1', '2', '3', '4', '5', '6'];
    for (const key of keys)
      cache.set(key, responseOf(key, ['lists']), cache.generation, () => {
        made.push(key);
        ends.push(Promise.withResolvers());
        return ends.at(-1)!.promise;
      });
    cache.forget(['lists']);
    for (const key of keys) cache.get(key);
    await pass(1_000);
    expect(made).toEqual(['1', '2', '3', '4']);
    ends[2]!.resolve();
    await turn();
    expect(made).toEqual(['1', '2', '3', '4', '5']);
    ends[0]!.reject(new Error('The database is away.'));
    await turn();
    expect(made).toEqual(keys);
  });

  it('does not make anew what is not asked for, or what was dropped meanwhile', async () => {
    for (const key of ['asked', 'dropped', 'left alone']) keep(key, ['lists', `group:${key}`]);
    cache.forget(['lists']);
    cache.get('asked');
    cache.get('dropped');
    cache.forget(['group:dropped']);
    await pass(1_000);
    expect(made).toEqual(['asked']);
  });

  it('has a list made anew once a second, however often something changes', async () => {
    keep('shop', ['lists']);
    for (let change = 0; change < 30; change += 1) {
      cache.forget(['lists']);
      expect(cache.get('shop')?.text).toBe('shop');
      await pass(100);
    }
    expect(made).toEqual(['shop', 'shop', 'shop']);
  });

  it('keeps out what was read before it and shows something of it; a list is stored as stale', () => {
    const before = cache.generation;
    cache.forget(['product:1', 'lists']);
    keep('oil', ['product:1'], before);
    keep('cheese', ['product:2'], before);
    keep('shop', ['lists', 'product:2'], before);
    expect(cache.get('oil')).toBeUndefined();
    expect(cache.fresh('cheese')?.text).toBe('cheese');
    expect([cache.get('shop')?.text, cache.fresh('shop')]).toEqual(['shop', undefined]);
  });

  it('that nobody can name keeps out everything that was read before it', () => {
    keep('about', []);
    const before = cache.generation;
    cache.clear();
    keep('cheese', ['product:2'], before);
    expect([cache.get('about'), cache.get('cheese')]).toEqual([undefined, undefined]);
  });

  it('too long ago to be remembered keeps out what was read before it', () => {
    const before = cache.generation;
    for (let change = 0; change < 1_001; change += 1) cache.forget(['product:1']);
    keep('cheese', ['product:2'], before);
    expect(cache.get('cheese')).toBeUndefined();
  });
});
