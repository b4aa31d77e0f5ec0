import type { ErrorCode } from '#engine/model/errors.ts';
import { isAway } from '#engine/server/db/error-codes.ts';
import { isConflict } from '#engine/server/db/retry-conflicts.ts';

/** Values PostgreSQL cannot hold: a NUL character in a text or in JSON, half a character in JSON, a number out of range, a broken date. */
const UNSTORABLE = new Set(['22021', '22P05', '22P02', '22003', '22008', '22007']);
/** Somebody else was first: a unique value taken, a row gone that this one points to. */
const TAKEN = new Set(['23505', '23503']);
/** What a database's refusal means to the caller; undefined when it is our own mistake. */
export function codeOfDatabaseError(error: unknown): ErrorCode | undefined {
  // Lost against others every time: there are too many of them at the moment.
  if (isConflict(error)) return 'unavailable';
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== undefined && UNSTORABLE.has(code)) return 'invalid';
    if (code !== undefined && TAKEN.has(code)) return 'conflict';
  }
  return isAway(error) ? 'unavailable' : undefined;
}
