// node bench/steady-purchases.ts (after npm run build): whether purchases stay as fast after thousands of cart writes, and
// what a table of its own for stock would save. Says what PostgreSQL counted, by statement too, what its connections waited
// for, and what everybody's processor did.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { startPostgres } from '../tests/support/real-postgres.ts';
import { fill } from './fill.ts';
import { processorSeconds } from './processes.ts';
import { COUNTING_STATEMENTS, profilePurchases } from './purchase-profile.ts';
import { machineOf } from './report.ts';
import { pinLoad, startShop } from './servers.ts';
import { cartWrites, purchases } from './shoppers.ts';

const PRODUCTS = 1_000;
const SECONDS = 6;
const CART_WRITES = 17_000;
const STOCK_UPDATES = 5_000;
const IDS = Array.from({ length: 60 }, (_, n) => n + 1);
const TABLES = ['products', 'cart_items', 'sessions', 'order_parts'];
/** Counts of tables are written by each session after a moment. */
const COUNTS_LAG_MS = 1_500;

interface TableCounts {
  relname: string;
  updated: number;
  hot: number;
  dead: number;
  scans: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
pinLoad();
say(`${machineOf()}; ${PRODUCTS} products`);
const server = await startPostgres(['shared_buffers=512MB', ...COUNTING_STATEMENTS]);
const databaseUrl = await server.createDatabase('steady');
const database = await openPostgres(databaseUrl);
await database.withoutLimits((patient) => fill(patient, PRODUCTS, 1_000));
await database.close();
const operator = new pg.Client({ connectionString: databaseUrl });
await operator.connect();
const shop = await startShop({ databaseUrl });

try {
  await purchases(shop.url, IDS, 2);
  await measurePurchases('fresh database');
  await measurePurchases('the same again');
  let written = 0;
  while (written < CART_WRITES) written += (await cartWrites(shop.url, IDS, 3)).perSecond * 3;
  say(`\n${Math.round(written)} cart writes`);
  await measurePurchases('right after them');
  await measurePurchases('the same again');
  await operator.query('vacuum analyze');
  await measurePurchases('after vacuum analyze');
  for (const line of await profilePurchases(operator, countPurchases)) say(line);
  await compareStockTables();
} finally {
  await shop.stop();
  await operator.end();
  await server.stop();
}

async function countPurchases(): Promise<number> {
  return (await purchases(shop.url, IDS, SECONDS)).perSecond * SECONDS;
}

async function measurePurchases(state: string): Promise<void> {
  const before = await look();
  const { perSecond, p99, failures } = await purchases(shop.url, IDS, SECONDS);
  const after = await look();
  const count = perSecond * SECONDS;
  const each = (of: 'shop' | 'database' | 'wal') => (after[of] - before[of]) / count;
  say(
    `\n${state}: ${perSecond.toFixed(0)}/s, p99 of a call ${p99.toFixed(0)} ms${failures > 0 ? `, ${failures} FAILED` : ''}; of one purchase ${(1000 * each('shop')).toFixed(2)} ms shop, ${(1000 * each('database')).toFixed(2)} ms database, ${each('wal').toFixed(0)} bytes of WAL`,
  );
  for (const table of TABLES) {
    const [then, now] = [before.tables.get(table)!, after.tables.get(table)!];
    const updated = now.updated - then.updated;
    const hot =
      updated === 0 ? '' : `, ${((100 * (now.hot - then.hot)) / updated).toFixed(1)} % on their page`;
    say(
      `  ${table}: ${(updated / count).toFixed(1)} updates${hot}; ${((now.scans - then.scans) / count).toFixed(2)} whole scans; ${now.dead} dead rows`,
    );
  }
}

async function look() {
  await wait(COUNTS_LAG_MS);
  const { rows } = await operator.query<TableCounts>(
    `select relname, n_tup_upd::int as updated, n_tup_hot_upd::int as hot, n_dead_tup::int as dead, seq_scan::int as scans
       from pg_stat_user_tables where relname = any($1)`,
    [TABLES],
  );
  return {
    shop: processorSeconds(shop.pid),
    database: processorSeconds(server.pid),
    wal: await walBytes(),
    tables: new Map(rows.map((row) => [row.relname, row])),
  };
}

async function walBytes(): Promise<number> {
  const { rows } = await operator.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`,
  );
  return Number(rows[0]!.bytes);
}

/** The very update of a sale, on the table of products and on one that holds nothing but stock, in turn. */
async function compareStockTables(): Promise<void> {
  await operator.query(
    `create table stock (id int primary key, quantity_available int not null) with (fillfactor = 85)`,
  );
  await operator.query(`insert into stock select id, quantity_available from products`);
  await operator.query('vacuum analyze stock');
  say(`\n${STOCK_UPDATES} sales of one product each, twice`);
  for (const table of ['products', 'stock', 'products', 'stock']) {
    const [processor, wal] = [processorSeconds(server.pid), await walBytes()];
    for (let turn = 0; turn < STOCK_UPDATES; turn += 1) {
      await operator.query({
        name: `take from ${table}`,
        text: `update ${table} set quantity_available = quantity_available - 1 where id = $1`,
        values: [IDS[turn % IDS.length]],
      });
    }
    const used = (1e6 * (processorSeconds(server.pid) - processor)) / STOCK_UPDATES;
    say(
      `  ${table}: ${used.toFixed(0)} µs of the database, ${((await walBytes()) - wal) / STOCK_UPDATES} bytes of WAL`,
    );
  }
}
