import { afterEach, expect, it } from 'vitest';
import { anAdmin } from '../../../../tests/support/people.ts';
import { openTestApp } from '../../../../tests/support/test-app.ts';
import { forgetRates, ratesInForce } from './rates-in-force.ts';

const shop = await openTestApp();
const { visitor: admin } = await anAdmin(shop);
const choose = (mode: string | null) => admin.patch('/api/admin/settings', { 'tax.mode': mode });
afterEach(() => choose(null));

it('are read once for all carts of a moment, and again after a change', async () => {
  await choose('included');
  const rate = { country: 'US', category: 'food', name: 'Tax', percent: 5 };
  const { id } = (await admin.post<{ id: number }>('/api/admin/tax-rates', rate)).body;
  const now = new Date();
  forgetRates(shop.db);
  const [first] = await ratesInForce(shop.db, now);
  expect(first).toMatchObject(rate);
  // The very same object, not one that was read anew.
  expect((await ratesInForce(shop.db, now))[0]).toBe(first);
  await admin.patch(`/api/admin/tax-rates/${id}`, { percent: 6 });
  expect(await ratesInForce(shop.db, now)).toMatchObject([{ percent: 6 }]);
});
