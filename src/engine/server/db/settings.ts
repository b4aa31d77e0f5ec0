import { eq, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { settings } from './operations.schema.ts';

export type StoreMode = 'open' | 'prelaunch';

/** What an administrator chose while running; undefined: what STORE_MODE says. */
export interface ShopSettings {
  storeMode: StoreMode | undefined;
}

export async function loadSettings(db: Db): Promise<ShopSettings> {
  return { storeMode: await loadSetting<StoreMode>(db, 'storeMode') };
}

export async function saveStoreMode(db: Db, mode: StoreMode): Promise<void> {
  await saveSetting(db, 'storeMode', mode);
}

export async function loadSetting<Value>(db: Db, key: string): Promise<Value | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value as Value | undefined;
}

export async function saveSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}

/** Whatever stands there already stays. */
export async function saveSettingOnce(db: Db, key: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
}

export async function dropSetting(db: Db, key: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key));
}
