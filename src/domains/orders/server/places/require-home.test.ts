import { expect, it } from 'vitest';
import { STANDARD_HOME } from '#engine/model/places/shop-home.ts';
import { dropSetting, loadSetting } from '#engine/server/db/settings.ts';
import { anOrder } from '../../../../../tests/support/people.ts';
import { openTestApp } from '../../../../../tests/support/test-app.ts';
import { requireHome } from './require-home.ts';

const EURO = { currency: 'EUR', country: 'DE' };

it('currency and country are free until there are orders, and fixed then', async () => {
  const shop = await openTestApp();
  const { db } = shop;
  await requireHome(db, STANDARD_HOME);
  await requireHome(db, EURO);
  await anOrder(db, { lines: [{ slug: 'taggiasca-extra-virgin-olive-oil', quantity: 1 }] });
  await requireHome(db, EURO);
  await expect(requireHome(db, STANDARD_HOME)).rejects.toThrow(
    'Setting SHOP_CURRENCY is wrong: it must stay EUR, because there are orders.',
  );
  await expect(requireHome(db, { ...EURO, country: 'AT' })).rejects.toThrow('SHOP_COUNTRY');
  expect(await loadSetting(db, 'home')).toEqual(EURO);
  // A shop from before it could be chosen.
  await dropSetting(db, 'home');
  await expect(requireHome(db, EURO)).rejects.toThrow('it must stay USD');
  await requireHome(db, STANDARD_HOME);
});
