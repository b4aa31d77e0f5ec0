// npm run bench: how fast the shop is, as a share of what this machine can do at best. About five minutes.
//   --quick      a third of the time per figure      --embedded-only / --postgres-only
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { fill } from './fill.ts';
import { measure, measureOnce, type Figure } from './measure.ts';
import { orderTransactions } from './order-transactions.ts';
import { machineOf, meets, tableOf, writeReport, type Row } from './report.ts';
import { ADMIN_PASSWORD, pinLoad, startCeilings, startShop, type RunningServer } from './servers.ts';
import { cartWrites, purchases } from './shoppers.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    'embedded-only': { type: 'boolean' },
    'postgres-only': { type: 'boolean' },
  },
});
const SECONDS = values.quick ? 2 : 5;
const SMALL = 1_000;
const LARGE = 100_000;
const rows: Row[] = [];
const memory: Record<string, number> = {};

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function add(row: Row): void {
  rows.push(row);
  const share =
    row.ceiling === undefined
      ? ''
      : `  ${Math.round((100 * row.perSecond) / row.ceiling.perSecond)} % of ${row.ceiling.name}`;
  say(
    `  ${row.name.padEnd(34)} ${String(Math.round(row.perSecond)).padStart(7)}/s  p50 ${row.p50.toFixed(1)}  p99 ${row.p99.toFixed(1)} ms${share}${row.failures > 0 ? `  ${row.failures} FAILED` : ''}${meets(row) ? '' : '  below target'}`,
  );
}

async function sizeOf(url: string): Promise<number> {
  return (await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()).byteLength;
}

/** Address, and what half of the prepared string's speed means for it. */
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

async function reads(
  shop: RunningServer,
  ceilings: RunningServer,
  engine: Row['engine'],
  products: number,
  slugs: string[],
): Promise<void> {
  for (const { name, path: address } of WARM) {
    const size = await sizeOf(`${shop.url}${address}`);
    const figure = await measure(`${shop.url}${address}`, { seconds: SECONDS });
    const best = await measure(`${ceilings.url}/size/${nearest(size)}`, {
      seconds: Math.max(2, SECONDS / 2),
    });
    add({
      name,
      engine,
      products,
      ...figure,
      ceiling: { name: 'a prepared string', perSecond: best.perSecond },
      target: { ratio: 0.5 },
    });
  }
  const pages = slugs.map((slug) => `/product/${slug}`);
  const first = await measureOnce(shop.url, pages);
  add({ name: 'product page, first after a start', engine, products, ...first });
  await emptyCache(shop);
  const cold = await measureOnce(shop.url, pages);
  add({ name: 'product page, cold', engine, products, ...cold, target: { perSecond: 150 } });
  await emptyCache(shop);
  const shopPages = slugs.slice(0, 300).map((_, n) => `/shop?minPrice=${(n / 100).toFixed(2)}`);
  const coldShop = await measureOnce(shop.url, shopPages);
  add({ name: 'shop page, cold', engine, products, ...coldShop, target: { perSecond: 150 } });
  const varied = SEARCHES.flatMap((text) =>
    Array.from({ length: 20 }, (_, n) => `/api/search?q=${encodeURIComponent(text)}&n=${n}`),
  );
  const search: Figure = await measureOnce(shop.url, varied, 4);
  add({
    name: 'search, cold',
    engine,
    products,
    ...search,
    target: engine === 'PostgreSQL' && products === LARGE ? { p99: 50 } : {},
  });
}

/** Every write to the catalogue empties the cache of finished answers; this one changes nothing. */
async function emptyCache(shop: RunningServer): Promise<void> {
  const answer = await fetch(`${shop.url}/api/admin/settings`, {
    method: 'PUT',
    body: JSON.stringify({ storeMode: 'open' }),
    headers: { 'content-type': 'application/json', cookie: await adminCookie(shop) },
  });
  if (!answer.ok) throw new Error(`The cache was not emptied: ${answer.status}.`);
}

const CREDENTIALS = JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD });

async function adminCookie(shop: RunningServer): Promise<string> {
  const answer = await fetch(`${shop.url}/api/auth/login`, {
    method: 'POST',
    body: CREDENTIALS,
    headers: { 'content-type': 'application/json' },
  });
  return (answer.headers.get('set-cookie') ?? '').split(';', 1)[0]!;
}

const SIZES = [
  1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 12_000, 16_000, 24_000, 32_000, 40_000, 50_000, 65_000, 80_000,
  100_000, 130_000, 160_000, 200_000,
];
function nearest(size: number): number {
  return SIZES.reduce((best, candidate) =>
    Math.abs(candidate - size) < Math.abs(best - size) ? candidate : best,
  );
}

async function writes(
  shop: RunningServer,
  engine: Row['engine'],
  products: number,
  ceiling: { query: Figure; transactions: number; by: string } | undefined,
): Promise<void> {
  const ids = Array.from({ length: 60 }, (_, n) => n + 1);
  const cart = await cartWrites(shop.url, ids, SECONDS);
  add({
    name: 'cart write',
    engine,
    products,
    ...cart,
    ...(ceiling && {
      ceiling: { name: 'one query behind Fastify', perSecond: ceiling.query.perSecond },
      target: { ratio: 0.25, perSecond: 1_000 },
    }),
  });
  const bought = await purchases(shop.url, ids, SECONDS);
  add({
    name: 'whole purchase',
    engine,
    products,
    ...bought,
    ...(ceiling && {
      ceiling: { name: `order transaction (${ceiling.by})`, perSecond: ceiling.transactions },
      target: { ratio: 0.07, perSecond: 150, p99: 150 },
    }),
  });
}

async function signInAndAdmin(shop: RunningServer, engine: Row['engine'], products: number): Promise<void> {
  const signIn = await measure(`${shop.url}/api/auth/login`, {
    seconds: SECONDS,
    requests: [{ method: 'POST', body: CREDENTIALS, headers: { 'content-type': 'application/json' } }],
  });
  add({ name: 'sign-in (argon2id)', engine, products, ...signIn });
  const list = await measure(`${shop.url}/api/admin/orders?limit=50`, {
    seconds: SECONDS,
    headers: { cookie: await adminCookie(shop) },
  });
  add({ name: 'admin order list, 100,000 orders', engine, products, ...list });
}

async function noteMemory(label: string, shop: RunningServer): Promise<void> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  memory[label] = Math.round(Number(/process_resident_memory_bytes (\d+)/.exec(metrics)?.[1] ?? 0) / 2 ** 20);
}

async function slugsOf(shop: RunningServer, count: number): Promise<string[]> {
  const slugs: string[] = [];
  let cursor: string | null = '';
  while (slugs.length < count && cursor !== null) {
    const page: { items: { slug: string }[]; nextCursor: string | null } = await (
      await fetch(`${shop.url}/api/products?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`)
    ).json();
    slugs.push(...page.items.map((item) => item.slug));
    cursor = page.nextCursor;
  }
  return slugs.slice(0, count);
}

async function onPostgres(): Promise<void> {
  say('Starting PostgreSQL …');
  const server = await startPostgres();
  try {
    for (const products of [SMALL, LARGE]) {
      say(`Filling ${products.toLocaleString('en-US')} products …`);
      const url = await server.createDatabase(`bench_${products}`);
      const database = await openPostgres(url);
      await fill(database, products, products === LARGE ? 100_000 : 1_000);
      await database.close();
      const shop = await startShop({ databaseUrl: url });
      const ceilings = await startCeilings(SIZES, url);
      say(`\nPostgreSQL, ${products.toLocaleString('en-US')} products`);
      const slugs = await slugsOf(shop, 900);
      await shop.stop();
      const fresh = await startShop({ databaseUrl: url });
      if (products === SMALL) {
        const bare = await measure(`${ceilings.url}/http`, { seconds: Math.max(2, SECONDS / 2) });
        add({ name: 'ceiling: bare node:http, 200 bytes', engine: 'PostgreSQL', products, ...bare });
        const prepared = await measure(`${ceilings.url}/size/12000`, { seconds: Math.max(2, SECONDS / 2) });
        add({ name: 'ceiling: Fastify, prepared 12 KB', engine: 'PostgreSQL', products, ...prepared });
      }
      await reads(fresh, ceilings, 'PostgreSQL', products, slugs);
      const query = await measure(`${ceilings.url}/query`, { seconds: Math.max(2, SECONDS / 2) });
      add({ name: 'ceiling: one query behind Fastify', engine: 'PostgreSQL', products, ...query });
      const { perSecond, by } = await orderTransactions(url, 60, Math.max(3, SECONDS / 2));
      add({
        name: `ceiling: order transaction (${by})`,
        engine: 'PostgreSQL',
        products,
        perSecond,
        p50: 0,
        p99: 0,
        failures: 0,
      });
      await writes(fresh, 'PostgreSQL', products, { query, transactions: perSecond, by });
      if (products === LARGE) await signInAndAdmin(fresh, 'PostgreSQL', products);
      await noteMemory(`PostgreSQL, ${products} products`, fresh);
      await fresh.stop();
      await ceilings.stop();
    }
  } finally {
    await server.stop();
  }
}

async function onEmbedded(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'madia-bench-embedded-'));
  try {
    const database = await openDatabase({ dataDir });
    await fill(database, SMALL, 1_000);
    await database.close();
    say(`\nEmbedded database, ${SMALL.toLocaleString('en-US')} products`);
    const shop = await startShop({ dataDir });
    const slugs = await slugsOf(shop, 300);
    const server = await startPostgres();
    const ceilings = await startCeilings(SIZES, server.url);
    await reads(shop, ceilings, 'embedded', SMALL, slugs);
    await ceilings.stop();
    await server.stop();
    await writes(shop, 'embedded', SMALL, undefined);
    await noteMemory('embedded, 1000 products', shop);
    await shop.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const pinned = pinLoad();
say(`${machineOf()}${pinned ? '; server on core 0, load on core 1' : ''}`);
if (!values['embedded-only']) await onPostgres();
if (!values['postgres-only']) await onEmbedded();
say(`\n${tableOf(rows)}\n\nMemory (MiB): ${JSON.stringify(memory)}`);
writeReport(rows, { pinned, memoryMiB: memory });
say('Written to bench/results/latest.{json,md,svg}');
