export const UNIQUE_VIOLATION = '23505';

/** Whether the database (or the way to it) refused with one of these codes. Query builder and statements wrap its errors. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== undefined && codes.includes(code)) return true;
  }
  return false;
}

/** The unique index that a row would have broken; undefined for any other error. */
export function brokenUniqueIndex(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as NodeJS.ErrnoException & { constraint?: string };
    if (code === UNIQUE_VIOLATION) return constraint ?? '';
  }
  return undefined;
}
