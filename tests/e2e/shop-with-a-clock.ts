// A shop of its own on a PostgreSQL server, where a test can say how long ago a parcel arrived, and what is due.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import pg from 'pg';
import { startPostgres } from '../support/real-postgres.ts';
import { startServer } from '../support/server-process.ts';

interface ShopWithAClock {
  url: string;
  dataDir: string;
  /** Every part of the order was delivered that many hours ago. */
  deliveredAgo(orderId: number, hours: number): Promise<void>;
  setPrice(slug: string, cents: number): Promise<void>;
  /** What the shop does by itself is due now. */
  runTimer(name: string): Promise<void>;
}

async function openShop(): Promise<ShopWithAClock & { close: () => Promise<void> }> {
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.createDatabase('returns');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'madia-returns-'));
  const server = await startServer(path.join(import.meta.dirname, '../../dist/server/main.js'), {
    DATABASE_URL,
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'catalogue',
    ADMIN_PASSWORD: 'browser-tests-only',
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
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const test = base.extend<object, { shop: ShopWithAClock }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, provide) => {
      const { close, ...shop } = await openShop();
      await provide(shop);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
});
