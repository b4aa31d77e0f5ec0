import type { AddedName } from '#engine/model/added-names.ts';
import type { Config } from '#engine/server/config.ts';
import type { Db } from '#engine/server/db/client.ts';
import { errorText } from '#engine/server/http/describe-error.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { FolderPictureStore } from './folder-picture-store.ts';
import type { PictureStore, StoredFile } from './picture-store.ts';
import { ProviderPictureStore, requirePictureSource } from './provider-picture-store.ts';
import { S3PictureStore } from './s3-picture-store.ts';

type Pictures = Pick<Config, 'pictures' | 'previousPictures'>;

/** Those of extensions: one for each database, so that all its users wait in one queue. */
const ofExtensions = new WeakMap<Db, Map<string, ProviderPictureStore>>();

/** The store of the settings, which also finds what has not moved yet from the one before. */
export function openPictureStore({ config, db }: { config: Pictures; db: Db }): PictureStore {
  const to = storeAt(config.pictures, db);
  return config.previousPictures === undefined
    ? to
    : new MovingPictureStore({ from: storeAt(config.previousPictures, db), to });
}

/** `db`: an extension's pictures are verified by it. */
export function storeAt(
  place: Config['pictures'],
  db?: Db,
): FolderPictureStore | S3PictureStore | ProviderPictureStore {
  if ('folder' in place) return new FolderPictureStore(place.folder);
  if (!('extension' in place)) return new S3PictureStore(place);
  if (db === undefined) return new ProviderPictureStore(place.extension, undefined);
  const stores = ofExtensions.get(db) ?? new Map<string, ProviderPictureStore>();
  ofExtensions.set(db, stores);
  const store = stores.get(place.extension) ?? new ProviderPictureStore(place.extension, db);
  stores.set(place.extension, store);
  return store;
}

/** For those who read pictures within a transaction: until then the store has asked the database for all it needs. */
export async function prepared(store: PictureStore): Promise<PictureStore> {
  for (const place of store.places) if (place instanceof ProviderPictureStore) await place.prepare();
  return store;
}

const placesOf = ({ pictures, previousPictures }: Pictures) =>
  [
    ['PICTURES', pictures],
    ['PICTURES_PREVIOUS', previousPictures],
  ] as const;

/** The settings where pictures are stored by an extension, and its name. */
export function extensionsOf(config: Pictures): { setting: string; name: AddedName }[] {
  return placesOf(config).flatMap(([setting, place]) =>
    place !== undefined && 'extension' in place ? { setting, name: place.extension } : [],
  );
}

export function requirePictureSources(config: Pictures): void {
  for (const { setting, name } of extensionsOf(config)) requirePictureSource(setting, name);
}

/** A bucket that cannot be reached stops the start: pictures would be missing, and new ones lost. */
export async function requirePictures(config: Pictures): Promise<void> {
  for (const [setting, place] of placesOf(config)) {
    if (place === undefined || 'folder' in place || 'extension' in place) continue;
    await new S3PictureStore(place).check().catch((error: unknown) => {
      throw new StartupError(
        `${setting}: the bucket cannot be used (${(error as Error).message}). Check its name, endpoint and keys.`,
      );
    });
  }
}

/** What an extension stores can be asked for once the shop is open. It sells without pictures as well. */
export async function warnOfPictures(
  { config, db }: { config: Pictures; db: Db },
  warn: (line: string) => void,
): Promise<void> {
  for (const { setting, name } of extensionsOf(config))
    await storeAt({ extension: name }, db)
      .check()
      .catch((error: unknown) =>
        warn(
          `${setting}: pictures cannot be reached, so they are missing and new ones are refused (${errorText(error).split('\n', 1)[0]})`,
        ),
      );
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
