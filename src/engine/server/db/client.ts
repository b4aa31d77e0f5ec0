import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or a transaction: every query function takes one as its first argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database of either engine. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  /** A copy that follows at its own pace; see `PublicSource`. */
  readonly replica?: Db | undefined;
  /** Runs work that may take longer than anybody who is being served would wait: migrations, backups. */
  withoutLimits<Result>(work: (patient: Database) => Promise<Result>): Promise<Result>;
  /** Calls back for every NOTIFY on the channel; `onGap` whenever some may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>;
  ping(): Promise<void>;
  /** How much work waits for its turn, where everything is done one after the other. */
  readonly waiting?: () => number;
  close(): Promise<void>;
}

/** Both engines' results have `rows`; the type that drizzle gives to a handle of either names none. */
export async function rows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** Where PostgreSQL is. */
export interface PostgresUrls {
  databaseUrl: string;
  /** Past a pooler that stands at `databaseUrl`: for LISTEN, and for migrations under their lock. */
  directUrl?: string | undefined;
  replicaUrl?: string | undefined;
  /** PgBouncer mixes up statements that connections know by name, unless it keeps them itself (`max_prepared_statements`). */
  namedStatements?: boolean | undefined;
}
