import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { TEMPLATE_DATABASE } from './snapshot-for-run.ts';

/** A fresh copy of the migrated sample database, on the engine of this run. `url` only on PostgreSQL. */
export async function openTestDatabase(): Promise<{ database: Database; url: string | undefined }> {
  const postgresUrl = inject('postgresUrl');
  if (postgresUrl === undefined) {
    const snapshot = new Blob([await readFile(inject('snapshotFile')!)]);
    return { database: await openPglite(undefined, snapshot), url: undefined };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name} template ${TEMPLATE_DATABASE}`);
  await client.end();
  const url = postgresUrl.replace(/\/[^/]*$/, `/${name}`);
  return { database: await openPostgres(url), url };
}
