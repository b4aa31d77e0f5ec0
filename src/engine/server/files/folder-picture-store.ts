import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OWNER_FILE, type PictureStore, type StoredFile } from './picture-store.ts';

export class FolderPictureStore implements PictureStore {
  readonly folder: string;
  readonly places = [this];

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Written aside and renamed: a full disk or a kill never leaves half a picture under its name. */
  async save(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const target = join(this.folder, name);
    const aside = `${target}.part`;
    try {
      await writeFile(aside, bytes);
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    return readFile(join(this.folder, name)).catch(ifGone);
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  /** Fails where nothing can be written. */
  async check(): Promise<void> {
    let found = this.folder;
    while (!existsSync(found)) found = dirname(found);
    await access(found, constants.R_OK | constants.W_OK);
  }

  async list(): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    for (const name of (await readdir(this.folder).catch(ifGone)) ?? []) {
      const found = await stat(join(this.folder, name)).catch(ifGone);
      if (found?.isFile() && name !== OWNER_FILE) files.push({ name, savedAt: found.mtimeMs });
    }
    return files;
  }
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
