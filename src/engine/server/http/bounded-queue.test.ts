import { describe, expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

/** Pieces of work that the test ends. */
function pieces(count: number) {
  const begun: number[] = [];
  const all = Array.from({ length: count }, (_, at) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const work = () => {
      begun.push(at);
      return promise;
    };
    return { work, finish: () => resolve(at), fail: () => reject(new Error(`piece ${at}`)) };
  });
  return { begun, all };
}

describe('a bounded queue', () => {
  it('runs so many at once, the others in the order they came', async () => {
    const queue = new BoundedQueue({ atOnce: 2, waiting: 2, retryAfterSeconds: 3 });
    const { begun, all } = pieces(4);
    const results = all.map(({ work }) => queue.run(work));
    expect(begun).toEqual([0, 1]);
    all[1]!.finish();
    await results[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const piece of all) piece.finish();
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('refuses what would be one too many, without beginning it, and says when to come back', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 1, retryAfterSeconds: 3 });
    const { begun, all } = pieces(3);
    const [first, second, third] = all.map(({ work }) => queue.run(work));
    await expect(third).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 3 } });
    for (const piece of all) piece.finish();
    await Promise.all([first, second]);
    expect(begun).toEqual([0, 1]);
    await expect(queue.run(all[2]!.work)).resolves.toBe(2);
  });

  it('goes on after a piece that failed', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 1, retryAfterSeconds: 3 });
    const { all } = pieces(2);
    const [first, second] = all.map(({ work }) => queue.run(work));
    all[0]!.fail();
    all[1]!.finish();
    await expect(first).rejects.toThrow('piece 0');
    await expect(second).resolves.toBe(1);
  });
});
