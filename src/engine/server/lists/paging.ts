import { AppError } from '#engine/server/http/app-error.ts';

export type CursorValue = string | number | boolean;

/** The sort values of a page's last row, opaque to the caller. */
export function encodeCursor(values: CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Anything that is not a cursor we made, for this order, is refused with 400. */
export function decodeCursor(cursor: string, types: ('string' | 'number' | 'boolean')[]): CursorValue[] {
  try {
    const values = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    if (
      Array.isArray(values) &&
      values.length === types.length &&
      values.every((v, i) => typeof v === types[i] && (typeof v !== 'number' || Number.isSafeInteger(v)))
    ) {
      return values as CursorValue[];
    }
  } catch {
    // not JSON: refused below
  }
  throw new AppError('invalid', 'errors:cursor', { fields: { cursor: 'errors:cursor' } });
}
