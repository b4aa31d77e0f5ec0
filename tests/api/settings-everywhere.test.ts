// What the owner chooses counts in every process, and for every brand.
import { expect, it } from 'vitest';
import type { AdminSettings } from '#domains/desk/model/admin.ts';
import { anAdmin } from '../support/people.ts';
import { SECOND_BRAND } from '../support/second-brand.ts';
import { openTestApp } from '../support/test-app.ts';
import { openTestDatabase } from '../support/test-database.ts';

it('another process says it within two seconds', async () => {
  const { database } = await openTestDatabase();
  const secretKey = 'a'.repeat(64);
  const first = await openTestApp({ secretKey }, database);
  const second = await openTestApp({ secretKey }, database);
  const { visitor: admin } = await anAdmin(first);
  const shipping = async () => (await second.stranger().get('/shipping')).text;
  expect(await shipping()).not.toContain('$14.75');
  const before = performance.now();
  await admin.patch('/api/admin/settings', { 'delivery.expressPrice': 14.75 });
  await expect
    .poll(() => second.shop.settings.chosen.get('delivery.expressPrice')?.value, {
      timeout: 2_000,
      interval: 20,
    })
    .toBe(14.75);
  await expect.poll(shipping, { timeout: 2_000, interval: 20 }).toContain('$14.75');
  expect(performance.now() - before).toBeLessThan(2_000);
});

it('a brand with policies of its own has them as standards, and goes back to them', async () => {
  const shop = await openTestApp({ brand: SECOND_BRAND, supportEmail: SECOND_BRAND.brand.supportEmail });
  const { visitor: admin } = await anAdmin(shop);
  const read = async () =>
    Object.fromEntries(
      (await admin.get<AdminSettings>('/api/admin/settings')).body.groups.flatMap(({ settings }) =>
        settings.map(({ key, value }) => [key, value]),
      ),
    );
  const own = {
    'shop.name': 'Bloom & Barrow',
    'shop.email': 'help@bloom.example',
    'delivery.freeFrom': 75,
    'delivery.coldChainPrice': 4,
    'money.commissionPercent': 12,
    'money.payoutAfterHours': 72,
    'returns.claimHours': 72,
    'orders.changeMinutes': 180,
  };
  expect(await read()).toMatchObject(own);
  const said = async () => (await shop.visitor().get('/shipping')).text;
  const before = await said();
  expect(before).toContain('within 3 hours of placing');
  await admin.patch('/api/admin/settings', { 'orders.changeMinutes': 45, 'delivery.freeFrom': 60 });
  expect(await said()).toContain('within 45 minutes of placing');
  expect(await said()).toContain('$60');
  await admin.patch('/api/admin/settings', { 'orders.changeMinutes': null, 'delivery.freeFrom': null });
  expect(await read()).toMatchObject(own);
  expect(await said()).toBe(before);
});
