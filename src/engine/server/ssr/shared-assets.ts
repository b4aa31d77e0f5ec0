// While two versions stand beside each other, a browser may ask one process for the scripts of a page that the other made.
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#engine/server/config.ts';
import { CLIENT_DIR } from './assets.ts';

/** So long may a page stand open and still fetch what belongs to its version. */
const KEPT_MS = 30 * 86_400_000;

/** Where processes with one DATA_DIR leave their scripts for each other; none where nothing stands beside a process. */
export function sharedAssetsFolder({ drainSeconds, dataDir }: Config): string | undefined {
  return drainSeconds > 0 ? join(dataDir, 'assets') : undefined;
}

/** Leaves this version's scripts and styles there, and takes away those that no version has had for a month. */
export async function shareAssets(
  folder: string,
  built = join(CLIENT_DIR, 'assets'),
  now = Date.now(),
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const shared = new Set(await readdir(folder));
  const names = await readdir(built);
  // The longer names first: a script that is there has its compressed forms.
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    if (!shared.has(name)) await copyWhole(join(built, name), folder, name);
    await utimes(join(folder, name), now / 1000, now / 1000);
  }
  for (const name of shared) {
    if (names.includes(name)) continue;
    // Another process may be taking it away as well.
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < now - KEPT_MS) await rm(join(folder, name), { force: true });
  }
}

/** Nobody sees half a file, and two processes that do this at once end with the same one. */
async function copyWhole(from: string, folder: string, name: string): Promise<void> {
  const half = join(folder, `.${randomUUID()}`);
  await copyFile(from, half);
  await rename(half, join(folder, name));
}
