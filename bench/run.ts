// npm run bench: how fast the shop is, as a share of what this machine can do at best. About twenty minutes.
//   --quick      a third of the time per figure      --embedded-only / --postgres-only
//   --million    beside 1,000 and 100,000 products also 1,000,000 with 10,000,000 orders: half an hour more, 25 GB of disk
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#engine/server/db/open-database.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres, type RealPostgres } from '../tests/support/real-postgres.ts';
import { busyMarketplace, oneEditASecond } from './changes.ts';
import { producerDesk } from './desk.ts';
import { fill } from './fill.ts';
import { groupBuys } from './group-buys.ts';
import { measure } from './measure.ts';
import { updateReadme } from './readme-table.ts';
import { reads, SIZES } from './reads.ts';
import {
  changeOf,
  machineOf,
  meets,
  shareOf,
  tableOf,
  writeReport,
  type Measured,
  type Row,
} from './report.ts';
import { updateScale } from './scale-table.ts';
import { alone, pinLoad, startCeilings, startShop, type RunningServer } from './servers.ts';
import { listedSlugs } from './slugs.ts';
import { administration, writes } from './writes.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    'embedded-only': { type: 'boolean' },
    'postgres-only': { type: 'boolean' },
    million: { type: 'boolean' },
  },
});
const SECONDS = values.quick ? 2 : 5;
const CEILING_SECONDS = Math.max(2, SECONDS / 2);
/** As compose.yaml runs it: without this a catalogue of 100,000 would not stay in PostgreSQL's memory. */
const POSTGRES_SETTINGS = ['shared_buffers=512MB'];
const SMALL = { products: 1_000, orders: 1_000 };
/** A million orders take a while to fill. */
const LARGE = { products: 100_000, orders: values.quick ? 100_000 : 1_000_000 };
const HUGE = { products: 1_000_000, orders: 10_000_000 };
const DESK_PARTS = 100_000;
const table: Row[] = [];
const memory: Record<string, number> = {};
const starts: Record<string, number> = {};
const fillings: Record<string, number> = {};
let pinned = false;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function pin(database: RealPostgres): void {
  pinned = pinLoad(database);
  if (pinned) say('Server on core 0, load and database on core 1');
}

function add(row: Row): void {
  table.push(row);
  const share = shareOf(row) && `  ${shareOf(row)}`;
  const change = row.smallest === undefined ? '' : `  ${changeOf(row)} by size`;
  say(
    `  ${row.name.padEnd(34)} ${String(row.products).padStart(7)} ${String(Math.round(row.perSecond)).padStart(7)}/s  p50 ${row.p50.toFixed(1)}  p99 ${row.p99.toFixed(1)} ms${share}${change}${row.failures > 0 ? `  ${row.failures} FAILED` : ''}${meets(row) ? '' : '  below target'}`,
  );
}

async function noteMemory({ shop, engine, products }: Measured, what?: string): Promise<void> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  const bytes = Number(/process_resident_memory_bytes (\d+)/.exec(metrics)?.[1] ?? 0);
  memory[`${engine}, ${what ?? `${products} products`}`] = Math.round(bytes / 2 ** 20);
}

function measured(shop: RunningServer, engine: Row['engine'], products: number): Measured {
  return {
    shop,
    engine,
    products,
    seconds: SECONDS,
    add: (figure) => add({ ...figure, engine, products }),
  };
}

async function onPostgres(): Promise<void> {
  say('Starting PostgreSQL …');
  const server = await startPostgres(POSTGRES_SETTINGS);
  try {
    const filled = [await filledDatabase(server, SMALL), await filledDatabase(server, LARGE)];
    if (values.million) filled.push(await filledDatabase(server, HUGE));
    // Filling may take every core.
    pin(server);
    // Only now: one that had waited for the other to be filled would be slower at first.
    const shops: FilledShop[] = [];
    for (const database of filled) shops.push(await open(database));
    const [small, large] = shops as [FilledShop, FilledShop];
    const ceilings = await startCeilings(SIZES, small.databaseUrl);
    say('\nPostgreSQL');
    await measureServers(small, ceilings);
    await reads(shops, ceilings, small.slugs.slice(0, 900));
    const servers = shops.map(({ shop }) => shop);
    await alone(small.shop, servers, () => oneEditASecond(small, small.slugs));
    await alone(large.shop, servers, () => busyMarketplace(large, large.slugs));
    await alone(small.shop, servers, () => watchedGroups(small));
    for (const [at, shop] of shops.entries()) {
      await alone(shop.shop, servers.slice(at), async () => {
        await writes(shop, { server: ceilings, databaseUrl: shop.databaseUrl });
        if (shop !== small) await administration(shop, shop.orders);
        if (shop === large) await producerDesk(shop, shop.databaseUrl, DESK_PARTS);
        await noteMemory(shop);
        await shop.shop.stop();
      });
    }
    await ceilings.stop();
  } finally {
    await server.stop();
  }
}

/** On a process of its own, which has served nothing before: its memory is that of the watchers. */
async function watchedGroups(small: FilledShop): Promise<void> {
  const shop = await startShop({ databaseUrl: small.databaseUrl });
  const fresh = { ...small, shop };
  await groupBuys(fresh, 1, (watchers) => noteMemory(fresh, watchers));
  await shop.stop();
}

interface FilledDatabase {
  databaseUrl: string;
  products: number;
  orders: number;
  slugs: string[];
}

type FilledShop = Measured & FilledDatabase;

async function filledDatabase(
  server: RealPostgres,
  { products, orders }: typeof SMALL,
): Promise<FilledDatabase> {
  const name = `${products.toLocaleString('en-US')} products, ${orders.toLocaleString('en-US')} orders`;
  say(`Filling ${name} …`);
  const databaseUrl = await server.createDatabase(`bench_${products}`);
  const database = await openPostgres(databaseUrl);
  fillings[name] = await database.withoutLimits((patient) => fill(patient, products, orders));
  say(`  in ${fillings[name]} s`);
  const slugs = await listedSlugs(database, products);
  await database.close();
  return { databaseUrl, products, orders, slugs };
}

async function open(database: FilledDatabase): Promise<FilledShop> {
  const { databaseUrl, products } = database;
  const shop = await startShop({ databaseUrl });
  starts[`PostgreSQL, ${products} products`] = shop.readyAfterMs;
  return { ...measured(shop, 'PostgreSQL', products), ...database };
}

async function measureServers({ add }: Measured, ceilings: RunningServer): Promise<void> {
  const seconds = CEILING_SECONDS;
  const bare = await measure(`${ceilings.url}/http`, { seconds });
  add({ name: 'ceiling: bare node:http, 200 bytes', ...bare });
  const prepared = await measure(`${ceilings.url}/size/12000`, { seconds });
  add({ name: 'ceiling: Fastify, prepared 12 KB', ...prepared });
}

async function onEmbedded(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'madia-bench-embedded-'));
  const server = await startPostgres();
  try {
    pin(server);
    const database = await openDatabase({ dataDir });
    const { products, orders } = SMALL;
    await fill(database, products, orders);
    const slugs = await listedSlugs(database, products);
    await database.close();
    say(`\nEmbedded database, ${products.toLocaleString('en-US')} products`);
    const shop = await startShop({ dataDir });
    starts[`embedded, ${products} products`] = shop.readyAfterMs;
    const ceilings = await startCeilings(SIZES, server.url);
    const bench = measured(shop, 'embedded', products);
    await reads([bench], ceilings, slugs.slice(0, 300));
    await oneEditASecond(bench, slugs);
    await ceilings.stop();
    await writes(bench);
    await noteMemory(bench);
    await shop.stop();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

say(machineOf());
if (!values['embedded-only']) await onPostgres();
if (!values['postgres-only']) await onEmbedded();
say(
  `\n${tableOf(table)}\n\nMemory (MiB): ${JSON.stringify(memory)}\nReady after (ms): ${JSON.stringify(starts)}\nFilled in (s): ${JSON.stringify(fillings)}`,
);
writeReport(table, { pinned, memoryMiB: memory, readyAfterMs: starts, filledInSeconds: fillings });
say('Written to bench/results/latest.{json,md,svg}');
if (!values.quick && !values['embedded-only'] && !values['postgres-only']) {
  await updateReadme();
  await updateScale();
  say('The tables in README.md and docs/scale.md are theirs now.');
}
