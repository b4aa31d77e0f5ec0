import { AppError } from '#engine/server/http/app-error.ts';

export type CursorValue = string | number | boolean;

/** The sort values of a page's last row, opaque to the caller. */
export function encodeCursor(values: CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

type CursorType = 'string' | 'number' | 'boolean';

/** Anything that is not a cursor we made, for one of these orders, is refused with 400. */
export function decodeCursor(cursor: string, ...orders: CursorType[][]): CursorValue[] {
  try {
    const values = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    if (Array.isArray(values) && orders.some((types) => isOf(values, types))) return values as CursorValue[];
  } catch {
    // not JSON: refused below
  }
  throw new AppError('invalid', 'errors:cursor', { fields: { cursor: 'errors:cursor' } });
}

function isOf(values: unknown[], types: CursorType[]): boolean {
  return (
    values.length === types.length &&
    values.every((v, i) => typeof v === types[i] && (typeof v !== 'number' || Number.isSafeInteger(v)))
  );
}
