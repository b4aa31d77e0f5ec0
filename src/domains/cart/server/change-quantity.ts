import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { refusalOf } from './cart-refusal.ts';
import type { CartWriteRow } from './cart-rows.ts';
import type { CartOwner } from './cart.queries.ts';
import { changeLine } from './cart.statements.ts';

/** Sets the quantity of a line of this cart; to others the line does not exist. */
export async function changeQuantity(
  db: Db,
  { tokenHash, language }: CartOwner,
  { lineId, quantity }: { lineId: number; quantity: number },
): Promise<CartWriteRow[]> {
  if (tokenHash === undefined) throw new AppError('not_found', 'errors:cart.lineNotFound');
  const rows = await changeLine(db, { tokenHash, language, lineId, quantity });
  const row = rows[0]!;
  if (row.done) return rows;
  if (row.targetName === null) throw new AppError('not_found', 'errors:cart.lineNotFound');
  // Without a reason in the numbers the line vanished while we looked: another tab removed or ordered it.
  throw refusalOf(row, quantity) ?? new AppError('not_found', 'errors:cart.lineNotFound');
}
