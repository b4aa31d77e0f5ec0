import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { ensureFolder } from '../data-folder.ts';
import type * as schema from './schema.ts';

/** A database or a transaction: every query function takes one as its first argument. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database of either engine. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  /** Runs work that may take longer than anybody who is being served would wait: migrations, backups. */
  withoutLimits<Result>(work: (patient: Database) => Promise<Result>): Promise<Result>;
  /** Calls back for every NOTIFY on the channel; `onGap` whenever some may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Both engines' results have `rows`; the type that drizzle gives to a handle of either names none. */
export async function rows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<Database> {
  if (options.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(options.databaseUrl);
  }
  const folder = join(options.dataDir, 'database');
  await ensureFolder(folder, options.dataDir);
  const { openPglite } = await import('./pglite.ts');
  return openPglite(folder);
}
