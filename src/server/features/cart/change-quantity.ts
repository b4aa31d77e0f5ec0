import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/http/app-error.ts';
import { refusalOf, type CartWriteRow } from './cart-refusal.ts';
import type { CartOwner } from './cart.queries.ts';
import { CHANGE_QUANTITY } from './cart.statements.ts';

/** Sets the quantity of an own line; a line of somebody else does not exist. */
export async function changeQuantity(
  database: Database,
  { tokenHash, language }: CartOwner,
  { lineId, quantity }: { lineId: number; quantity: number },
): Promise<CartWriteRow[]> {
  if (tokenHash === undefined) throw new AppError('not_found', 'errors:cart.lineNotFound');
  const values = [tokenHash, language, lineId, quantity];
  const rows = await database.prepared<CartWriteRow>('change-quantity', CHANGE_QUANTITY, values);
  const row = rows[0]!;
  if (row.done) return rows;
  if (row.target_name === null) throw new AppError('not_found', 'errors:cart.lineNotFound');
  // Without a reason in the numbers the line vanished while we looked: another tab removed or ordered it.
  throw refusalOf(row, quantity) ?? new AppError('not_found', 'errors:cart.lineNotFound');
}
