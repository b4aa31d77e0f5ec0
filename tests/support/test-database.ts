import { inject } from 'vitest';
import type { Database } from '#engine/server/db/client.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { lendEmbeddedCopy, openSnapshot } from './embedded-copies.ts';
import { copyFilledDatabase, createEmptyDatabase } from './filled-postgres.ts';
import { closeAtEnd } from './opened.ts';

/** A fresh copy of the migrated sample database, on the engine of this run. `url` only on PostgreSQL. */
export async function openTestDatabase(): Promise<{ database: Database; url: string | undefined }> {
  const postgresUrl = inject('postgresUrl');
  if (postgresUrl === undefined) {
    return { database: closedAtEnd(await lendEmbeddedCopy(inject('snapshotFiles')!.filled)), url: undefined };
  }
  const url = await copyFilledDatabase(postgresUrl);
  return { database: closedAtEnd(await openPostgres(url)), url };
}

/** A database without a single table. */
export async function openEmptyDatabase(): Promise<{ database: Database; url: string | undefined }> {
  const postgresUrl = inject('postgresUrl');
  if (postgresUrl === undefined) {
    const database = await openSnapshot(inject('snapshotFiles')!.empty);
    return { database: closedAtEnd(database), url: undefined };
  }
  const url = await createEmptyDatabase(postgresUrl);
  return { database: closedAtEnd(await openPostgres(url)), url };
}

/** A test may close it earlier. */
function closedAtEnd(database: Database): Database {
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close());
  closeAtEnd(close);
  return { ...database, close };
}
