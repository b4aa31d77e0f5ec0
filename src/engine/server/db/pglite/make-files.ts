import { execFile } from 'node:child_process';
import { access, cp, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { closeToOthers, isClosed } from '#engine/server/data-folder.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import { syncFolder, syncNamesIn } from './sync-folder.ts';

/** A database with every table and nothing in them, made by the build. */
const MADE_BY_BUILD = join(PROJECT_ROOT, 'dist/new-database');

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
  else await cp(MADE_BY_BUILD, aside, { recursive: true });
  // A shop's folder is closed to others already; the one that the build fills is there to be copied.
  if (await isClosed(folder)) await closeToOthers(aside);
  await syncFolder(aside);
  await rmdir(folder);
  await rename(aside, folder);
  syncNamesIn(dirname(folder));
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
