import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createUser, openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { sessions } from '#engine/server/sessions/users.schema.ts';
import { rateLimits } from '#engine/server/db/operations.schema.ts';
import { tidyUp } from './tidy-up.ts';

/** More than any portion, or than one run used to take. */
const MANY = 5_001;

let shop: TestApp;
beforeEach(async () => {
  shop = await openTestApp();
});
const tokensLeft = async () =>
  (await shop.db.select({ tokenHash: sessions.tokenHash }).from(sessions)).map((row) => row.tokenHash);

describe('the hourly clean-up', () => {
  it('takes out sessions that have expired, however many, and leaves the others with their carts', async () => {
    const visitor = shop.visitor();
    await visitor.post('/api/cart', { productId: 1 });
    await shop.db.execute(sql`
      insert into sessions (token_hash, expires_at)
      select 'gone-' || n, now() - interval '1 second' from generate_series(1, ${MANY}) n`);
    await tidyUp(shop.shop.database);
    expect(await tokensLeft()).toHaveLength(1);
    expect((await visitor.get<{ cartCount: number }>('/api/cart')).body.cartCount).toBe(1);
  });

  it('takes out visitors’ sessions that are empty and a day old; never a cart, an account or a fresh one', async () => {
    const userId = await createUser(shop.db, { username: 'ada', role: 'BUYER' });
    await shop.db.execute(sql`
      insert into sessions (token_hash, expires_at, last_seen_at)
      select 'empty-' || n, now() + interval '29 days', now() - interval '25 hours' from generate_series(1, ${MANY}) n`);
    await shop.db.execute(sql`
      insert into sessions (token_hash, user_id, expires_at, last_seen_at) values
        ('cart', null, now() + interval '1 day', now() - interval '29 days'),
        ('account', ${userId}, now() + interval '1 day', now() - interval '29 days'),
        ('fresh', null, now() + interval '30 days', now() - interval '23 hours')`);
    await shop.db.execute(sql`
      insert into cart_items (session_id, product_id, quantity)
      select id, 1, 1 from sessions where token_hash = 'cart'`);
    await tidyUp(shop.shop.database);
    expect((await tokensLeft()).toSorted()).toEqual(['account', 'cart', 'fresh']);
  });

  it('takes out counters whose window is over, and no other: nobody makes the shop forget', async () => {
    await shop.db.execute(sql`
      insert into rate_limits (key, count, ends_at)
      select 'over-' || n, 100, now() - interval '1 second' from generate_series(1, ${MANY}) n`);
    const running = { key: 'running', count: 11, endsAt: new Date(Date.now() + 60_000) };
    await shop.db.insert(rateLimits).values(running);
    await tidyUp(shop.shop.database);
    expect(await shop.db.select().from(rateLimits)).toEqual([running]);
  });
});
