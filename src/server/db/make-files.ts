import { execFile } from 'node:child_process';
import { access, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** From the source beside this file, or from its bundle beside ours. */
const PROGRAM = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'make-files-process.ts' : 'make-files-process.js',
);

/**
 * Makes the files of an embedded database where there are none yet. In a process of its own, because that takes several
 * times the memory that the database needs later; and aside first, because it may be killed half-way.
 */
export async function makeFiles(folder: string): Promise<void> {
  if (await exists(join(folder, 'PG_VERSION'))) return;
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [PROGRAM, aside]);
  await rmdir(folder);
  await rename(aside, folder);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
