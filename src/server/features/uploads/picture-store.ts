import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where pictures are kept. A folder today; object storage can take its place. */
export interface PictureStore {
  save(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
}

export class FolderPictureStore implements PictureStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Written aside and renamed: a full disk or a kill never leaves half a picture under its name. */
  async save(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const target = join(this.#folder, name);
    const aside = `${target}.part`;
    try {
      await writeFile(aside, bytes);
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }
}
