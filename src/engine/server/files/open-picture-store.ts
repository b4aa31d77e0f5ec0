import type { Config } from '#engine/server/config.ts';
import { StartupError } from '#engine/server/startup-error.ts';
import { FolderPictureStore } from './folder-picture-store.ts';
import { MovingPictureStore } from './moving-picture-store.ts';
import type { PictureStore } from './picture-store.ts';
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
