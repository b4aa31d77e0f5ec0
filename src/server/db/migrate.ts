import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { PROJECT_ROOT } from '../project-root.ts';
import type { Database } from './client.ts';
import { catalogueState } from './schema/catalogue.ts';

const MIGRATIONS = { migrationsFolder: join(PROJECT_ROOT, 'src/server/db/migrations') };
/** Any number, the same in every process: whoever holds it migrates and fills, the others wait. */
export const STARTUP_LOCK = 7_305_221;

/** Brings the tables up to date. Call it under the start-up lock when several processes may start at once. */
export async function migrate(database: Database): Promise<void> {
  if (database.engine === 'pglite') await migratePglite(database.db as never, MIGRATIONS);
  else await migratePostgres(database.db as never, MIGRATIONS);
  await database.db.insert(catalogueState).values({ id: 1 }).onConflictDoNothing();
}

/** Runs `work` while holding a lock that every process of this database asks for. */
export async function underStartupLock(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.engine === 'pglite') return work();
  await database.db.transaction(async (tx) => {
    // The transaction only holds the lock; the work runs on other connections and commits by itself.
    await tx.execute(sql`select pg_advisory_xact_lock(${STARTUP_LOCK})`);
    await work();
  });
}
