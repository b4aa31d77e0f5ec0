import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../tests/support/test-app.ts';
import { sessions } from './schema/accounts.ts';
import { tidyUp } from './tidy-up.ts';

describe('the hourly broom', () => {
  it('takes out sessions that have expired, and their carts, and leaves the others', async () => {
    const shop = await openTestApp();
    const { visitor, db } = { visitor: shop.visitor(), db: shop.db };
    await visitor.post('/api/cart', { productId: 1 });
    await db.insert(sessions).values({ tokenHash: 'long-gone', expiresAt: new Date(Date.now() - 1_000) });
    await tidyUp(shop.shop.database);
    expect(await db.select({ tokenHash: sessions.tokenHash }).from(sessions)).toHaveLength(1);
    expect((await visitor.get<{ cartCount: number }>('/api/cart')).body.cartCount).toBe(1);
  });
});
