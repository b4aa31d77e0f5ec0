import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartupError } from './startup-error.ts';

/** Makes DATA_DIR (or a folder in it) and sees that this user may write there. */
export async function ensureFolder(folder: string, dataDir: string = folder): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}). Name a folder this user may write to.`,
    );
  }
}

/** Level by level: Node's own recursive mkdir never returns below /proc, where a parent exists and a child cannot. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder).catch((second: NodeJS.ErrnoException) => {
      if (second.code !== 'EEXIST') throw second;
    });
  }
}
