// A shop whose public reads go to a streaming replica: what it serves is never older than what it has been told.
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { migrate } from '#engine/server/db/migrate.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { fillSampleCatalogue } from '#sample/catalogue/fill-sample-catalogue.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { startPostgres, type RealPostgres, type Standby } from '../support/real-postgres.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';
const PATIENCE = { timeout: 10_000, interval: 20 };
/** Two servers are made, and one of them is copied. */
const START_MS = 180_000;

describe.skipIf(inject('postgresUrl') === undefined)('public reads from a replica', () => {
  let server: RealPostgres;
  let standby: Standby;
  let urls: { databaseUrl: string; replicaUrl: string };
  let shop: TestApp;
  let copy: pg.Client;

  beforeAll(async () => {
    server = await startPostgres();
    const databaseUrl = await server.createDatabase('shop');
    const filling = await openPostgres(databaseUrl);
    await migrate(filling);
    await fillSampleCatalogue(filling);
    await filling.close();
    standby = await server.startStandby();
    urls = { databaseUrl, replicaUrl: standby.urlOf('shop') };
    shop = await openTestApp({}, await openPostgres(urls));
    copy = new pg.Client({ connectionString: urls.replicaUrl });
    // It ends with its server.
    copy.on('error', () => {});
    await copy.connect();
  }, START_MS);
  afterAll(async () => {
    await shop.app.close();
    await shop.shop.database.close();
    await copy.end().catch(() => {});
    await standby.stop();
    await server.stop();
  });

  const counts = () => shop.shop.source.counts;
  const priceShown = async (slug = OIL) =>
    (await shop.visitor().get<{ price: number }>(`/api/products/${slug}`)).body.price;
  const setPrice = (priceCents: number) =>
    shop.shop.catalogue.change(async (tx, changed) => {
      await tx.update(products).set({ priceCents }).where(eq(products.slug, OIL));
      changed.settings();
    });
  const caughtUp = () =>
    vi.waitFor(async () => {
      const { rows } = await copy.query<{ version: string }>('select version from catalogue_state');
      expect(Number(rows[0]!.version)).toBe(shop.shop.catalogue.newestKnown);
    }, PATIENCE);

  it('asks the replica, for pages and lists and searches', async () => {
    for (const url of ['/api/categories', '/api/products?limit=5', '/api/search?q=olive', '/api/producers']) {
      const before = counts().replica;
      expect((await shop.visitor().get(url)).status).toBe(200);
      expect(counts().replica, url).toBe(before + 1);
    }
    const before = counts().replica;
    const page = await shop.visitor().get(`/product/${OIL}`);
    expect(page.status).toBe(200);
    expect(counts().replica).toBeGreaterThan(before);
  });

  it('passes by a replica that lags behind a change, and caches nothing old', async () => {
    await copy.query('select pg_wal_replay_pause()');
    await setPrice(4_200);
    const before = { ...counts() };
    expect(await priceShown()).toBe(42);
    const list = await shop.visitor().get<{ total: number }>('/api/categories/olive-oil/products?limit=50');
    expect(list.text).toContain('"price":42');
    expect(counts()).toMatchObject({ behind: before.behind + 2, replica: before.replica });
    await copy.query('select pg_wal_replay_resume()');
    await caughtUp();
    expect(await priceShown()).toBe(42);
    await shop.visitor().get('/api/products?limit=3');
    expect(counts().replica).toBe(before.replica + 1);
  });

  it('writes and reads of one’s own stay with the database', async () => {
    await copy.query('select pg_wal_replay_pause()');
    const visitor = shop.visitor();
    const [oil] = await shop.db.select().from(products).where(eq(products.slug, OIL));
    expect((await visitor.post('/api/cart', { productId: oil!.id, quantity: 2 })).status).toBe(200);
    expect((await visitor.get<{ items: unknown[] }>('/api/cart')).body.items).toHaveLength(1);
    await copy.query('select pg_wal_replay_resume()');
    await caughtUp();
  });

  it('refuses to start where the replica is none', async () => {
    const wrong = openPostgres({ databaseUrl: urls.databaseUrl, replicaUrl: urls.databaseUrl });
    await expect(wrong).rejects.toThrow(StartupError);
    await expect(wrong).rejects.toThrow('DATABASE_REPLICA_URL');
  });

  it('refuses to start where the database itself is a replica', async () => {
    const wrong = openPostgres({ databaseUrl: urls.replicaUrl });
    await expect(wrong).rejects.toThrow(StartupError);
    await expect(wrong).rejects.toThrow('DATABASE_URL: the database there is a replica');
  });

  it('goes on without a replica that is gone', async () => {
    await standby.stop();
    await setPrice(4_300);
    const before = counts().away;
    expect(await priceShown()).toBe(43);
    expect((await shop.visitor().get('/api/products?limit=4')).status).toBe(200);
    // The second did not even ask.
    expect(counts().away).toBe(before + 1);
    const lonely = await openPostgres(urls);
    await lonely.ping();
    await lonely.close();
  });
});
