import { BoundedQueue } from '#engine/server/http/bounded-queue.ts';
import { preparePicture } from '#engine/server/files/prepare-picture.ts';
import type { PictureSizes, PreparedPicture } from '#engine/server/files/resize-picture.ts';
import { AppError } from '#engine/server/http/app-error.ts';

/** Each holds a picture of up to 10 MB in memory, and the last one waits for all others. */
export const PLACES = 10;
/** Nobody takes all of them, be it by opening uploads and never finishing them. */
const PLACES_OF_ONE_SENDER = 4;
const RETRY_AFTER_SECONDS = 5;

/** How many uploads this process takes in at the same time. Asked before the first byte of a picture is read. */
export class UploadPlaces {
  readonly #taken = new Map<number | string, number>();
  #total = 0;

  /** Runs `work` in a place, or refuses with 503. `sender`: an account, or a network of those who have none. */
  async hold<Result>(sender: number | string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#taken.get(sender) ?? 0;
    if (this.#total >= PLACES || own >= PLACES_OF_ONE_SENDER)
      throw new AppError('unavailable', 'errors:picturesBusy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.#total += 1;
    this.#taken.set(sender, own + 1);
    try {
      return await work();
    } finally {
      this.#total -= 1;
      const left = this.#taken.get(sender)! - 1;
      if (left === 0) this.#taken.delete(sender);
      else this.#taken.set(sender, left);
    }
  }
}

// One of each in a process: whatever pictures are for, they share its memory and its processor.
const places = new UploadPlaces();
const oneAtATime = new BoundedQueue({ atOnce: 1, waiting: PLACES, retryAfterSeconds: RETRY_AFTER_SECONDS });

/** The one way in for pictures. `sender`: an account, or a network of those who have none. */
export function takePicture<Result>(
  sender: number | string,
  work: (prepare: (image: Buffer, sizes: PictureSizes) => Promise<PreparedPicture>) => Promise<Result>,
): Promise<Result> {
  return places.hold(sender, () =>
    work((image, sizes) => oneAtATime.run(() => preparePicture(image, sizes))),
  );
}
