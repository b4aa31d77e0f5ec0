// node bench/telemetry.ts [--only 'cart write'] (after npm run build): what traces and figures cost. The same shop with a collector and without one,
// measured in turn, as processor time of the shop for each request: that is what is left when the machine is busy otherwise.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { AddressInfo } from 'node:net';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { fill } from './fill.ts';
import { measure, measureOnce } from './measure.ts';
import { processorSeconds } from './processes.ts';
import { machineOf } from './report.ts';
import { alone, pinLoad, startShop, type RunningServer } from './servers.ts';
import { cartWrites, purchases } from './shoppers.ts';
import { listedSlugs } from './slugs.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const PRODUCTS = 2_000;
const PAGES_A_ROUND = 80;
const ROUNDS = 16;
const SECONDS = 1;
/** What tracing may cost at most. */
const MOST = 0.1;
const IDS = Array.from({ length: 60 }, (_, n) => n + 1);

const say = (line: string) => process.stdout.write(`${line}\n`);
pinLoad();
say(`${machineOf()}; ${PRODUCTS} products, ${ROUNDS} rounds`);
let bytes = 0;
const collector = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const server = await startPostgres(['shared_buffers=512MB']);
let slugs: string[] = [];
/** Each has a database of its own: neither sends the other's mails. */
const databaseFor = async (name: string) => {
  const databaseUrl = await server.createDatabase(name);
  const database = await openPostgres(databaseUrl);
  await database.withoutLimits((patient) => fill(patient, PRODUCTS, 1_000));
  slugs = await listedSlugs(database, PRODUCTS);
  await database.close();
  return databaseUrl;
};
const off = await startShop({ databaseUrl: await databaseFor('telemetry_off') });
const on = await startShop({ databaseUrl: await databaseFor('telemetry_on'), collector: endpoint });
const shops = [off, on];

/** Each says how many requests it made; `round` counts both shops' turns apart, so that each gets pages it has not made. */
const kinds: Record<string, (shop: RunningServer, round: number) => Promise<number>> = {
  'page from the cache': async ({ url }) => {
    const { perSecond } = await measure(url, {
      path: `/product/${slugs[0]!}`,
      seconds: SECONDS,
      warmUpSeconds: 0,
    });
    return perSecond * SECONDS;
  },
  'page that is made': async ({ url }, round) => {
    const pages = slugs.slice(1 + round * PAGES_A_ROUND, 1 + (round + 1) * PAGES_A_ROUND);
    await measureOnce(
      url,
      pages.map((slug) => `/product/${slug}`),
    );
    return pages.length;
  },
  'cart write': async ({ url }) => (await cartWrites(url, IDS, SECONDS)).perSecond * SECONDS,
  'whole purchase': async ({ url }) => (await purchases(url, IDS, SECONDS)).perSecond * SECONDS,
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

let isTooDear = false;
for (const [name, work] of Object.entries(kinds)) {
  if (values.only !== undefined && values.only !== name) continue;
  const rounds: { without: number; with: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs = new Map<RunningServer, number>();
    // The second of the two finds a warmer machine: they take turns at that too.
    for (const shop of round % 2 === 0 ? shops : shops.toReversed()) {
      const cost = await alone(shop, shops, async () => {
        const before = processorSeconds(shop.pid);
        const count = await work(shop, round);
        return (processorSeconds(shop.pid) - before) / count;
      });
      costs.set(shop, cost);
    }
    // The first round warms up.
    if (round > 0) rounds.push({ without: costs.get(off)!, with: costs.get(on)! });
  }
  // Of the two of each round, which saw the same neighbours: what else runs on the machine changes more than what is measured.
  const more = median(rounds.map((round) => round.with / round.without)) - 1;
  isTooDear ||= more > MOST;
  say(
    `${name}: ${(median(rounds.map(({ without }) => without)) * 1e6).toFixed(0)} µs without a collector, ${more >= 0 ? '+' : ''}${(more * 100).toFixed(1)} % with one`,
  );
}
say(`${(bytes / 2 ** 20).toFixed(1)} MiB were sent to the collector`);
for (const shop of shops) await shop.stop();
await server.stop();
collector.closeAllConnections();
collector.close();
if (isTooDear) say(`More than ${MOST * 100} % somewhere.`);
process.exit(isTooDear ? 1 : 0);
