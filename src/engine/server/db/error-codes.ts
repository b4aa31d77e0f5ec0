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

const READ_ONLY = '25006';

/**
 * Something was to be written where nothing can be. Of a connection to the database itself it means that the server
 * there has become a copy of another, or is not yet the one that the others follow.
 */
export function takesNoWrites(error: unknown): boolean {
  return hasCode(error, READ_ONLY);
}

/** The disk is full: the shop's own, or that of PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC', '53100');
}

/** The server is gone, going, coming up, a copy, has no connection left, or a limit of time was reached. */
const AWAY = [
  READ_ONLY,
  '57014',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i;

/** Whether there was nobody to ask, rather than something wrong with the question. */
export function isAway(error: unknown): boolean {
  if (hasCode(error, ...AWAY)) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (AWAY_MESSAGE.test(cause.message)) return true;
  return false;
}
