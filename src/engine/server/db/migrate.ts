import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { rows, type Database, type Db } from './client.ts';
import { catalogueState } from './changes.schema.ts';

const MIGRATIONS = join(PROJECT_ROOT, 'src/engine/server/db/migrations');
const JOURNAL = 'meta/_journal.json';
/** Any number, the same in every process: somebody who holds it migrates and fills, the others wait. */
export const STARTUP_LOCK = 7_305_221;

/** Brings the tables up to date. Call it under the start-up lock when several processes may start at once. */
export async function migrate(database: Database): Promise<void> {
  await refuseNewer(database);
  await runMigrations(database, MIGRATIONS);
  await database.db.insert(catalogueState).values({ id: 1 }).onConflictDoNothing();
}

/** Makes the tables as they were after the migration of that moment (ms since 1970): what an older backup fits into. */
export async function migrateTo(database: Database, level: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'madia-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const journal = await readJournal();
    const entries = journal.entries.filter(({ when }) => when <= level);
    await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    await runMigrations(database, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An older version would misread what a newer one writes, so it does not start beside it. */
async function refuseNewer(database: Database): Promise<void> {
  const known = await knownMigrations();
  const newer = (await migrationsRun(database.db)).filter((when) => !known.includes(when));
  if (newer.length > 0)
    throw new StartupError(
      `The database belongs to a newer version of the shop (${newer.length} ${newer.length === 1 ? 'migration' : 'migrations'} unknown to this one). Start that version, or restore a backup from before the upgrade.`,
    );
}

/** The migrations that were run, oldest first; none in a database that was never the shop's. */
export async function migrationsRun(db: Db): Promise<number[]> {
  const [journal] = await rows<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!journal!.exists) return [];
  const run = await rows<{ at: string }>(
    db,
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return run.map(({ at }) => Number(at));
}

/** When each migration of this version was made, in ms since 1970. */
export async function knownMigrations(): Promise<number[]> {
  return (await readJournal()).entries.map(({ when }) => when);
}

async function readJournal(): Promise<{ entries: { when: number }[] }> {
  return JSON.parse(await readFile(join(MIGRATIONS, JOURNAL), 'utf8')) as { entries: { when: number }[] };
}

async function runMigrations(database: Database, migrationsFolder: string): Promise<void> {
  if (database.engine === 'pglite') await migratePglite(database.db as never, { migrationsFolder });
  else await migratePostgres(database.db as never, { migrationsFolder });
}

/** Runs `work` while holding a lock that every process of this database asks for, and without limits of time. */
export async function underStartupLock(
  database: Database,
  work: (patient: Database) => Promise<void>,
): Promise<void> {
  if (database.engine === 'pglite') return work(database);
  await database.withoutLimits((patient) =>
    patient.db.transaction(async (tx) => {
      // The transaction only holds the lock; the work runs on other connections and commits by itself.
      await tx.execute(sql`select pg_advisory_xact_lock(${STARTUP_LOCK})`);
      await work(patient);
    }),
  );
}
