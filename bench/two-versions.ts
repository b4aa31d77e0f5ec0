// npm run two-versions -- --before v1.0.0: an upgrade while people shop. Two processes of the version before (a commit or tag
// of this repository, a folder where it is built, or the file that `npm pack` made of it) on one PostgreSQL behind a proxy; each is drained and replaced by one
// of this version. Exit code 1 when a single request was refused, failed or lost, or when the books do not sum.
//   --shoppers N (6)     --seconds N (15): between two steps
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { rows } from '#engine/server/db/client.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { freePort } from './servers.ts';
import { AppProcess } from './soak/app-process.ts';
import { checkEnd } from './soak/invariants.ts';
import { readPages } from './soak/page-reader.ts';
import { Postbox } from './soak/postbox.ts';
import { SoakRecord } from './soak/record.ts';
import { Shopper } from './soak/shopper.ts';
import { buildVersion, migrationsOf } from './soak/version-before.ts';
import { WatchingProxy } from './soak/watching-proxy.ts';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    shoppers: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '15' },
  },
});
if (values.before === undefined) {
  process.stderr.write(
    '--before is missing: a commit, a tag, a folder or a package of the version before.\n',
  );
  process.exit(1);
}
const ROOT = path.join(import.meta.dirname, '..');
const PAUSE_MS = Number(values.seconds) * 1000;
const STOCK = 1_000_000;
const BUYER = { username: 'soak-buyer', password: 'soak-buyer-password' };
// What runs besides is ended with this process, however that ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const say = (line: string) => process.stdout.write(`${line}\n`);
const record = new SoakRecord();
const folder = await mkdtemp(path.join(tmpdir(), 'madia-versions-'));
say(`Building ${values.before} …`);
const before = await buildVersion(values.before, path.join(folder, 'before'));
const now = await migrationsOf(ROOT);
const added = now.filter((name) => !before.migrations.includes(name));
say(`${added.length} migrations lie between the two${added.length > 0 ? `: ${added.join(', ')}` : ''}`);

const postgres = await startPostgres(['synchronous_commit=on']);
const postbox = new Postbox();
await postbox.open();
const databaseUrl = await postgres.createDatabase('versions');
const env = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  SMTP_URL: `smtp://127.0.0.1:${postbox.port}`,
  DATA_DIR: path.join(folder, 'data'),
  SAMPLE_DATA: 'catalogue',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  DRAIN_SECONDS: '3',
  ADMIN_PASSWORD: 'soak-admin-password',
};
const logFile = path.join(tmpdir(), `madia-versions-${process.pid}.log`);
const proxy = new WatchingProxy();
const url = await proxy.open();
const apps: AppProcess[] = [];
const ending = new AbortController();
const database = await openPostgres(databaseUrl);

async function start(file: string): Promise<AppProcess> {
  const app = new AppProcess(file, await freePort(), env, logFile);
  apps.push(app);
  const started = performance.now();
  await app.start();
  await proxy.add(app.port);
  say(
    `  a process of ${file === before.file ? 'the version before' : 'this version'} is ready after ${since(started)}`,
  );
  return app;
}

async function drain(app: AppProcess): Promise<void> {
  const started = performance.now();
  await app.end('SIGTERM');
  say(
    `  one of the version before has ended, ${since(started)} after it was told; it answered ${proxy.answeredBy(app.port)} requests`,
  );
}

const since = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

try {
  const current = path.join(ROOT, 'dist/server/main.js');
  const old = [await start(before.file), await start(before.file)];
  const { db } = database;
  await db.execute(sql`update products set quantity_available = ${STOCK} where for_sale`);
  await db.execute(sql`select announce_catalogue_change('*')`);
  // By the columns that every version has.
  await db.execute(sql`with one as (insert into users (username, email, password_hash)
      values (${BUYER.username}, 'soak-buyer@example.com', ${await hashPassword(BUYER.password)}) returning id)
    insert into buyer_profiles (user_id, first_name, last_name) select id, 'Ada', 'Moreau' from one`);
  const shelf = await rows<{ id: number; slug: string }>(
    db,
    sql`select id, slug from products where listed and in_stock`,
  );
  const [{ units } = { units: 0 }] = await rows<{ units: number }>(
    db,
    sql`select sum(quantity_available)::int as units from products`,
  );
  const market = {
    url,
    slugs: shelf.map(({ slug }) => slug),
    productIds: shelf.map(({ id }) => id),
    account: BUYER,
    giftCards: [],
  };
  const shopping = Promise.all(
    Array.from({ length: Number(values.shoppers) }, () => new Shopper(market, record).shop(ending.signal)),
  );
  const reading = readPages(url, record, ending.signal);
  await wait(PAUSE_MS);
  const orders = [record.acknowledged.size];
  for (const one of old) {
    await start(current);
    await wait(PAUSE_MS);
    orders.push(record.acknowledged.size);
    await drain(one);
    await wait(PAUSE_MS);
    orders.push(record.acknowledged.size);
  }
  ending.abort();
  await shopping;
  const files = await reading;
  const end = await checkEnd(database, units, record, postbox);
  if (record.shed > 0) record.fail(`${record.shed} requests were asked to come back`);
  const byStatus = [...record.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  say(`${record.requests} requests (${byStatus.join('  ')}), of them ${files} pages and their files`);
  say(
    `${end.orders} orders, all acknowledged once (after each step ${orders.join(', ')}); ${end.mails} mails arrived`,
  );
} catch (error) {
  record.fail((error as Error).stack ?? String(error));
} finally {
  ending.abort();
  await database.close();
  await Promise.all(apps.map((app) => app.end('SIGKILL')));
  proxy.close();
  await postbox.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
say(record.broken.length === 0 ? 'Nobody was refused.' : `${record.broken.length} broken (log: ${logFile})`);
process.exit(record.broken.length === 0 ? 0 : 1);
