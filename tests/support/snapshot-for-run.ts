// Vitest global setup: prepares one migrated, filled database per run; each test file starts from a copy of it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openPglite } from '#engine/server/db/pglite/pglite.ts';
import { fillForTests, startFilledPostgres } from './filled-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the maintenance database; undefined on the embedded engine. */
    postgresUrl: string | undefined;
    /** Dumped embedded databases: filled, and without a single table; undefined on PostgreSQL. */
    snapshotFiles: { filled: string; empty: string } | undefined;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.name === 'postgres' ? onPostgres(project) : onPglite(project);
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
  await fillForTests(database);
  project.provide('snapshotFiles', { filled: await dump('filled.tar'), empty });
  project.provide('postgresUrl', undefined);
  await database.close();
  return () => rm(folder, { recursive: true, force: true });
}

async function onPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startFilledPostgres();
  project.provide('postgresUrl', server.url);
  project.provide('snapshotFiles', undefined);
  return () => server.stop();
}
