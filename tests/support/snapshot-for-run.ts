// Vitest global setup: prepares one migrated, filled database per run; each test file starts from a copy of it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import type { Database } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { fillSampleCatalogue } from '#server/db/sample-data/fill-sample-catalogue.ts';
import { startPostgres } from './real-postgres.ts';

export const TEMPLATE_DATABASE = 'madia_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the maintenance database; undefined on the embedded engine. */
    postgresUrl: string | undefined;
    /** Dumped embedded databases: filled, and without a single table; undefined on PostgreSQL. */
    snapshotFiles: { filled: string; empty: string } | undefined;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return process.env.TEST_DATABASE === 'postgres' ? onPostgres(project) : onPglite(project);
}

async function fill(database: Database): Promise<void> {
  await migrate(database);
  await fillSampleCatalogue(database);
}

async function onPglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'madia-snapshot-'));
  const database = await openPglite();
  const client = (database.db as unknown as { $client: PGlite }).$client;
  const dump = async (name: string) => {
    const file = path.join(folder, name);
    await writeFile(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
    return file;
  };
  const empty = await dump('empty.tar');
  await fill(database);
  project.provide('snapshotFiles', { filled: await dump('filled.tar'), empty });
  project.provide('postgresUrl', undefined);
  await database.close();
  return () => rm(folder, { recursive: true, force: true });
}

async function onPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const database = await openPostgres(await server.createDatabase(TEMPLATE_DATABASE));
  await fill(database);
  await database.close();
  project.provide('postgresUrl', server.url);
  project.provide('snapshotFiles', undefined);
  return () => server.stop();
}
