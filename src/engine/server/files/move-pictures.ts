import { pictureOf, type PictureStore } from './picture-store.ts';

/**
 * Copies every picture from one store to the other, and takes it out of the first once it is in the second: somebody who looks
 * in both, as a shop does that knows of the move, finds it at any moment. May be cut off and run again.
 */
export async function movePictures(
  from: PictureStore,
  to: PictureStore,
  onProgress: (moved: number) => void = () => {},
): Promise<number> {
  let moved = 0;
  for (const { name } of await from.list()) {
    if (pictureOf(name) === undefined || name.endsWith('.part')) continue;
    const bytes = await from.read(name);
    // Removed meanwhile: nothing showed it any more.
    if (bytes === undefined) continue;
    await to.save(name, bytes);
    await from.remove(name);
    moved += 1;
    onProgress(moved);
  }
  return moved;
}
