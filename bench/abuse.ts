// npm run abuse -- --requests 100000: hostile requests over real connections against the built shop on PostgreSQL, then floods.
//   --pages N    URLs of pages, bent (a tenth of the requests)
//   --seed N     repeats a run      --at-once N     connections (8)
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import { complaintAbout, complaintAboutPage } from '../tests/support/hostile-answers.ts';
import { newCallers } from '../tests/support/hostile-callers.ts';
import { hostilePage } from '../tests/support/hostile-pages.ts';
import { hostileRequest, operationsOf, type HostileRequest } from '../tests/support/hostile-requests.ts';
import { readLedger } from '../tests/support/ledger.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { buildServer } from '../tests/support/server-process.ts';
import { HostileCaller } from './abuse/hostile-caller.ts';
import { runFloods } from './abuse/floods.ts';
import { pageRoutes } from './abuse/page-routes.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    pages: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    'at-once': { type: 'string', default: '8' },
  },
});
const TOTAL = Number(values.requests);
const PAGES = Number(values.pages ?? Math.ceil(TOTAL / 10));
const SEED = Number(values.seed);
const AT_ONCE = Number(values['at-once']);
const BATCH = 1_000;
const SHOWN_COMPLAINTS = 20;
const PASSWORD = 'correct horse';

const say = (line: string) => process.stdout.write(`${line}\n`);

say(`Seed ${SEED}; starting PostgreSQL and the shop …`);
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('abuse');
const dataDir = await mkdtemp(path.join(tmpdir(), 'madia-abuse-'));
const floodsDir = await mkdtemp(path.join(tmpdir(), 'madia-floods-'));
const build = await buildServer();
const shop = await build.start({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SAMPLE_DATA: 'catalogue' });
const database = await openPostgres(databaseUrl);
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const caller = new HostileCaller(new URL(shop.url), agent);
const { complaints } = caller;
const passwordHash = await hashPassword(PASSWORD);

/** As many at once as there are connections; each has its own accounts, which it signs out of, deletes and degrades. */
async function sendAll(requests: HostileRequest[], complain: typeof complaintAbout): Promise<void> {
  const waiting = requests.values();
  const worker = async () => {
    let cookies = await newCallers(database.db, passwordHash);
    for (const asked of waiting) {
      const status = await caller.ask(asked, cookies[asked.caller], complain);
      if (status === 401 && asked.caller !== 'anonymous')
        cookies = await newCallers(database.db, passwordHash);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function callEveryRoute(): Promise<number> {
  const document = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as object;
  const operations = operationsOf(document);
  for (let batch = 0; batch * BATCH < TOTAL; batch += 1) {
    const size = Math.min(BATCH, TOTAL - batch * BATCH);
    const each = Math.ceil(size / operations.length);
    const requests = operations.flatMap((operation, at) =>
      fc.sample(hostileRequest(operation), { numRuns: each, seed: SEED + batch * operations.length + at }),
    );
    await sendAll(requests.slice(0, size), complaintAbout);
    if (batch % 10 === 9) say(`${caller.done} requests, ${complaints.length} complaints`);
  }
  return operations.length;
}

async function walkPages(): Promise<number> {
  const routes = await pageRoutes();
  await sendAll(fc.sample(hostilePage(routes), { numRuns: PAGES, seed: SEED }), complaintAboutPage);
  return routes.length;
}

async function residentMebibytes(): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1] ?? 0) / 2 ** 20);
}

try {
  const started = Date.now();
  const routes = await callEveryRoute();
  const pages = await walkPages();
  const seconds = (Date.now() - started) / 1000;
  const { done, shed, statuses } = caller;
  const { faults } = await readLedger(database.db);
  const byStatus = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  say(
    `\n${done} requests to ${routes} routes and ${pages} pages in ${Math.round(seconds)} s (${Math.round(done / seconds)}/s), seed ${SEED}`,
  );
  say(byStatus.join('  '));
  say(
    `asked to come back later: ${shed}; memory at the end: ${await residentMebibytes()} MiB; books: ${faults.length} faults`,
  );
  complaints.push(...faults);
  if (!(await fetch(`${shop.url}/readyz`)).ok) complaints.push('The shop does not answer any more.');
  await shop.end('SIGTERM');
  const flooded = { databaseUrl: await postgres.createDatabase('floods'), dataDir: floodsDir, passwordHash };
  complaints.push(...(await runFloods(build, flooded, say)));
} finally {
  agent.destroy();
  await database.close();
  await shop.end('SIGTERM');
  await build.remove();
  for (const folder of [dataDir, floodsDir]) await rm(folder, { recursive: true, force: true });
  await postgres.stop();
}
for (const complaint of complaints.slice(0, SHOWN_COMPLAINTS)) say(`  ✗ ${complaint}`);
say(complaints.length === 0 ? 'Nothing to complain about.' : `${complaints.length} complaints.`);
process.exitCode = complaints.length === 0 ? 0 : 1;
