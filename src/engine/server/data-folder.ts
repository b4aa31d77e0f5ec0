import { access, chmod, constants, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from './startup-error.ts';

/** What in DATA_DIR knows people or opens accounts. Uploaded pictures are everybody's. */
const PRIVATE = ['database', 'mail', 'secret-key'];
export const OWNERS_FOLDER = 0o700;
export const OWNERS_FILE = 0o600;
const OTHERS = 0o077;
/** Of a folder where everybody keeps things, such as /tmp: it is not the shop's to close. */
const STICKY = 0o1000;

/** Makes DATA_DIR (or a folder in it), sees that this user may write there, and that nobody else may read there. */
export async function ensureFolder(folder: string, dataDir: string = folder): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
    if (folder === dataDir) await closeDataDir(dataDir);
  } catch (error) {
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}). Name a folder this user may write to.`,
    );
  }
}

/** Level by level: Node's own recursive mkdir never returns below /proc, where a parent exists and a child cannot. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: OWNERS_FOLDER });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: OWNERS_FOLDER }).catch((second: NodeJS.ErrnoException) => {
      if (second.code !== 'EEXIST') throw second;
    });
  }
}

async function closeDataDir(dataDir: string): Promise<void> {
  for (const name of PRIVATE) await closeToOthers(join(dataDir, name));
  const { mode } = await stat(dataDir);
  if ((mode & STICKY) === 0) await close(dataDir, OWNERS_FOLDER);
}

/** A file, or a folder with what is in it. The folder comes last: once it is closed, so is everything in it. */
export async function closeToOthers(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || (found.mode & OTHERS) === 0) return;
  if (found.isFile()) return close(path, OWNERS_FILE);
  if (!found.isDirectory()) return;
  await Promise.all((await readdir(path)).map((name) => closeToOthers(join(path, name))));
  await close(path, OWNERS_FOLDER);
}

export async function isClosed(path: string): Promise<boolean> {
  return ((await stat(path)).mode & OTHERS) === 0;
}

/** Where somebody else owns it, or the file system knows no rights, it stays as it is: their owner has decided. */
async function close(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch(() => {});
}
