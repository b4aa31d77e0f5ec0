import { describe, expect, it } from 'vitest';
import { CachedResponse, ResponseCache } from './response-cache.ts';

const MAX_BYTES = 1_000_000;

function fill(cache: ResponseCache, count: number, keyLength: number): number {
  const response = new CachedResponse(200, 'application/json', '[]');
  const keys = Array.from({ length: count }, (_, at) => `en /api/search?q=${at}`.padEnd(keyLength, 'x'));
  for (const key of keys) cache.set(key, response, cache.generation);
  return keys.filter((key) => cache.get(key) !== undefined).length;
}

describe('the response cache', () => {
  it('counts what an entry costs besides its body: many small ones do not grow without end', () => {
    expect(fill(new ResponseCache(MAX_BYTES), 5_000, 30)).toBeLessThan(1_000);
  });

  it('counts the key: it may be far longer than the body', () => {
    expect(fill(new ResponseCache(MAX_BYTES), 200, 10_000)).toBeLessThan(60);
  });

  it('lets go of the least recently used first, and of everything when the catalogue moves', () => {
    const cache = new ResponseCache(MAX_BYTES);
    const page = () => new CachedResponse(200, 'text/html', 'x'.repeat(50_000));
    const keep = (key: string) => cache.set(key, page(), cache.generation);
    for (let at = 0; at < 9; at += 1) keep(`page ${at}`);
    expect(cache.get('page 0')).toBeDefined();
    keep('one more');
    expect(cache.get('page 1')).toBeUndefined();
    expect(cache.get('page 0')).toBeDefined();
    const before = cache.generation;
    cache.clear();
    cache.set('too late', page(), before);
    expect(cache.get('page 0')).toBeUndefined();
    expect(cache.get('too late')).toBeUndefined();
  });
});
