import { describe, expect, it } from 'vitest';
import { SeededRandom } from '#sample/history/seeded-random.ts';
import { loadOf, needOf, pageCost, playCache, settle, partOf, type Costs } from './scale-model.ts';
import { zipfVisits } from './visits.ts';

const COSTS: Costs = {
  warm: { shop: 0.000_1, database: 0 },
  cold: { shop: 0.003, database: 0.001 },
  file: { shop: 0.000_2, database: 0 },
  own: { shop: 0.000_7, database: 0.000_5 },
  purchase: { shop: 0.004, database: 0.005 },
};
const NOTHING_MADE = { hits: 1, remade: 0 };
const HABITS = { pages: 6, files: 40, own: 3, purchases: 0.02, busiestHour: 0.1 };

describe('what visits need', () => {
  it('counts a tenth of the day in its busiest hour', () => {
    expect(loadOf(36_000, HABITS)).toEqual({ pages: 6, files: 40, own: 3, purchases: 0.02 });
  });

  it('is the cost of a page from the cache or made anew', () => {
    expect(pageCost(COSTS, NOTHING_MADE)).toEqual(COSTS.warm);
    expect(pageCost(COSTS, { hits: 0, remade: 0 })).toEqual(COSTS.cold);
    // Nine of ten from the cache; one in ten of all was sent as it was and made anew.
    const mixed = pageCost(COSTS, { hits: 0.9, remade: 0.1 });
    expect(mixed.shop).toBeCloseTo(0.9 * 0.000_1 + 0.2 * 0.003);
    expect(mixed.database).toBeCloseTo(0.2 * 0.001);
  });

  it('is processor time for everything asked for, and room to breathe', () => {
    const need = needOf({ pages: 1_000, files: 500, own: 100, purchases: 10 }, COSTS, NOTHING_MADE);
    expect(need.shopCores).toBeCloseTo(0.1 + 0.1 + 0.07 + 0.04);
    expect(need.databaseCores).toBeCloseTo(0.05 + 0.05);
    expect(need).toMatchObject({ processes: 2, databaseMachineCores: 1 });
    expect(needOf({ pages: 60_000, files: 0, own: 0, purchases: 0 }, COSTS, NOTHING_MADE).processes).toBe(10);
  });

  it('grows with what more processes make anew', () => {
    const load = { pages: 10_000, files: 0, own: 0, purchases: 0 };
    const sharesAt = (processes: number) => ({ hits: 1 - processes / 100, remade: 0 });
    // With 4 processes 4 % are made anew: 10,000 × (0.96 × 0.1 ms + 0.04 × 3 ms) = 2.16 cores, at 60 % each.
    const need = settle(load, COSTS, sharesAt);
    expect(need.processes).toBe(4);
    expect(need.shopCores).toBeCloseTo(2.16);
  });
});

describe('a cache that is played', () => {
  const slugs = Array.from({ length: 5_000 }, (_, rank) => `p${rank}`);
  const play = (changes: object, processes = 1) => {
    const chance = new SeededRandom(7);
    const next = zipfVisits(slugs, () => chance.next());
    return playCache(
      partOf({ next, entries: 4_000, warmUp: 20_000, requests: 20_000, ...changes }, processes),
    );
  };

  it('finds what was asked for before, and everything once it was', () => {
    const paths = ['/shop', '/', '/product/a', '/api/products/a'];
    let turn = 0;
    const run = { next: () => paths[turn++ % 4]!, entries: 10, warmUp: 0, requests: 8 };
    // The page of a has left its read as well.
    expect(playCache(run)).toEqual({ hits: 5 / 8, remade: 0 });
  });

  it('holds less where each process has to make everything itself', () => {
    const [one, four] = [play({}).hits, play({}, 4).hits];
    expect(one).toBeGreaterThan(0.85);
    expect(four).toBeLessThan(one - 0.02);
  });

  it('holds less where there is less room', () => {
    expect(play({ entries: 200 }).hits).toBeLessThan(play({}).hits - 0.1);
  });

  it('loses what changes, and makes lists anew after it', () => {
    const changed = () => slugs[0]!;
    const busy = play({ changed, requestsPerChange: 20 });
    expect(busy.hits).toBeLessThan(play({}).hits - 0.02);
    expect(busy.remade).toBeGreaterThan(0.1);
    expect(play({}).remade).toBe(0);
  });
});
