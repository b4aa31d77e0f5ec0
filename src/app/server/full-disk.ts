import { statfs } from 'node:fs/promises';
import { isDiskFull } from '#engine/server/db/error-codes.ts';

/** Less than this, and not even the log of the embedded database finds room: it then fails without saying why. */
const LEAST_BYTES = 16 * 2 ** 20;

/** Where a start failed because there is no room: a line about it. `folder` is where its data are. */
export async function fullDiskLine(why: unknown, folder = '.'): Promise<string | undefined> {
  const free = await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
  if (!isDiskFull(why) && free >= LEAST_BYTES) return undefined;
  return `The disk is full (${folder}, or where PostgreSQL keeps its data). Make room, then start again.`;
}
