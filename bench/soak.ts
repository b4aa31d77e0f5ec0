// npm run soak -- --minutes 15: two processes on one PostgreSQL behind a proxy, shoppers all along, faults thrown in.
//   --shoppers N (12)      --first-fault N (1 to 7): where the round of faults begins
//   --group-buys: 200 group buys instead, with shoppers, moving prices and processes that die
//   --cluster: the database is three machines under Patroni, which die and are paused (needs Debian's packages)
//   --newsletter: one issue to 50,000 readers instead (--readers N), with a kill -9 in the middle, again and again
//   --operations N (10000): random moves of money at the end, compared with the orders
//   --payments N (100): so many payments by card with a kill -9 in each, on each engine, and payouts by two processes at once
//   --disputes N (50): so many disputes and transfers at least, with a kill -9 in each round; with --minutes 0 nothing else
// Everything on this machine's loopback; ends by itself; exit code 1 when a promise was broken.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { Catalogue } from '#engine/server/changes/catalogue.ts';
import { rows, type Database } from '#engine/server/db/client.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { buyerProfiles, users } from '#engine/server/sessions/users.schema.ts';
import { hashPassword } from '#engine/server/sessions/passwords.ts';
import { readLedger } from '../tests/support/ledger.ts';
import { walkMoney } from '../tests/support/money-walk.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { buildServer } from '../tests/support/server-process.ts';
import { startProxy } from '../tests/support/tcp-proxy.ts';
import { freePort } from './servers.ts';
import { AppProcess } from './soak/app-process.ts';
import { clusterFaults } from './soak/cluster-faults.ts';
import { buyGiftCards } from './soak/gift-cards.ts';
import { keepBatches } from './soak/keep-batches.ts';
import { missingForCluster, startCluster } from './soak/cluster.ts';
import { mountSmallDisk, shopFaults, type Stage, unmountSmallDisk } from './soak/faults.ts';
import { simulateGroupBuys } from './soak/group-buys.ts';
import { checkBooks, checkEnd, checkMemory } from './soak/invariants.ts';
import { sendNewsletter } from './soak/newsletter.ts';
import { soakDisputesAndTransfers } from './soak/disputes-and-transfers.ts';
import { soakPayments } from './soak/payments-soak.ts';
import { Postbox } from './soak/postbox.ts';
import { SoakRecord } from './soak/record.ts';
import { Shopper } from './soak/shopper.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    shoppers: { type: 'string', default: '12' },
    'first-fault': { type: 'string', default: '1' },
    operations: { type: 'string' },
    cluster: { type: 'boolean', default: false },
    'group-buys': { type: 'boolean', default: false },
    newsletter: { type: 'boolean', default: false },
    readers: { type: 'string', default: '50000' },
    payments: { type: 'string', default: '100' },
    disputes: { type: 'string', default: '50' },
  },
});
const MINUTES = Number(values.minutes);
const SHOPPERS = Number(values.shoppers);
/** With a cluster it is about the machines. */
const PAYMENTS = values.cluster ? 0 : Number(values.payments);
const DISPUTES = values.cluster ? 0 : Number(values.disputes);
const OPERATIONS = Number(values.operations ?? (values.cluster ? 0 : 10_000));
/** So much of everything that nothing sells out: what is refused then is a mistake. */
const STOCK = 1_000_000;
const CHECK_EVERY_MS = 5_000;
const BETWEEN_FAULTS_MS = 10_000;
/** An overloaded machine sheds load with 503; more than this share of it is a failure. */
const SHED_SHARE = 0.02;
const ADMIN = { username: 'admin', password: 'soak-admin-password' };
const BUYER = { username: 'soak-buyer', password: 'soak-buyer-password' };

if (!(MINUTES >= 0 && MINUTES <= 600 && SHOPPERS > 0 && SHOPPERS <= 200)) {
  process.stderr.write('--minutes must be from 0 to 600, --shoppers from 1 to 200.\n');
  process.exit(1);
}
const missing = values.cluster ? missingForCluster() : undefined;
if (missing !== undefined) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}
// What runs besides is ended with this process, however that ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const say = (line: string) => process.stdout.write(`${line}\n`);
const record = new SoakRecord();
const folder = await mkdtemp(path.join(tmpdir(), 'madia-soak-'));
// A build of its own: the processes start again and again, and another build meanwhile would mix two versions.
const build = await buildServer();

if (PAYMENTS > 0)
  for (const fault of await soakPayments({ file: build.file, folder, rounds: PAYMENTS, say }))
    record.fail(fault);
if (DISPUTES > 0)
  for (const fault of await soakDisputesAndTransfers({ file: build.file, folder, rounds: DISPUTES, say }))
    record.fail(fault);
if (MINUTES === 0) {
  await rm(folder, { recursive: true, force: true });
  await build.remove();
  conclude();
}

const what = values.cluster ? 'three machines of PostgreSQL' : 'PostgreSQL';
say(`Starting ${what}, a mail server, two processes of the shop and a proxy …`);
const { databaseUrl, replicaUrl, faults, stop: stopDatabase } = await startDatabase();
const postbox = new Postbox();
await postbox.open();
const dataDir = path.join(folder, 'data');
const uploadsFolder = path.join(dataDir, 'uploads');
await mkdir(uploadsFolder, { recursive: true });
const smallDisk = await mountSmallDisk(uploadsFolder);
const env = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATABASE_REPLICA_URL: replicaUrl ?? '',
  SMTP_URL: `smtp://127.0.0.1:${postbox.port}`,
  DATA_DIR: dataDir,
  SAMPLE_DATA: 'catalogue',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  BULK_MAILS_PER_MINUTE: '60000',
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
};
const logFile = path.join(tmpdir(), `madia-soak-${process.pid}.log`);
const apps = [
  new AppProcess(build.file, await freePort(), env, logFile),
  new AppProcess(build.file, await freePort(), env, logFile),
];
const proxy = await startProxy(apps.map(({ port }) => port));
const proxyUrl = `http://127.0.0.1:${proxy.port}`;
const ending = new AbortController();
let database: Awaited<ReturnType<typeof openPostgres>> | undefined;

/** Looks at the books and the memory again and again; a database that is away on purpose is no news. */
async function watch(units: number): Promise<void> {
  while (!ending.signal.aborted) {
    await checkBooks(database!.db, units, record).catch((error: unknown) => {
      if (!record.faultOn) record.fail(`the books could not be read: ${(error as Error).message}`);
    });
    await Promise.all(apps.map((app) => app.noteMemory()));
    await wait(CHECK_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {});
  }
}

/** The whole shop for as long as was asked for, with one fault after the other. */
async function soakShoppers(database: Database): Promise<void> {
  const { db } = database;
  await db.execute(sql`update products set quantity_available = ${STOCK} where for_sale`);
  await keepBatches(db);
  await db.execute(sql`select announce_catalogue_change('*')`);
  const [buyer] = await db
    .insert(users)
    .values({
      username: BUYER.username,
      email: 'soak-buyer@example.com',
      passwordHash: await hashPassword(BUYER.password),
    })
    .returning({ id: users.id });
  await db.insert(buyerProfiles).values({ userId: buyer!.id, firstName: 'Ada', lastName: 'Moreau' });
  const shelf = await rows<{ id: number; slug: string }>(
    db,
    sql`select id, slug from products where listed and in_stock`,
  );
  const { units } = await readLedger(db);
  say(`${MINUTES} minutes with ${SHOPPERS} shoppers; the processes' log is ${logFile}`);
  const market = {
    url: proxyUrl,
    slugs: shelf.map(({ slug }) => slug),
    productIds: shelf.map(({ id }) => id),
    account: BUYER,
    giftCards: await buyGiftCards({ url: proxyUrl, db, record, admin: ADMIN }),
  };
  const deadline = Date.now() + MINUTES * 60_000;
  const shopping = Promise.all(
    Array.from({ length: SHOPPERS }, () => new Shopper(market, record).shop(ending.signal)),
  );
  const watching = watch(units);
  const stage: Stage = {
    apps,
    postbox,
    proxyUrl,
    admin: ADMIN,
    uploadsFolder,
    smallDisk,
    record,
  };
  for (let turn = Number(values['first-fault']) - 1; ; turn += 1) {
    await wait(BETWEEN_FAULTS_MS);
    if (Date.now() > deadline) break;
    const [name, run] = faults[turn % faults.length]!;
    await record.during(name, () => run(stage));
  }
  ending.abort();
  await Promise.all([shopping, watching]);
  say('The shoppers went home; waiting for the last mails …');
  const { orders, mails } = await checkEnd(database, units, record, postbox);
  checkMemory(apps, record);
  if (OPERATIONS > 0) {
    say(`${OPERATIONS} random moves of money …`);
    const shop = { db, catalogue: new Catalogue(database, async () => {}) };
    const walked = await walkMoney(shop, { operations: OPERATIONS, seed: Date.now(), checkEvery: 500 });
    for (const fault of walked.faults) record.fail(fault);
    say(`Did ${JSON.stringify(walked.done)}`);
  }
  if (record.shed > record.requests * SHED_SHARE)
    record.fail(`${record.shed} requests were shed without a fault`);
  const byStatus = [...record.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  say(`\n${record.requests} requests (${byStatus.join('  ')})`);
  say(
    `${orders} orders, all acknowledged once; ${record.cancelled} cancelled; ${record.signIns} sign-ins; ${units} units seeded, sold + left the same`,
  );
  say(
    `${mails} mails queued, ${postbox.received.size} different ones arrived, ${postbox.repeated} of them twice (Message-ID tells them apart)`,
  );
  say(
    `During faults: ${record.refusedInFault} answers 503, ${record.connectionsLost} connections lost; without: ${record.shed} asked to come back later`,
  );
  say(`Memory at the end, MiB: ${apps.map(({ memory }) => `${memory.at(0)} → ${memory.at(-1)}`).join(', ')}`);
  say(`Faults survived: ${record.faults.length}`);
}

try {
  await Promise.all(apps.map((app) => app.start()));
  database = await openPostgres(databaseUrl);
  if (values['group-buys']) say(await simulateGroupBuys({ url: proxyUrl, db: database.db, apps, record }));
  else if (values.newsletter) {
    const stage = { url: proxyUrl, db: database.db, apps, postbox, record, admin: ADMIN };
    say(await sendNewsletter({ ...stage, readers: Number(values.readers) }));
  } else await soakShoppers(database);
} catch (error) {
  record.fail((error as Error).stack ?? String(error));
} finally {
  ending.abort();
  await database?.close();
  await Promise.all(apps.map((app) => app.end('SIGTERM')));
  proxy.close();
  await postbox.close();
  await stopDatabase();
  if (smallDisk) await unmountSmallDisk(uploadsFolder);
  await rm(folder, { recursive: true, force: true });
  await build.remove();
}
conclude();

async function startDatabase() {
  if (values.cluster) {
    const cluster = await startCluster();
    const urls = await cluster.createDatabase('soak');
    return { ...urls, faults: clusterFaults(cluster), stop: () => cluster.stop() };
  }
  const postgres = await startPostgres(['synchronous_commit=on']);
  const databaseUrl = await postgres.createDatabase('soak');
  return { databaseUrl, replicaUrl: undefined, faults: shopFaults(postgres), stop: () => postgres.stop() };
}

function conclude(): never {
  say(record.broken.length === 0 ? 'Every promise held.' : `${record.broken.length} promises were broken.`);
  process.exit(record.broken.length === 0 ? 0 : 1);
}
