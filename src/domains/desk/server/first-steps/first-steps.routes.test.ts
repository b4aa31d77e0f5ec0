import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FirstSteps } from '#domains/desk/model/first-steps.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { aBuyer, anAdmin, anOrder, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const OIL = 'taggiasca-extra-virgin-olive-oil';

describe('first steps', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await openTestApp();
  });

  const left = async (visitor: Visitor, desk: 'admin' | 'producer') =>
    (await visitor.get<FirstSteps>(`/api/${desk}/first-steps`)).body.steps
      .filter(({ isDone }) => !isDone)
      .map(({ step }) => step);

  it('of an owner follow what is there, and go when all is done', async () => {
    const { visitor } = await anAdmin(shop);
    expect(await left(visitor, 'admin')).toEqual(['settings', 'account', 'tax', 'order']);
    await anOrder(shop.db, { lines: [{ slug: OIL, quantity: 1 }] });
    await visitor.patch('/api/admin/settings', { 'tax.mode': 'none' });
    await visitor.patch('/api/admin/settings', {
      'bank.holder': 'Shop',
      'bank.routingNumber': '021000021',
      'bank.accountNumber': '123456789',
    });
    expect(await left(visitor, 'admin')).toEqual(['settings']);
    for (let time = 0; time < 2; time += 1)
      expect((await visitor.patch('/api/admin/first-steps', { settingsSeen: true })).body).toEqual({
        steps: [],
      });
    expect((await visitor.patch('/api/admin/first-steps', { settingsSeen: false })).status).toBe(400);
  });

  it('of a producer are put away by each person for themselves', async () => {
    const { visitor, producerId, id } = await aProducer(shop, 'frantoio-ripalunga');
    expect(producerId).toBeGreaterThan(0);
    expect(await left(visitor, 'producer')).toEqual(['settings', 'account']);
    await visitor.patch('/api/producer/first-steps', { putAway: true });
    expect((await visitor.get('/api/producer/first-steps')).body).toEqual({ steps: [] });
    await shop.db
      .update(users)
      .set({ rights: ['orders'] })
      .where(eq(users.id, id));
    expect((await visitor.get('/api/producer/first-steps')).status).toBe(403);
    const { visitor: buyer } = await aBuyer(shop);
    expect((await buyer.patch('/api/producer/first-steps', { putAway: true })).status).toBe(403);
  });
});
