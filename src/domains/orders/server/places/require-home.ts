import { STANDARD_HOME, type ShopHome } from '#engine/model/places/shop-home.ts';
import type { Db } from '#engine/server/db/client.ts';
import { loadSetting, saveSetting } from '#engine/server/db/settings.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';

/** Orders, ledger and documents count in one currency: once there are any, the shop cannot start with another. */
export async function requireHome(db: Db, home: ShopHome): Promise<void> {
  const known = await loadSetting<ShopHome>(db, 'home');
  const [order] = await db.select({ id: orders.id }).from(orders).limit(1);
  // Shops that sold before it could be chosen were in dollars.
  const fixed = order === undefined ? home : (known ?? STANDARD_HOME);
  for (const [setting, name] of [
    ['SHOP_CURRENCY', 'currency'],
    ['SHOP_COUNTRY', 'country'],
  ] as const) {
    if (home[name] === fixed[name]) continue;
    throw new StartupError(
      `Setting ${setting} is wrong: it must stay ${fixed[name]}, because there are orders. Correct it and start again.`,
    );
  }
  if (known?.currency !== home.currency || known.country !== home.country)
    await saveSetting(db, 'home', home);
}
