import { eq, sql } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import { settings } from '#engine/server/db/operations.schema.ts';
import { saveSetting, type StoreMode } from '#engine/server/db/settings.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

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
  const storeMode = rows.find(({ key }) => key === 'storeMode')?.value as StoreMode | undefined;
  // Those with a dot in their name are declared by domains; the others are the shop's own.
  const declared = rows.filter(({ key }) => key.includes('.'));
  const chosen = declared.map(({ key, value, ...changed }): [string, Choice] => [
    key,
    { value: (value as Chosen).chosen, ...changed },
  ]);
  return { storeMode, chosen: new Map(chosen) };
}

/** In the table: a text that stands alone in JSON, such as an account number, would be read back as a number. */
interface Chosen {
  chosen: unknown;
}

export function saveChoice(tx: Db, key: string, value: unknown, changedBy: number): Promise<void> {
  return saveSetting(tx, key, { chosen: value } satisfies Chosen, changedBy);
}

/** Until the end of the transaction nobody else changes a setting: rules across them hold for all that are chosen. */
export async function lockSettings(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
}
