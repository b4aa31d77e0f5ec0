import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CacheRoom } from './cache-room.ts';
import { CachedResponse } from './cached-response.ts';

const MAX_BYTES = 200_000;
const COUNT = 80;
const BROWSER = { 'accept-encoding': 'zstd' };
/** Words in no order, the same each time: nothing that compresses well by itself. */
const FRAME = wordsFrom(0, 2_500);
/** At most, of one that is packed beside others. */
const PACKED_BYTES = 1_000;

describe('the room of cached responses', () => {
  let left: string[];
  let room: CacheRoom<{ key: string; response: CachedResponse }>;
  beforeEach(() => {
    left = [];
    room = new CacheRoom(MAX_BYTES, ({ key }) => left.push(key));
  });
  const textOf = (key: string) => `${FRAME} and of its own: ${key} ${wordsFrom(key.length, 20)}`;
  const add = (key: string, kind?: string) => {
    const response = new CachedResponse({
      status: 200,
      type: 'text/html',
      text: textOf(key),
      ...(kind !== undefined && { kind }),
    });
    response.prepare(BROWSER);
    room.add({ key, response });
    return response;
  };
  const addAll = async (count: number, kind?: string) => {
    const responses: CachedResponse[] = [];
    for (let at = 0; at < count; at += 1) {
      responses.push(add(`page ${at}`, kind));
      // Packed on another thread, few at once.
      const unpacked = () => responses.filter(({ weight }) => weight > PACKED_BYTES).length;
      if (kind !== undefined)
        await vi.waitFor(() => expect(unpacked()).toBeLessThan(15), { interval: 1, timeout: 15_000 });
    }
  };

  it('holds several times as many of one kind, and each still says what it said', async () => {
    await addAll(COUNT);
    const apart = room.size;
    room.clear();
    await addAll(COUNT, 'product page');
    expect(room.size).toBe(COUNT);
    expect(apart).toBeLessThan(COUNT / 2);
    for (const key of ['page 0', `page ${COUNT - 1}`]) expect(room.get(key)!.response.text).toBe(textOf(key));
  });

  it('takes no more memory however often the same is asked for', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    for (const key of ['a', 'b', 'c']) add(key);
    const ask = (times: number) => {
      for (let turn = 0; turn < times; turn += 1) room.use(room.get('abc'[turn % 3]!)!);
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = ask(1_000);
    expect(ask(500_000) - before).toBeLessThan(5_000_000);
  });

  it('makes ready what is asked for again', async () => {
    await addAll(COUNT, 'product page');
    const entry = room.get('page 0')!;
    const packed = entry.response.weight;
    expect(packed).toBeLessThan(PACKED_BYTES);
    const before = room.bytes;
    room.use(entry);
    expect(entry.response.weight).toBeGreaterThan(3_000);
    expect(room.bytes - before).toBe(entry.response.weight - packed);
    expect(entry.response.text).toBe(textOf('page 0'));
  });

  it('tells what leaves: what was not used for longest', async () => {
    await addAll(COUNT);
    const oldest = COUNT - room.size;
    expect(left).toEqual(Array.from({ length: oldest }, (_, at) => `page ${at}`));
    room.use(room.get(`page ${oldest}`)!);
    add('one more');
    expect(left.at(-1)).toBe(`page ${oldest + 1}`);
    expect(room.bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
});

function wordsFrom(start: number, count: number): string {
  let seed = start + 1;
  return Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed.toString(36).slice(0, 3);
  }).join(' ');
}
