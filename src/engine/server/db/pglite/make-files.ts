import { execFile } from 'node:child_process';
import { access, cp, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { closeToOthers, isClosed } from '#engine/server/data-folder.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import { syncFolder, syncNamesIn } from './sync-folder.ts';

/** A database with every table and nothing in them, made by the build. */
const MADE_BY_BUILD = join(PROJECT_ROOT, 'dist/new-database');

/** PostgreSQL does not start without them, and a package of npm's holds no empty folders. */
const EMPTY_FOLDERS = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal/archive_status',
  'pg_wal/summaries',
];

/** Makes an empty database; takes three times the memory that a shop needs, and seconds. */
const PROGRAM = join(import.meta.dirname, 'make-files-process.ts');

/**
 * Makes the files of an embedded database where there are none yet: aside first, because it may be killed half-way, and
 * synced once, when they are all there. A built shop only copies them, so that its first start is as short and as light
 * as any other.
 */
export async function makeFiles(folder: string): Promise<void> {
  if (await exists(join(folder, 'PG_VERSION'))) return;
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  if (import.meta.filename.endsWith('.ts')) await promisify(execFile)(process.execPath, [PROGRAM, aside]);
  else await copyNewDatabase(aside);
  // A shop's folder is closed to others already; the one that the build fills is there to be copied.
  if (await isClosed(folder)) await closeToOthers(aside);
  await syncFolder(aside);
  await rmdir(folder);
  await rename(aside, folder);
  syncNamesIn(dirname(folder));
}

async function copyNewDatabase(folder: string): Promise<void> {
  await cp(MADE_BY_BUILD, folder, { recursive: true });
  for (const empty of EMPTY_FOLDERS) await mkdir(join(folder, empty), { recursive: true });
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
