// npm run abuse -- --requests 100000: hostile requests over real connections against the built shop on PostgreSQL.
//   --seed N     repeats a run      --at-once N     connections (8)
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openPostgres } from '#server/db/postgres.ts';
import { hashPassword } from '#server/http/passwords.ts';
import { newCallers } from '../tests/support/hostile-callers.ts';
import { complaintAbout, type Reply } from '../tests/support/hostile-answers.ts';
import { hostileRequest, operationsOf, type HostileRequest } from '../tests/support/hostile-requests.ts';
import { readLedger } from '../tests/support/ledger.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { buildServer } from '../tests/support/server-process.ts';
import { floodPages, MIN_SHARE } from './page-flood.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    'at-once': { type: 'string', default: '8' },
  },
});
const TOTAL = Number(values.requests);
const SEED = Number(values.seed);
const AT_ONCE = Number(values['at-once']);
const BATCH = 1_000;
const SHOWN_COMPLAINTS = 20;
const MAX_ATTEMPTS = 60;
const RETRY_MS = 500;
const PASSWORD = 'correct horse';

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Received extends Reply {
  retryAfter: string | undefined;
}

/** An overloaded process says so before it looks at a request: then it is sent again, and only a later answer counts. */
async function sendPatiently(...sent: Parameters<typeof send>): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await send(...sent);
    if (reply.status !== 503 || reply.retryAfter === undefined || attempt === MAX_ATTEMPTS) return reply;
    shed += 1;
    await wait(RETRY_MS);
  }
}

function send(url: URL, agent: Agent, asked: HostileRequest, cookie: string | undefined): Promise<Received> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      {
        agent,
        host: url.hostname,
        port: url.port,
        method: asked.method,
        path: asked.url,
        headers: {
          ...asked.headers,
          ...(asked.payload === undefined ? {} : { 'content-length': Buffer.byteLength(asked.payload) }),
          ...(cookie === undefined ? {} : { cookie }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            contentType: answer.headers['content-type'] ?? '',
            retryAfter: answer.headers['retry-after'],
            text: answer.headers['content-encoding'] === undefined ? Buffer.concat(chunks).toString() : '',
          }),
        );
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(asked.payload);
  });
}

say(`Seed ${SEED}; starting PostgreSQL and the shop …`);
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('abuse');
const dataDir = await mkdtemp(path.join(tmpdir(), 'madia-abuse-'));
const build = await buildServer();
const shop = await build.start({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SAMPLE_DATA: 'on' });
const database = await openPostgres(databaseUrl);
const statuses = new Map<number, number>();
const complaints: string[] = [];
let shed = 0;
let done = 0;

async function ask(
  url: URL,
  agent: Agent,
  asked: HostileRequest,
  cookie: string | undefined,
): Promise<number | undefined> {
  done += 1;
  const name = `${asked.method} ${asked.url.slice(0, 300)} as ${asked.caller} ${JSON.stringify(asked.headers)} ${asked.payload?.slice(0, 500) ?? ''}`;
  try {
    const reply = await sendPatiently(url, agent, asked, cookie);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    const complaint = complaintAbout(asked, reply);
    if (complaint !== undefined) complaints.push(`${name}: ${complaint}`);
    return reply.status;
  } catch (error) {
    complaints.push(`${name}: the connection broke (${(error as Error).message})`);
    return undefined;
  }
}

try {
  const url = new URL(shop.url);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const document = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as object;
  const operations = operationsOf(document);
  const passwordHash = await hashPassword(PASSWORD);
  const started = Date.now();
  for (let batch = 0; batch * BATCH < TOTAL; batch += 1) {
    const size = Math.min(BATCH, TOTAL - batch * BATCH);
    const each = Math.ceil(size / operations.length);
    const requests = operations
      .flatMap((operation, at) =>
        fc.sample(hostileRequest(operation), { numRuns: each, seed: SEED + batch * operations.length + at }),
      )
      .slice(0, size);
    let next = 0;
    const worker = async () => {
      // Each has its own accounts: callers sign out, delete their accounts and lose their roles.
      let cookies = await newCallers(database.db, passwordHash);
      while (next < requests.length) {
        const asked = requests[next++]!;
        const status = await ask(url, agent, asked, cookies[asked.caller]);
        if (status === 401 && asked.caller !== 'anonymous')
          cookies = await newCallers(database.db, passwordHash);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (batch % 10 === 9 || done === TOTAL) say(`${done} requests, ${complaints.length} complaints`);
  }
  agent.destroy();
  const seconds = (Date.now() - started) / 1000;
  const alive = (await fetch(`${shop.url}/readyz`)).ok;
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  const mebibytes = Math.round(
    Number(/process_resident_memory_bytes (\d+)/.exec(metrics)?.[1] ?? 0) / 2 ** 20,
  );
  const { faults } = await readLedger(database.db);
  const byStatus = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  say(
    `\n${done} requests to ${operations.length} routes in ${Math.round(seconds)} s (${Math.round(done / seconds)}/s), seed ${SEED}`,
  );
  say(byStatus.join('  '));
  say(
    `asked to come back later: ${shed}; memory at the end: ${mebibytes} MiB; books: ${faults.length} faults`,
  );
  if (!alive) complaints.push('The shop does not answer any more.');
  for (const { flood, share } of await floodPages(shop.url)) {
    const kept = `A flood of ${flood} leaves a warm page ${Math.round(100 * share)} % of its speed.`;
    say(kept);
    if (share < MIN_SHARE) complaints.push(kept);
  }
  complaints.push(...faults);
} finally {
  await database.close();
  await shop.end('SIGTERM');
  await build.remove();
  await rm(dataDir, { recursive: true, force: true });
  await postgres.stop();
}
for (const complaint of complaints.slice(0, SHOWN_COMPLAINTS)) say(`  ✗ ${complaint}`);
say(complaints.length === 0 ? 'Nothing to complain about.' : `${complaints.length} complaints.`);
process.exitCode = complaints.length === 0 ? 0 : 1;
