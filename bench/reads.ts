// What visitors read: lists, details, searches and pages, warm and cold.
import { emptyCache } from './administrator.ts';
import { measure, measureOnce } from './measure.ts';
import type { Measured } from './report.ts';
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

async function coldPages({ shop, add }: Measured, slugs: string[]): Promise<void> {
  const products = slugs.map((slug) => `/product/${slug}`);
  const lists = ['price', '-price', 'newest', 'name'].flatMap((sort) =>
    Array.from({ length: 40 }, (_, n) => `/shop?sort=${sort}&page=${n + 2}`),
  );
  for (const [page, addresses] of [
    ['product page', products],
    ['shop page', lists],
  ] as const) {
    add({ name: `${page}, first after a start`, ...(await measureOnce(shop.url, addresses)) });
    await emptyCache(shop);
    add({ name: `${page}, cold`, ...(await measureOnce(shop.url, addresses)), target: { perSecond: 150 } });
    await emptyCache(shop);
  }
}

async function coldSearches({ shop, engine, products, add }: Measured): Promise<void> {
  const varied = SEARCHES.flatMap((text) =>
    Array.from({ length: 20 }, (_, n) => `/api/search?q=${encodeURIComponent(text)}&n=${n}`),
  );
  add({
    name: 'search, cold',
    ...(await measureOnce(shop.url, varied, 4)),
    ...(engine === 'PostgreSQL' && products >= 100_000 && { target: { p99: 50 } }),
  });
}
