import { eq, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { settings } from './operations.schema.ts';

export type StoreMode = 'open' | 'prelaunch';

/** What an administrator chose while running; undefined: what STORE_MODE says. */
export interface ShopSettings {
  storeMode: StoreMode | undefined;
  /** By key. */
  chosen: ReadonlyMap<string, Choice>;
}

interface Choice {
  value: unknown;
  changedAt: Date;
  /** The name of the administrator; null where the account is gone. */
  changedBy: string | null;
}

export async function loadSettings(db: Db): Promise<ShopSettings> {
  const rows = await db
    .select({
      key: settings.key,
      value: settings.value,
      changedAt: settings.updatedAt,
      changedBy: users.username,
    })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.changedBy));
  const found = new Map(rows.map(({ key, ...choice }) => [key, choice]));
  // Those with a dot in their name are declared by domains; the others are the shop's own.
  const chosen = new Map([...found].filter(([key]) => key.includes('.')));
  return { storeMode: found.get('storeMode')?.value as StoreMode | undefined, chosen };
}

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

/** Until the end of the transaction nobody else changes a setting: rules across them hold for all that are chosen. */
export async function lockSettings(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
}

export async function dropSetting(db: Db, key: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key));
}
