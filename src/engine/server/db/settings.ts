import { eq, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { settings } from './operations.schema.ts';

export type StoreMode = 'open' | 'prelaunch';

export async function saveStoreMode(db: Db, mode: StoreMode, changedBy: number): Promise<void> {
  await saveSetting(db, 'storeMode', mode, changedBy);
}

export async function loadSetting<Value>(db: Db, key: string): Promise<Value | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value as Value | undefined;
}

/** `changedBy`: the administrator who chose it; nobody where the shop itself did. */
export async function saveSetting(
  db: Db,
  key: string,
  value: unknown,
  changedBy: number | null = null,
): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value, changedBy })
    .onConflictDoUpdate({ target: settings.key, set: { value, changedBy, updatedAt: sql`now()` } });
}

/** Whatever stands there already stays. */
export async function saveSettingOnce(db: Db, key: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
}

export async function dropSetting(db: Db, key: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key));
}
