// What visitors read: lists, details, searches and pages, warm and cold.
import { emptyCache } from './administrator.ts';
import { measure, measureOnce, type Figure } from './measure.ts';
import type { Measured, Row } from './report.ts';
import type { RunningServer } from './servers.ts';

const WARM = [
  { name: 'catalogue list of 24', path: '/api/products?limit=24' },
  { name: 'product detail', path: '/api/products/taggiasca-extra-virgin-olive-oil' },
  { name: 'category list of 24', path: '/api/categories/cheese/products?limit=24' },
  { name: 'search, warm', path: '/api/search?q=balsamic' },
  { name: 'product page, warm', path: '/product/taggiasca-extra-virgin-olive-oil' },
  { name: 'shop page, warm', path: '/shop' },
];
const SEARCHES = [
  'olive',
  'balsmic',
  'creme',
  'honey',
  'golden cheese',
  'smoked',
  'valley',
  'wild saffron',
  'ripalunga',
  'chocolat',
  'sardin',
  'winter honey',
  'dark',
  'first oil',
  'altavigna',
  'summer',
];

async function sizeOf(url: string): Promise<number> {
  return (await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()).byteLength;
}

/** Sizes of the prepared strings that answers are held against. */
export const SIZES = [
  1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 12_000, 16_000, 24_000, 32_000, 40_000, 50_000, 65_000, 80_000,
  100_000, 130_000, 160_000, 200_000,
];
function nearest(size: number): number {
  return SIZES.reduce((best, candidate) =>
    Math.abs(candidate - size) < Math.abs(best - size) ? candidate : best,
  );
}

export async function reads(measured: Measured, ceilings: RunningServer, slugs: string[]): Promise<void> {
  await warmReads(measured, ceilings);
  await coldPages(measured, slugs);
  await coldSearches(measured);
}

/** Kept answers, each beside a prepared string of its size. */
async function warmReads({ shop, seconds, add }: Measured, ceilings: RunningServer): Promise<void> {
  for (const { name, path } of WARM) {
    const size = await sizeOf(`${shop.url}${path}`);
    const figure = await measure(`${shop.url}${path}`, { seconds });
    const best = await measure(`${ceilings.url}/size/${nearest(size)}`, {
      seconds: Math.max(2, seconds / 2),
    });
    add({
      name,
      ...figure,
      ceiling: { name: 'a prepared string', perSecond: best.perSecond },
      target: { ratio: 0.5 },
    });
  }
}

async function coldPages(measured: Measured, slugs: string[]): Promise<void> {
  const products = slugs.map((slug) => `/product/${slug}`);
  const lists = ['price', '-price', 'newest', 'name'].flatMap((sort) =>
    Array.from({ length: 40 }, (_, n) => `/shop?sort=${sort}&page=${n + 2}`),
  );
  const target = { perSecond: 150 };
  await measureCold(measured, 'product page', products, { target });
  await measureCold(measured, 'shop page', lists, { target });
}

async function coldSearches(measured: Measured): Promise<void> {
  const varied = SEARCHES.flatMap((text) =>
    Array.from({ length: 20 }, (_, n) => `/api/search?q=${encodeURIComponent(text)}&n=${n}`),
  );
  const promised = measured.engine === 'PostgreSQL' && measured.products >= 100_000;
  await measureCold(measured, 'search', varied, {
    connections: 4,
    ...(promised && { target: { p99: 50 } }),
  });
}

/** How often everything is asked for again with an empty cache. */
const COLD_PASSES = 5;

/**
 * Every address once with nothing kept. The first pass finds a server that has just started, whose code the engine is
 * still learning; of the later ones, each after the cache was emptied, the middle figures count.
 */
async function measureCold(
  { shop, add }: Measured,
  name: string,
  addresses: string[],
  { connections, target }: { connections?: number; target?: Row['target'] },
): Promise<void> {
  add({ name: `${name}, first after a start`, ...(await measureOnce(shop.url, addresses, connections)) });
  const passes: Figure[] = [];
  for (let pass = 0; pass < COLD_PASSES; pass += 1) {
    await emptyCache(shop);
    passes.push(await measureOnce(shop.url, addresses, connections));
  }
  const middle = (figure: 'perSecond' | 'p50' | 'p99') =>
    passes.map((pass) => pass[figure]).sort((a, b) => a - b)[Math.floor(COLD_PASSES / 2)]!;
  add({
    name: `${name}, cold`,
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    failures: passes.reduce((sum, { failures }) => sum + failures, 0),
    ...(target && { target }),
  });
  await emptyCache(shop);
}
