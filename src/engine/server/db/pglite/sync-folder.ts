import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Sees that a folder is on the disk with everything in it. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  // All of one folder at once: the disk puts them in the order it likes best.
  await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => syncFile(join(folder, entry.name))),
  );
  for (const entry of entries) if (entry.isDirectory()) await syncFolder(join(folder, entry.name));
  syncNamesIn(folder);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Which files a folder has, not what is in them. */
export function syncNamesIn(folder: string): void {
  // Windows keeps names by itself and opens no folder.
  if (process.platform === 'win32') return;
  const opened = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}
