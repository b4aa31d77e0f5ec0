import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { lendEmbeddedCopy, openSnapshot } from './embedded-copies.ts';
import { closeAtEnd } from './opened.ts';
import { TEMPLATE_DATABASE } from './snapshot-for-run.ts';

/** A fresh copy of the migrated sample database, on the engine of this run. `url` only on PostgreSQL. */
export async function openTestDatabase(): Promise<{ database: Database; url: string | undefined }> {
  const postgresUrl = inject('postgresUrl');
  if (postgresUrl === undefined) {
    return { database: closedAtEnd(await lendEmbeddedCopy(inject('snapshotFiles')!.filled)), url: undefined };
  }
  const url = await createDatabase(postgresUrl, TEMPLATE_DATABASE);
  return { database: closedAtEnd(await openPostgres(url)), url };
}

/** A database without a single table. */
export async function openEmptyDatabase(): Promise<{ database: Database; url: string | undefined }> {
  const postgresUrl = inject('postgresUrl');
  if (postgresUrl === undefined) {
    const database = await openSnapshot(inject('snapshotFiles')!.empty);
    return { database: closedAtEnd(database), url: undefined };
  }
  const url = await createDatabase(postgresUrl, 'template0');
  return { database: closedAtEnd(await openPostgres(url)), url };
}

/** A test may close it earlier. */
function closedAtEnd(database: Database): Database {
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close());
  closeAtEnd(close);
  return { ...database, close };
}

async function createDatabase(postgresUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return postgresUrl.replace(/\/[^/]*$/, `/${name}`);
}
