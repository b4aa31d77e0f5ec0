import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { anAdmin, aProducer } from '../../../../tests/support/people.ts';
import {
  openTestApp,
  TEST_PASSWORD,
  type TestApp,
  type Visitor,
} from '../../../../tests/support/test-app.ts';

interface Refusal {
  message: string;
  code: string;
  reason?: string;
  fields?: Record<string, string>;
}

describe('two-factor sign-in that the owner asks for', () => {
  let shop: TestApp;
  let owner: { id: number; visitor: Visitor };
  let clerk: { id: number; visitor: Visitor };
  const ask = (wanted: boolean | null) =>
    owner.visitor.patch<Refusal>('/api/admin/settings', { 'staff.twoFactor': wanted });
  const setUp = (id: number) =>
    shop.db.update(users).set({ totpEnabledAt: new Date() }).where(eq(users.id, id));
  const me = async ({ visitor }: { visitor: Visitor }) =>
    (await visitor.get<CurrentUser>('/api/auth/current-user')).body.user.twoFactorNeeded;

  beforeAll(async () => {
    shop = await openTestApp();
    owner = await anAdmin(shop);
    clerk = await anAdmin(shop, 'order-clerk');
    await shop.db
      .update(users)
      .set({ rights: ['orders'] })
      .where(eq(users.id, clerk.id));
  });

  it('is asked for only by somebody who has it', async () => {
    const refused = await ask(true);
    expect(refused.status).toBe(409);
    expect(refused.body.fields).toEqual({
      'staff.twoFactor': 'Set up two-factor sign-in for your own account first.',
    });
    expect((await clerk.visitor.get('/api/admin/orders')).status).toBe(200);
    expect((await owner.visitor.patch('/api/admin/settings', { 'staff.twoFactor': 'yes' })).status).toBe(400);
  });

  it('keeps the desk closed to administrators without it, their keys included, and to nobody else', async () => {
    const made = await owner.visitor.post<{ token: string }>('/api/keys', {
      name: 'Stock',
      scope: 'read',
      password: TEST_PASSWORD,
    });
    const bearer = { authorization: `Bearer ${made.body.token}` };
    const program = shop.visitor();
    const maker = await aProducer(shop, 'frantoio-ripalunga');
    await setUp(owner.id);
    expect((await ask(true)).status).toBe(200);
    const refused = await clerk.visitor.get<Refusal>('/api/admin/orders');
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'forbidden', reason: 'two_factor_needed' });
    expect(refused.body.message).toContain('two-factor');
    expect((await program.get('/api/admin/orders', bearer)).status).toBe(200);
    await shop.db.update(users).set({ totpEnabledAt: null }).where(eq(users.id, owner.id));
    expect((await program.get('/api/admin/orders', bearer)).status).toBe(403);
    await setUp(owner.id);
    expect(await me(clerk)).toBe(true);
    expect((await clerk.visitor.get('/api/cart')).status).toBe(200);
    expect((await owner.visitor.get('/api/admin/orders')).status).toBe(200);
    expect((await maker.visitor.get('/api/producer/orders')).status).toBe(200);

    await setUp(clerk.id);
    expect((await clerk.visitor.get('/api/admin/orders')).status).toBe(200);
    expect(await me(clerk)).toBe(false);
    await shop.db.update(users).set({ totpEnabledAt: null }).where(eq(users.id, clerk.id));
    expect((await clerk.visitor.get('/api/admin/orders')).status).toBe(403);
    expect((await ask(null)).status).toBe(200);
    expect((await clerk.visitor.get('/api/admin/orders')).status).toBe(200);
  });
});
