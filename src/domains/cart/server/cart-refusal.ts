import { MAX_LINES, MAX_QUANTITY } from '#domains/cart/model/cart-input.ts';
import { formatDay } from '#engine/model/dates.ts';
import type { Language } from '#engine/model/languages.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { CartWriteRow } from './cart-rows.ts';

/**
 * Why a write did not happen, naming what is possible instead; undefined when the numbers give no reason (another
 * request changed the line in between).
 */
export function refusalOf(row: CartWriteRow, quantity: number, language: Language): AppError | undefined {
  const name = row.targetName!;
  if (row.targetSeason === 'over')
    return new AppError('conflict', 'errors:cart.seasonOver', { params: { name } });
  if (row.targetSeason === 'before') {
    const day = formatDay(row.targetSoldFrom!, 'seasonDay', language);
    return new AppError('conflict', 'errors:cart.beforeSeason', { params: { name, day } });
  }
  if (row.targetInStock !== true)
    return new AppError('conflict', 'errors:cart.outOfStock', { params: { name } });
  const available = row.targetAvailable!;
  const inCart = row.targetHeld ?? 0;
  const limit = Math.min(MAX_QUANTITY, available);
  if (inCart + quantity <= limit) return undefined;
  const possible = Math.max(0, limit - inCart);
  const reason = available < MAX_QUANTITY ? 'stock' : 'max';
  const still = inCart === 0 ? 'Limit' : possible > 0 ? 'LimitMore' : 'LimitReached';
  return new AppError('conflict', `errors:cart.${reason}${still}`, {
    params: { name, available, inCart, possible, max: MAX_QUANTITY },
  });
}

/** A cart that is full takes more of what it holds, and nothing else. */
export function refusalOfNewLine(rows: readonly CartWriteRow[]): AppError | undefined {
  if (rows[0]!.targetHeld !== null || rows.length < MAX_LINES) return undefined;
  return tooManyLines();
}

export function tooManyLines(): AppError {
  return new AppError('conflict', 'errors:cart.tooManyLines', { params: { max: MAX_LINES } });
}
