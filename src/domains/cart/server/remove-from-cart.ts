import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { CartRow } from './cart-rows.ts';
import type { CartOwner } from './cart.queries.ts';
import { clearOwnCart, removeOwnLine } from './cart.statements.ts';

export async function removeLine(
  db: Db,
  { tokenHash, language }: CartOwner,
  lineId: number,
): Promise<CartRow[]> {
  if (tokenHash === undefined) throw new AppError('not_found', 'errors:cart.lineNotFound');
  const rows = await removeOwnLine(db, { tokenHash, language, lineId });
  if (rows[0]?.done !== true) throw new AppError('not_found', 'errors:cart.lineNotFound');
  return rows;
}

export async function clearCart(db: Db, { tokenHash }: CartOwner): Promise<void> {
  if (tokenHash !== undefined) await clearOwnCart(db, { tokenHash });
}
