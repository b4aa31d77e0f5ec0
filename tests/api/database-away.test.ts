// While the database is away the shop says so and asks to come back; nothing half-finished is kept for later visitors.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rows } from '#engine/server/db/client.ts';
import { openTestApp } from '../support/test-app.ts';

const LONG_ENOUGH_TO_NOTICE_MS = 200;

describe('a shop whose database is away', () => {
  it('answers 503, pages included, and keeps none of them', async () => {
    const shop = await openTestApp();
    const { $client } = shop.db as unknown as { $client: { query: unknown } };
    const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const { query } = $client;
    $client.query = () => Promise.reject(away);

    const calls = await Promise.all(
      ['/api/products', '/api/cart', '/api/categories'].map((url) => shop.app.inject(url)),
    );
    const session = { cookie: 'session=x' };
    calls.push(await shop.app.inject({ url: '/api/cart', headers: session }));
    for (const call of calls.filter(({ statusCode }) => statusCode !== 200)) {
      expect(call.statusCode).toBe(503);
      expect(call.json()).toMatchObject({ code: 'unavailable' });
    }
    expect(calls.some(({ statusCode }) => statusCode === 503)).toBe(true);
    for (const url of ['/shop', '/producers', '/product/taggiasca-extra-virgin-olive-oil']) {
      const page = await shop.app.inject(url);
      expect([url, page.statusCode, page.headers['retry-after']]).toEqual([url, 503, '5']);
      expect(page.headers['content-type']).toContain('text/html');
    }
    expect((await shop.app.inject('/')).statusCode).toBeLessThan(504);

    $client.query = query;
    for (const url of ['/', '/shop', '/producers', '/product/taggiasca-extra-virgin-olive-oil']) {
      const page = await shop.app.inject(url);
      expect([url, page.statusCode]).toEqual([url, 200]);
      expect(page.body).toContain('Taggiasca');
    }
  }, 60_000);

  it('survives a connection that is lost between two statements of a transaction', async () => {
    const shop = await openTestApp();
    if (shop.shop.database.engine !== 'postgres') return;
    const lost = shop.db.transaction(async (tx) => {
      const [own] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await shop.db.execute(sql`select pg_terminate_backend(${own!.pid})`);
      await wait(LONG_ENOUGH_TO_NOTICE_MS);
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  });
});
