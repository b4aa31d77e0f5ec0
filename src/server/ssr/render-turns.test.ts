import { expect, it } from 'vitest';
import { RenderTurns } from './render-turns.ts';

it('gives every page a turn of the event loop for itself, in the order they asked', async () => {
  let turn = 0;
  let clock = setImmediate(function tick() {
    turn += 1;
    clock = setImmediate(tick);
  });
  const turns = new RenderTurns();
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
