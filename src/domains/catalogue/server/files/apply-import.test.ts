import { expect, it } from 'vitest';
import { openTestApp } from '../../../../../tests/support/test-app.ts';
import { applyImport } from './apply-import.ts';
import { lookUp, slugsById } from './known.queries.ts';
import { planImport } from './plan-import.ts';

it('lets what it tells leave, and others be served, while it works', async () => {
  const { shop } = await openTestApp();
  const { categories, producers } = await slugsById(shop.db);
  const [category, producer] = [[...categories.values()][0]!, [...producers.values()][0]!];
  const common = { description: 'Sweet', price: '9.90', quantity: '12', category, producer };
  const table = Array.from({ length: 600 }, (_, row) => ({ row, cells: { ...common, name: `Jam ${row}` } }));
  const planner = { onlyProducerId: undefined, language: 'en' as const, say: (key: string) => key };
  const { sum } = await planImport(table, {
    ...planner,
    known: await lookUp(shop.db, table, { onlyProducerId: undefined }),
  });

  let turn = 0;
  let clock = setImmediate(function tick() {
    turn += 1;
    clock = setImmediate(tick);
  });
  const told: { done: number; turn: number }[] = [];
  const onProgress = (done: number) => void told.push({ done, turn });
  await applyImport(shop, { table, fingerprint: sum.fingerprint, planner, onProgress });
  clearImmediate(clock);

  expect(told.map(({ done }) => done)).toEqual([250, 500, 600]);
  expect(new Set(told.map((each) => each.turn)).size).toBe(told.length);
});
