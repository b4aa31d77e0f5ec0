import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { StartupError } from '#engine/server/startup-error.ts';
import type { Database, Db } from '#engine/server/db/client.ts';
import { knownMigrations, migrate, migrateTo, underStartupLock } from '#engine/server/db/migrate.ts';
import {
  inspectArchive,
  readArchive,
  type ArchiveCounts,
  type ArchiveRow,
  type ArchiveTable,
} from './archive.ts';
import { columnList, countRows, tablesInOrder, type Table } from './tables.ts';

const ROWS_AT_ONCE = 500;

interface Restoring {
  file: string;
  uploadsFolder: string;
  /** Without it a database or folder that holds anything is left alone. */
  force: boolean;
}

/**
 * Puts a backup where nothing is (or, forced, in the place of what is there). The tables are first made as they were
 * when the backup was written, filled in one transaction and counted, and only then brought up to date.
 */
export async function restoreBackup(database: Database, options: Restoring): Promise<ArchiveCounts> {
  const archive = await inspectArchive(options.file);
  const level = Math.max(...archive.migrations);
  const known = await knownMigrations();
  if (!archive.migrations.every((migration) => known.includes(migration)))
    throw new StartupError(
      `${options.file} was written by a newer version of the shop. Restore it with that one.`,
    );
  const newUploads = `${options.uploadsFolder}.restoring`;
  await underStartupLock(database, async (patient) => {
    if (!options.force) await requireEmpty(patient.db, options.uploadsFolder);
    await dropEverything(patient.db);
    await migrateTo(patient, level);
    await rm(newUploads, { recursive: true, force: true });
    await mkdir(newUploads, { recursive: true });
    await patient.db.transaction(async (tx) => {
      await fill(tx, options.file, newUploads);
      await requireCounts(tx, archive.tables);
    });
    await rm(options.uploadsFolder, { recursive: true, force: true });
    await rename(newUploads, options.uploadsFolder);
    await migrate(patient);
    await patient.db.execute(sql`analyze`);
  });
  return { tables: archive.tables, files: archive.files };
}

async function requireEmpty(db: Db, uploadsFolder: string): Promise<void> {
  for (const { name } of await tablesInOrder(db)) {
    if ((await countRows(db, name)) > 0)
      throw new StartupError(
        `The database is not empty (it has ${name}). Name an empty one, or add --force to replace what is there.`,
      );
  }
  const pictures = await readdir(uploadsFolder).catch(() => []);
  if (pictures.length > 0)
    throw new StartupError(
      `${uploadsFolder} is not empty. Name another DATA_DIR, or add --force to replace what is there.`,
    );
}

async function dropEverything(db: Db): Promise<void> {
  const tables = await tablesInOrder(db);
  if (tables.length > 0)
    await db.execute(sql`drop table ${columnList(tables.map(({ name }) => name))} cascade`);
  await db.execute(sql`drop schema if exists drizzle cascade`);
}

async function fill(tx: Db, file: string, uploadsFolder: string): Promise<void> {
  const tables = new Map((await tablesInOrder(tx)).map((table) => [table.name, table]));
  // What stood in the backup was checked when it was written; batches of rows would not pass by themselves.
  await switchTriggers(tx, tables.keys(), 'disable');
  // A migration may have filled in rows of its own.
  await tx.execute(sql`truncate ${columnList([...tables.keys()])}`);
  let target: { table: Table; from: ArchiveTable } | undefined;
  let waiting: ArchiveRow[] = [];
  const flush = async () => {
    if (target !== undefined && waiting.length > 0)
      await insert(tx, target.table, target.from.columns, waiting);
    waiting = [];
  };
  for await (const line of readArchive(file)) {
    if (Array.isArray(line)) {
      waiting.push(line);
      if (waiting.length >= ROWS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    if ('table' in line) {
      const table = tables.get(line.table);
      if (table === undefined)
        throw new StartupError(`There is no table ${line.table}. Nothing was restored.`);
      target = { table, from: line };
      await continueNumbers(tx, line);
    } else if ('file' in line) {
      await writeFile(join(uploadsFolder, line.file), Buffer.from(line.bytes, 'base64'));
    }
  }
  await switchTriggers(tx, tables.keys(), 'enable');
}

async function switchTriggers(tx: Db, tables: Iterable<string>, to: 'enable' | 'disable'): Promise<void> {
  for (const table of tables)
    await tx.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(to)} trigger user`);
}

async function insert(tx: Db, table: Table, columns: readonly string[], some: ArchiveRow[]): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((name, at) => sql.raw(`(line ->> ${at})::${types.get(name) ?? 'text'}`));
  await tx.execute(
    sql`insert into ${sql.identifier(table.name)} (${columnList(columns)}) overriding system value
        select ${sql.join(values, sql`, `)} from json_array_elements(${JSON.stringify(some)}::json) as line`,
  );
}

async function continueNumbers(tx: Db, { table, identity }: ArchiveTable): Promise<void> {
  if (identity === null) return;
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${`public.${table}`}, ${identity.column}),
                      ${identity.value}::bigint, ${identity.used}::boolean)`,
  );
}

async function requireCounts(tx: Db, expected: Record<string, number>): Promise<void> {
  for (const [table, count] of Object.entries(expected)) {
    const found = await countRows(tx, table);
    if (found !== count)
      throw new Error(`${table}: ${found} rows instead of ${count}; nothing was restored.`);
  }
}
