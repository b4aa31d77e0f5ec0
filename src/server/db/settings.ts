import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { settings } from './schema/operations.ts';

export type StoreMode = 'open' | 'prelaunch';

export interface ShopSettings {
  /** Chosen on the admin dashboard; undefined: what STORE_MODE says. */
  storeMode: StoreMode | undefined;
  /** Signs the links in mails; made once per database so that every process and every restart agrees. */
  linkSecret: string;
}

export async function loadSettings(db: Db): Promise<ShopSettings> {
  const stored = new Map((await db.select().from(settings)).map((row) => [row.key, row.value]));
  const storeMode = stored.get('storeMode') as StoreMode | undefined;
  const linkSecret = (stored.get('linkSecret') as string | undefined) ?? (await makeLinkSecret(db));
  return { storeMode, linkSecret };
}

export async function saveStoreMode(db: Db, mode: StoreMode): Promise<void> {
  await db
    .insert(settings)
    .values({ key: 'storeMode', value: mode })
    .onConflictDoUpdate({ target: settings.key, set: { value: mode, updatedAt: sql`now()` } });
}

async function makeLinkSecret(db: Db): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(settings).values({ key: 'linkSecret', value }).onConflictDoNothing();
  // Another process may have been first: its secret counts.
  const [row] = await db
    .select()
    .from(settings)
    .where(sql`${settings.key} = 'linkSecret'`);
  return row!.value as string;
}
