// npm run bench:two: what a request costs with one process of the shop and with two behind a balancer, beside what
// scale-model.ts says. It compares processor time, not speed: both processes share a core with nobody but each other,
// the load and the balancer have the other, so a second process cannot be faster here, but it could be dearer.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { startProxy } from '../tests/support/tcp-proxy.ts';
import { cacheCounts } from './changes.ts';
import { fill } from './fill.ts';
import { measureOnce } from './measure.ts';
import { processorSeconds } from './processes.ts';
import { machineOf } from './report.ts';
import { type Cost, type Costs, pageCost, playCache, partOf } from './scale-model.ts';
import { updateScale } from './scale-table.ts';
import { pinLoad, startShop, type RunningServer } from './servers.ts';
import { cartWrites, purchases } from './shoppers.ts';
import { listedSlugs } from './slugs.ts';
import { zipfVisits } from './visits.ts';

const PRODUCTS = 5_000;
const WARM_REQUESTS = 10_000;
const VISITS = 10_000;
const SECONDS = 5;
/** More than any process holds of so few products. */
const ENTRIES = 20_000;
/** How far a prediction may be off: processor time varies by so much from run to run on a machine that others use. */
const TOLERANCE = 0.25;
const HITS_TOLERANCE = 0.03;
const FILE = path.join(import.meta.dirname, 'results/two-processes.json');

interface Measured extends Omit<Costs, 'file'> {
  /** Of the visits, with their share found cached. */
  mix: Cost;
  hits: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
pinLoad();
say(`${machineOf()}; filling ${PRODUCTS.toLocaleString('en-US')} products …`);
const server = await startPostgres(['shared_buffers=512MB']);
const databaseUrl = await server.createDatabase('two_processes');
const database = await openPostgres(databaseUrl);
await database.withoutLimits((patient) => fill(patient, PRODUCTS, 1_000));
const slugs = await listedSlugs(database, PRODUCTS);
await database.close();

const one = await measureWith(1);
const two = await measureWith(2);
await server.stop();
const predicted = predict(one);
const faults = compare(predicted, two);
writeFileSync(
  FILE,
  `${JSON.stringify({ date: new Date().toISOString(), machine: machineOf(), one, two, predicted }, null, 2)}\n`,
);
await updateScale();
say(`\nWritten to ${path.relative(process.cwd(), FILE)} and docs/scale.md`);
say(faults.length === 0 ? 'The model holds.' : faults.join('\n'));
process.exit(faults.length === 0 ? 0 : 1);

async function measureWith(processes: number): Promise<Measured> {
  say(`\n${processes} process${processes === 1 ? '' : 'es'}`);
  const shops: RunningServer[] = [];
  while (shops.length < processes) shops.push(await startShop({ databaseUrl }));
  const proxy = await startProxy(shops.map(({ url }) => Number(new URL(url).port)));
  const url = `http://127.0.0.1:${proxy.port}`;
  const cost = (name: string, work: () => Promise<number>) => costOf(shops, name, work);
  try {
    const once = async (amount: number, next: () => string) => {
      await measureOnce(url, Array.from({ length: amount }, next));
      return amount;
    };
    const visits = zipfVisits(slugs);
    await once(VISITS, visits);
    const before = await countsOf(shops);
    const mix = await cost('visits', () => once(VISITS, visits));
    const after = await countsOf(shops);
    const hits = (after.hits - before.hits) / (after.all - before.all);
    const warm = await cost('page from the cache', () => once(WARM_REQUESTS, () => `/product/${slugs[0]!}`));
    const made = (part: keyof Cost) => (mix[part] - hits * warm[part]) / (1 - hits);
    const cold = { shop: made('shop'), database: made('database') };
    const ids = Array.from({ length: 60 }, (_, n) => n + 1);
    const own = await cost('cart write', async () => {
      const { perSecond } = await cartWrites(url, ids, SECONDS);
      return perSecond * SECONDS;
    });
    const purchase = await cost('whole purchase', async () => {
      const { perSecond } = await purchases(url, ids, SECONDS);
      return perSecond * SECONDS;
    });
    say(`  ${(100 * hits).toFixed(1)} % of the visits found cached; one that is not: ${inMs(cold)}`);
    return { warm, cold, own, purchase, mix, hits };
  } finally {
    proxy.close();
    for (const shop of shops) await shop.stop();
  }
}

/** `work` says how many requests it made. */
async function costOf(shops: RunningServer[], name: string, work: () => Promise<number>): Promise<Cost> {
  const used = () => ({
    shop: shops.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
    database: processorSeconds(server.pid),
  });
  const before = used();
  const count = await work();
  const after = used();
  const cost = {
    shop: (after.shop - before.shop) / count,
    database: (after.database - before.database) / count,
  };
  say(`  ${name}: ${inMs(cost)}`);
  return cost;
}

async function countsOf(shops: RunningServer[]) {
  const counts = await Promise.all(shops.map(({ url }) => cacheCounts(url)));
  return {
    hits: counts.reduce((sum, { hits }) => sum + hits, 0),
    all: counts.reduce((sum, { all }) => sum + all, 0),
  };
}

/** Everything costs with two processes what it costs with one, but each fills a cache of its own. */
function predict(measured: Measured): Measured {
  const run = { next: zipfVisits(slugs), entries: ENTRIES, warmUp: VISITS, requests: VISITS };
  const shares = playCache(partOf(run, 2));
  return { ...measured, hits: shares.hits, mix: pageCost(measured, shares) };
}

function compare(expected: Measured, found: Measured): string[] {
  say(
    `\nTwo processes: predicted ${percent(expected.hits)} cached, measured ${percent(found.hits)} (one: ${percent(one.hits)})`,
  );
  const faults =
    Math.abs(expected.hits - found.hits) > HITS_TOLERANCE
      ? ['The share found cached is not what was predicted.']
      : [];
  for (const kind of ['mix', 'warm', 'own', 'purchase'] as const) {
    say(`  ${kind}: predicted ${inMs(expected[kind])}; measured ${inMs(found[kind])}`);
    const off = found[kind].shop / expected[kind].shop - 1;
    if (Math.abs(off) > TOLERANCE) faults.push(`${kind} is off by ${percent(off)}.`);
  }
  return faults;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function inMs({ shop, database }: Cost): string {
  return `${(1000 * shop).toFixed(3)} ms shop, ${(1000 * database).toFixed(3)} ms database`;
}
