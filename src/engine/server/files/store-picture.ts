import { randomBytes } from 'node:crypto';
import type { Uploaded } from '#engine/model/upload.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { PicturesAway, pictureAddress, type PictureStore } from './picture-store.ts';
import type { PreparedPicture } from './resize-picture.ts';

/**
 * Saves all sizes, then lets `attach` write who shows them. If either fails, no file stays; what a place that is away has
 * taken already goes with the hourly clean-up.
 */
export async function storePicture(
  store: PictureStore,
  { files, ...picture }: PreparedPicture,
  attach: (stored: Uploaded) => Promise<void>,
): Promise<Uploaded> {
  const id = randomBytes(16).toString('hex');
  try {
    for (const [ending, bytes] of files) await store.save(`${id}${ending}`, bytes);
    const stored = { url: pictureAddress(id), ...picture };
    await attach(stored);
    return stored;
  } catch (error) {
    if (error instanceof PicturesAway) throw new AppError('unavailable', 'errors:diskFull');
    for (const ending of files.keys()) await store.remove(`${id}${ending}`);
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new AppError('unavailable', 'errors:diskFull');
    throw error;
  }
}
