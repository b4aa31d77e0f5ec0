import { BoundedQueue } from '#engine/server/http/bounded-queue.ts';
import { preparePicture } from '#engine/server/files/prepare-picture.ts';
import type { PictureSizes, PreparedPicture } from '#engine/server/files/resize-picture.ts';
import { PLACES, RETRY_AFTER_SECONDS, UploadPlaces } from './upload-places.ts';

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
