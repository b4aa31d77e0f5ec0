import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { StartupError } from '#engine/server/startup-error.ts';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { archiveLine, headLine, type ArchiveCounts, type ArchiveTable } from './archive.ts';
import { migrationsRun } from '#engine/server/db/migrate.ts';
import { columnList, tablesInOrder, type Table } from './tables.ts';

const ROWS_AT_ONCE = 500;
/** Only the owner: the file holds everything the shop knows about people. */
const FILE_MODE = 0o600;

/** Where the uploaded pictures are. */
interface Pictures {
  list(): Promise<{ name: string }[]>;
  read(name: string): Promise<Uint8Array | undefined>;
}

/**
 * Copies the shop as it is at one moment: one transaction that sees nothing of what is bought meanwhile and holds
 * nobody up. A picture is stored before the row that names it, so the pictures of that moment are all there afterwards.
 */
export async function writeBackup(
  database: Database,
  options: { file: string; pictures: Pictures },
): Promise<ArchiveCounts> {
  const counts: ArchiveCounts = { tables: {}, files: 0 };
  const aside = `${options.file}.part`;
  try {
    await database.withoutLimits(({ db }) =>
      db.transaction(
        async (tx) => {
          const lines = Readable.from(backupLines(tx, options.pictures, counts));
          await pipeline(lines, createGzip(), createWriteStream(aside, { mode: FILE_MODE }));
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    );
    await toDisk(aside);
    await rename(aside, options.file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return counts;
}

async function* backupLines(tx: Db, pictures: Pictures, counts: ArchiveCounts): AsyncGenerator<string> {
  const migrations = await migrationsRun(tx);
  if (migrations.length === 0) throw new StartupError('This database holds no shop. Nothing was written.');
  const tables = await tablesInOrder(tx);
  // No migration may change a table between now and its turn.
  await tx.execute(sql`lock table ${columnList(tables.map(({ name }) => name))} in access share mode`);
  yield headLine(migrations, new Date());
  for (const table of tables) yield* tableLines(tx, table, counts);
  for (const name of await namesOf(pictures)) {
    const bytes = await pictures.read(name);
    // Removed meanwhile: it was already shown nowhere at the moment of the copy.
    if (bytes === undefined) continue;
    counts.files += 1;
    yield archiveLine({ file: name, bytes: Buffer.from(bytes).toString('base64') });
  }
  yield archiveLine({ end: counts.tables, files: counts.files });
}

async function* tableLines(tx: Db, table: Table, counts: ArchiveCounts): AsyncGenerator<string> {
  const columns = table.columns.map(({ name }) => name);
  yield archiveLine({ table: table.name, columns, identity: await identityOf(tx, table) });
  const values = columns.map((name) => sql`${sql.identifier(name)}::text`);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
        select json_build_array(${sql.join(values, sql`, `)})::text as line from ${sql.identifier(table.name)}`,
  );
  counts.tables[table.name] = 0;
  for (;;) {
    const some = await rows<{ line: string }>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`));
    if (some.length === 0) break;
    counts.tables[table.name]! += some.length;
    yield some.map(({ line }) => `${line}\n`).join('');
  }
  await tx.execute(sql`close backup_rows`);
}

/** Numbers are handed out beyond the moment of the copy; a higher one than needed only leaves a gap. */
async function identityOf(tx: Db, table: Table): Promise<ArchiveTable['identity']> {
  if (table.identityColumn === null) return null;
  const [sequence] = await rows<{ name: string }>(
    tx,
    sql`select pg_get_serial_sequence(${`public.${table.name}`}, ${table.identityColumn}) as name`,
  );
  const [state] = await rows<{ value: string; used: boolean }>(
    tx,
    sql`select last_value::text as value, is_called as used from ${sql.raw(sequence!.name)}`,
  );
  return { column: table.identityColumn, ...state! };
}

async function namesOf(pictures: Pictures): Promise<string[]> {
  const names = (await pictures.list()).map(({ name }) => name);
  return names.filter((name) => !name.endsWith('.part')).sort();
}

/** A backup counts once it would survive the machine losing power. */
async function toDisk(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}
