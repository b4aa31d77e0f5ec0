import { describe, expect, it } from 'vitest';
import { PLACES, UploadPlaces } from './take-picture.ts';

/** Takes as many places as are granted and says how many that were. */
async function crowd(places: UploadPlaces, accounts: number[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = accounts.map((account) => places.hold(account, () => promise));
  const refusals: unknown[] = [];
  for (const one of held) one.catch((error: unknown) => refusals.push(error));
  await Promise.resolve();
  return { held, refusals, leave: resolve };
}

describe('places for uploads', () => {
  it('are so many, and somebody who comes beyond is asked to come back', async () => {
    const places = new UploadPlaces();
    const all = await crowd(
      places,
      Array.from({ length: PLACES + 3 }, (_, account) => account),
    );
    expect(all.refusals).toHaveLength(3);
    expect(all.refusals[0]).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } });
    all.leave();
    await Promise.allSettled(all.held);
    expect((await crowd(places, [1, 2, 3])).refusals).toEqual([]);
  });

  it('are not all for one account', async () => {
    const places = new UploadPlaces();
    const greedy = await crowd(
      places,
      Array.from({ length: PLACES }, () => 1),
    );
    expect(greedy.refusals.length).toBeGreaterThan(0);
    expect((await crowd(places, [2, 2])).refusals).toEqual([]);
    greedy.leave();
    await Promise.allSettled(greedy.held);
    expect((await crowd(places, [1])).refusals).toEqual([]);
  });

  it('are given back by work that fails', async () => {
    const places = new UploadPlaces();
    for (let n = 0; n < PLACES * 2; n += 1)
      await expect(places.hold(1, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  });
});
