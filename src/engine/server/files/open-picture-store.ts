import type { Config } from '#engine/server/config.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { FolderPictureStore } from './folder-picture-store.ts';
import type { PictureStore, StoredFile } from './picture-store.ts';
import { S3PictureStore } from './s3-picture-store.ts';

type Pictures = Pick<Config, 'pictures' | 'previousPictures'>;

/** The store of the settings, which also finds what has not moved yet from the one before. */
export function openPictureStore({ pictures, previousPictures }: Pictures): PictureStore {
  const to = storeAt(pictures);
  return previousPictures === undefined
    ? to
    : new MovingPictureStore({ from: storeAt(previousPictures), to });
}

export function storeAt(place: Config['pictures']): FolderPictureStore | S3PictureStore {
  return 'folder' in place ? new FolderPictureStore(place.folder) : new S3PictureStore(place);
}

/** A bucket that cannot be reached stops the start: pictures would be missing, and new ones lost. */
export async function requirePictures({ pictures, previousPictures }: Pictures): Promise<void> {
  for (const [setting, place] of [
    ['PICTURES', pictures],
    ['PICTURES_PREVIOUS', previousPictures],
  ] as const) {
    if (place === undefined) continue;
    const store = storeAt(place);
    if (store instanceof FolderPictureStore) continue;
    await store.check().catch((error: unknown) => {
      throw new StartupError(
        `${setting}: the bucket cannot be used (${(error as Error).message}). Check its name, endpoint and keys.`,
      );
    });
  }
}

/** Pictures on their way from one store to another: new ones go to the second, old ones are found in either. */
export class MovingPictureStore implements PictureStore {
  readonly #to: PictureStore;
  readonly #from: PictureStore;
  readonly places: readonly PictureStore[];

  constructor({ from, to }: { from: PictureStore; to: PictureStore }) {
    this.#from = from;
    this.#to = to;
    this.places = [from, to];
  }

  save(name: string, bytes: Uint8Array): Promise<void> {
    return this.#to.save(name, bytes);
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    // Once more: it may have moved between the two looks.
    return (await this.#to.read(name)) ?? (await this.#from.read(name)) ?? this.#to.read(name);
  }

  async remove(name: string): Promise<void> {
    await this.#from.remove(name);
    await this.#to.remove(name);
  }

  async list(): Promise<StoredFile[]> {
    const byName = new Map((await this.#from.list()).map((file) => [file.name, file]));
    for (const file of await this.#to.list()) byName.set(file.name, file);
    return [...byName.values()];
  }
}
