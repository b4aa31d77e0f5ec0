// A shop of its own on a PostgreSQL database, where a test can say how long ago something happened, and what is due.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startServer } from '../support/server-process.ts';
import { copySampleShop } from './shared-postgres.ts';
import { test as base } from './test.ts';

export interface ShopWithAClock {
  url: string;
  dataDir: string;
  /** Every part of the order was delivered that many hours ago. */
  deliveredAgo(orderId: number, hours: number): Promise<void>;
  /** Every payout account was entered that many hours ago. */
  payoutAccountsAgo(hours: number): Promise<void>;
  /** The half hour in which the order could be paid is over. */
  missPayment(orderId: number): Promise<void>;
  setPrice(slug: string, cents: number): Promise<void>;
  /** What the shop does by itself is due now. */
  runTimer(name: string): Promise<void>;
}

async function openShop(
  settings: Record<string, string>,
): Promise<ShopWithAClock & { close: () => Promise<void> }> {
  const DATABASE_URL = await copySampleShop();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'madia-clock-'));
  const server = await startServer(path.join(import.meta.dirname, '../../dist/server/main.js'), {
    DATABASE_URL,
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'catalogue',
    ADMIN_PASSWORD: 'browser-tests-only',
    ...settings,
  });
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  return {
    // The shop's own name for itself: writes from another one are refused.
    url: server.url.replace('127.0.0.1', 'localhost'),
    dataDir,
    deliveredAgo: async (orderId, hours) => {
      await client.query(
        `update order_parts set shipped_at = now() - make_interval(secs => ($2::float + 24) * 3600),
                                delivered_at = now() - make_interval(secs => $2::float * 3600)
          where order_id = $1`,
        [orderId, hours],
      );
    },
    payoutAccountsAgo: async (hours) => {
      await client.query('update payout_accounts set changed_at = now() - make_interval(hours => $1)', [
        hours,
      ]);
    },
    missPayment: async (orderId) => {
      // The database refuses to change payments; a clock that has moved on is none of its triggers' business.
      await client.query('set session_replication_role = replica');
      await client.query(`update payments set expires_at = now() - interval '1 second' where order_id = $1`, [
        orderId,
      ]);
      await client.query('set session_replication_role = origin');
    },
    setPrice: async (slug, cents) => {
      await client.query('update products set price_cents = $2 where slug = $1', [slug, cents]);
      await client.query(`select announce_catalogue_change('*')`);
    },
    runTimer: async (name) => {
      await client.query('update timers set next_at = now() where name = $1', [name]);
    },
    close: async () => {
      await client.end();
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Worker {
  /** Of the server, besides what every shop of the tests has. */
  settings: Record<string, string>;
  shop: ShopWithAClock;
}

export const test = base.extend<object, Worker>({
  settings: [{}, { scope: 'worker', option: true }],
  shop: [
    async ({ settings }, provide) => {
      const { close, ...shop } = await openShop(settings);
      await provide(shop);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
});
