// The program of a picture process: takes one picture, answers with its sizes, and is ended. A decoder that crashes, hangs or
// swells takes nobody along, and all memory goes back to the machine at once.
import { setPriority } from 'node:os';
import {
  resizePicture,
  type PictureFault,
  type PictureSizes,
  type PreparedPicture,
} from './resize-picture.ts';

export interface PictureOrder {
  bytes: Uint8Array;
  sizes: PictureSizes;
}

export type PictureAnswer = PreparedPicture | PictureFault;

/** A phone's 50 megapixels take 130 MB, 360 MB as a progressive JPEG; some formats would take a gigabyte. */
const MAX_MEMORY_BYTES = 512 * 1024 * 1024;
const MEMORY_CHECK_MS = 10;
/** Shoppers come first. */
const LOW_PRIORITY = 5;

setPriority(LOW_PRIORITY);
// The shop has ended: nobody waits any more.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('message', ({ bytes, sizes }: PictureOrder) => {
  // The decoder works on other threads, so this one has time to watch it. Somebody who gets an answer ends this process.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) answer('too many pixels');
  }, MEMORY_CHECK_MS);
  const answer = (outcome: PictureAnswer) => {
    clearInterval(watch);
    process.send!(outcome);
  };
  void resizePicture(bytes, sizes).then(answer);
});
