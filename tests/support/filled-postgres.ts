// One PostgreSQL server for a run of tests: a migrated, filled database on it is made once and copied for somebody who needs one.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '#engine/server/db/client.ts';
import { migrate } from '#engine/server/db/migrate.ts';
import { openPostgres } from '#engine/server/db/postgres/postgres.ts';
import { fillSampleCatalogue } from '#sample/catalogue/fill-sample-catalogue.ts';
import { startPostgres, type RealPostgres } from './real-postgres.ts';

const FILLED = 'madia_template';

export async function fillForTests(database: Database): Promise<void> {
  await migrate(database);
  await fillSampleCatalogue(database);
}

export async function startFilledPostgres(): Promise<RealPostgres> {
  // Hundreds of databases that live for seconds: nobody needs to tidy them up.
  const server = await startPostgres(['autovacuum=off', 'full_page_writes=off']);
  const database = await openPostgres(await server.createDatabase(FILLED));
  await fillForTests(database);
  await database.close();
  return server;
}

/** The new database's URL. `serverUrl`: of the server's maintenance database. */
export const copyFilledDatabase = (serverUrl: string) => createDatabase(serverUrl, FILLED);

/** Without a single table. */
export const createEmptyDatabase = (serverUrl: string) => createDatabase(serverUrl, 'template0');

async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  // Twice as fast as through the log, which is the default.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  return serverUrl.replace(/\/[^/]*$/, `/${name}`);
}
