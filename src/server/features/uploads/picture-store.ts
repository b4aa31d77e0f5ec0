import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where pictures are stored. A folder today; object storage can take its place. */
export interface PictureStore {
  save(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  list(): Promise<StoredFile[]>;
}

export interface StoredFile {
  name: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const FILE_NAME = /^([0-9a-f]{32})(?:-\d+)?\.(?:jpg|avif|webp)(?:\.part)?$/;

/** The URL of the picture that a file belongs to; undefined for what somebody else put into the folder. */
export function pictureOf(fileName: string): string | undefined {
  const id = FILE_NAME.exec(fileName)?.[1];
  return id === undefined ? undefined : pictureAddress(id);
}

/** All files of a picture begin with its id; the URL is that of the one every browser can show. */
export function pictureAddress(id: string): string {
  return `/uploads/${id}.jpg`;
}

export function openPictureStore(dataDir: string): FolderPictureStore {
  return new FolderPictureStore(join(dataDir, 'uploads'));
}

export class FolderPictureStore implements PictureStore {
  readonly folder: string;

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

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  async list(): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    for (const name of await readdir(this.folder)) {
      const found = await stat(join(this.folder, name)).catch(() => undefined);
      if (found?.isFile()) files.push({ name, savedAt: found.mtimeMs });
    }
    return files;
  }
}
