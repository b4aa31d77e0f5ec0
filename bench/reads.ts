// What visitors read: lists, details, searches and pages, warm and cold. Shops of several sizes are measured in turn, so
// that a slow minute of the machine is not taken for the size.
import { readdirSync } from 'node:fs';
import { emptyCache } from './administrator.ts';
import { BROWSER, inTurn, measure, measureOnce, type Figure } from './measure.ts';
import type { Measured, Row, Target } from './report.ts';
import { alone, type RunningServer } from './servers.ts';

const WARM = [
  { name: 'catalogue list of 24', path: '/api/products?limit=24' },
  { name: 'product detail', path: '/api/products/taggiasca-extra-virgin-olive-oil' },
  { name: 'category list of 24', path: '/api/categories/cheese/products?limit=24' },
  { name: 'search, warm', path: '/api/search?q=balsamic' },
  { name: 'product page, warm', path: '/product/taggiasca-extra-virgin-olive-oil' },
  { name: 'shop page, warm', path: '/shop' },
];
/** As crawlers, scripts and some proxies ask for them: without compression. */
const PLAIN = [
  { name: 'catalogue list of 24, uncompressed', path: '/api/products?limit=24' },
  { name: 'product page, uncompressed', path: '/product/taggiasca-extra-virgin-olive-oil' },
];
/** The least share of what the same response reaches compressed. */
const PLAIN_RATIO = 0.5;
/** Most of the requests of a first visit. */
const FILES = [
  { name: 'script', path: builtFile(/^react-.*\.js$/) },
  { name: 'font', path: builtFile(/^instrument-sans-latin-wght.*\.woff2$/) },
  { name: 'picture', path: '/pictures/products/taggiasca-extra-virgin-olive-oil-1-400.avif' },
];
/** Of these the names of generated products are made, and of the sample's, which stand in every tenth or hundredth name. */
const QUALITIES = 'young old wild golden dark bright smoked quiet first last hill valley winter summer'.split(
  ' ',
);
const THINGS =
  'olive balsamic cheese honey chocolate saffron sardines rice salt oil ham vinegar preserve altavigna dairy chestnut'.split(
    ' ',
  );

/** No two alike: words, their beginnings, typing errors, pairs. */
const SEARCHES = [
  ...THINGS,
  ...QUALITIES,
  ...THINGS.filter((word) => word.length > 4).map((word) => word.slice(0, -1)),
  ...THINGS.filter((word) => word.length > 4).map((word) => word.slice(0, 3) + word.slice(4)),
  ...THINGS.flatMap((thing) => QUALITIES.map((quality) => `${quality} ${thing}`)),
];

async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: BROWSER });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

/** Sizes of the prepared buffers that responses are held against. */
export const SIZES = [
  500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 12_000, 16_000, 24_000, 32_000, 40_000, 50_000, 65_000,
  80_000, 100_000, 130_000, 160_000, 200_000,
];
function nearest(size: number): number {
  return SIZES.reduce((best, candidate) =>
    Math.abs(candidate - size) < Math.abs(best - size) ? candidate : best,
  );
}

/** How much of its speed a shop may lose on the way from the first size to the last. */
const FALL = 0.2;
/** Searching looks at more with every product; how many times as long the slowest may take. */
const SEARCH_P99_TIMES = 3;
const coldSearchTarget: TargetOf = ({ products }) =>
  products < 1_000_000 ? { p99: 50, p99Times: SEARCH_P99_TIMES } : { p99: 100 };

export async function reads(shops: Measured[], ceilings: RunningServer, slugs: string[]): Promise<void> {
  for (const read of WARM) await warmRead(shops, ceilings, read, 0.7);
  for (const read of PLAIN) await plainRead(shops, read);
  for (const file of FILES) await warmRead(shops, ceilings, file);
  await coldPages(shops, slugs);
  await coldSearches(shops);
}

const WARM_ROUNDS = 5;

/** A cached response, beside a prepared buffer of its size. */
async function warmRead(
  shops: Measured[],
  ceilings: RunningServer,
  { name, path }: (typeof WARM)[number],
  ratio?: number,
): Promise<void> {
  const size = await sizeOf(`${shops[0]!.shop.url}${path}`);
  const seconds = Math.max(1, shops[0]!.seconds / WARM_ROUNDS);
  const urls = [`${ceilings.url}/size/${nearest(size)}`, ...shops.map(({ shop }) => `${shop.url}${path}`)];
  for (const url of urls) await measure(url, { seconds: 1 });
  const [best, ...figures] = await inTurn(WARM_ROUNDS, urls, (url) =>
    measure(url, { seconds, warmUpSeconds: 0 }),
  );
  addInTurn(shops, figures, {
    name,
    ceiling: { name: 'a prepared buffer', perSecond: best!.perSecond },
    ...(ratio !== undefined && {
      target: () => ({
        ratio,
        fall: FALL,
        ...(name.startsWith('search') && { p99Times: SEARCH_P99_TIMES }),
      }),
    }),
  });
}

/** A cached response as it is, beside the same one compressed. */
async function plainRead(shops: Measured[], { name, path }: (typeof PLAIN)[number]): Promise<void> {
  const seconds = Math.max(1, shops[0]!.seconds / WARM_ROUNDS);
  const urls = shops.map(({ shop }) => `${shop.url}${path}`);
  const asked = [BROWSER, { 'accept-encoding': 'identity' }].flatMap((headers) =>
    urls.map((url) => ({ url, headers })),
  );
  for (const { url, headers } of asked) await measure(url, { seconds: 1, headers });
  const figures = await inTurn(WARM_ROUNDS, asked, ({ url, headers }) =>
    measure(url, { seconds, headers, warmUpSeconds: 0 }),
  );
  addInTurn(shops, figures.slice(urls.length), {
    name,
    ceiling: { name: 'the same, compressed', perSecond: figures[0]!.perSecond },
    target: () => ({ ratio: PLAIN_RATIO, fall: FALL }),
  });
}

function builtFile(name: RegExp): string {
  return `/assets/${readdirSync('dist/client/assets').find((file) => name.test(file))}`;
}

/** No two alike: the products within are counted for each of them. '5.10' would be led to '5.1'. */
const RANGES = Array.from(
  { length: 300 },
  (_, n) => `/shop?minPrice=${(500 + n) / 100}&maxPrice=${30 + n / 4}`,
);

async function coldPages(shops: Measured[], slugs: string[]): Promise<void> {
  const products = slugs.map((slug) => `/product/${slug}`);
  // Many enough that the engine has learned the code by the middle pass, as it has in a shop that runs.
  const lists = ['', '&inStock=true'].flatMap((filter) =>
    ['', '&sort=price', '&sort=-price', '&sort=newest', '&sort=name'].flatMap((sort) =>
      Array.from({ length: 39 }, (_, n) => `/shop?page=${n + 2}${sort}${filter}`),
    ),
  );
  const isEmbedded = shops.every(({ engine }) => engine === 'embedded');
  const asked = (perSecond: number) => ({ target: () => ({ perSecond, p99: 250, fall: FALL }) });
  await coldReads(shops, 'product page', products, asked(isEmbedded ? 200 : 300));
  await coldReads(shops, 'shop page', lists, asked(isEmbedded ? 120 : 180));
  await coldReads(shops, 'price range', RANGES, isEmbedded ? {} : { target: () => ({ perSecond: 120 }) });
}

async function coldSearches(shops: Measured[]): Promise<void> {
  const addresses = SEARCHES.map((text) => `/api/search?q=${encodeURIComponent(text)}`);
  const promised = shops.some(({ engine }) => engine === 'PostgreSQL');
  await coldReads(shops, 'search', addresses, {
    connections: 4,
    ...(promised && { target: coldSearchTarget }),
  });
}

/** How often everything is asked for again with an empty cache. */
const COLD_PASSES = 5;

/**
 * Every address once with nothing kept. The first pass finds a server that has just started, whose code the engine is
 * still learning; of the later ones, each after the cache was emptied, the middle figures count.
 */
async function coldReads(
  shops: Measured[],
  name: string,
  addresses: string[],
  { connections, target }: { connections?: number; target?: TargetOf },
): Promise<void> {
  const servers = shops.map(({ shop }) => shop);
  const once = ({ shop }: Measured) =>
    alone(shop, servers, () => measureOnce(shop.url, addresses, connections));
  addInTurn(shops, await inTurn(1, shops, once), { name: `${name}, first after a start` });
  const figures = await inTurn(COLD_PASSES, shops, async (measured) => {
    await emptyCache(measured.shop);
    return once(measured);
  });
  addInTurn(shops, figures, { name: `${name}, cold`, ...(target && { target }) });
  for (const { shop } of shops) await emptyCache(shop);
}

type TargetOf = (shop: Measured) => Target;

/** One row for each shop; those after the first are also held against the first. */
function addInTurn(
  shops: Measured[],
  figures: Figure[],
  { target, ...row }: Pick<Row, 'name' | 'ceiling'> & { target?: TargetOf },
): void {
  for (const [at, shop] of shops.entries()) {
    const held = { ...(target && { target: target(shop) }), ...(at > 0 && { smallest: figures[0]! }) };
    shop.add({ ...row, ...figures[at]!, ...held });
  }
}
