import { describe, expect, it } from 'vitest';
import { AppError } from '#engine/server/http/app-error.ts';
import { OnePerTick } from './page-queue.ts';

describe('turns of the event loop', () => {
  it('are given to one caller each, in the order they came', async () => {
    let turn = 0;
    let clock = setImmediate(function tick() {
      turn += 1;
      clock = setImmediate(tick);
    });
    const turns = new OnePerTick();
    const rendered: { page: string; turn: number }[] = [];
    await Promise.all(
      ['first', 'second', 'third'].map(async (page) => {
        await turns.next();
        rendered.push({ page, turn });
      }),
    );
    clearImmediate(clock);

    expect(rendered.map(({ page }) => page)).toEqual(['first', 'second', 'third']);
    expect(new Set(rendered.map((page) => page.turn)).size).toBe(3);
  });

  it('are waited for by so many and no more', async () => {
    const turns = new OnePerTick(2);
    const waiting = [turns.next(), turns.next()];
    const refusal = await turns.next().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 2 } });
    await Promise.all(waiting);
    await turns.next();
  });
});
