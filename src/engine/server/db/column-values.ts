/** PostgreSQL's number of the type bigint. */
export const BIGINT = 20;

/** Sums of cents are bigint; one that a number cannot hold exactly is a mistake, not an amount. */
export function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint beyond the safe integers');
  return value;
}
