import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/http/app-error.ts';
import type { CartRow } from './cart-view.ts';
import type { CartOwner } from './cart.queries.ts';
import { CLEAR_CART, REMOVE_LINE } from './cart.statements.ts';

export async function removeLine(
  database: Database,
  { tokenHash, language }: CartOwner,
  lineId: number,
): Promise<CartRow[]> {
  if (tokenHash === undefined) throw new AppError('not_found', 'errors:cart.lineNotFound');
  const values = [tokenHash, language, lineId];
  const rows = await database.prepared<CartRow & { done: boolean }>('remove-line', REMOVE_LINE, values);
  if (rows[0]?.done !== true) throw new AppError('not_found', 'errors:cart.lineNotFound');
  return rows;
}

export async function clearCart(database: Database, { tokenHash }: CartOwner): Promise<void> {
  if (tokenHash !== undefined) await database.prepared('clear-cart', CLEAR_CART, [tokenHash]);
}
