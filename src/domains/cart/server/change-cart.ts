import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { expiry, hashToken, newToken } from '#engine/server/sessions/session.ts';
import { refusalOf, refusalOfNewLine } from './cart-refusal.ts';
import type { CartWriteRow, CartRow } from './cart-rows.ts';
import type { CartOwner } from './cart.queries.ts';
import { addToNewCart, addToOwnCart, changeLine, clearOwnCart, removeOwnLine } from './cart.statements.ts';

/** Another tab may take the line away between look and write: then the write is tried again. */
const TRIES = 3;

interface Added {
  rows: CartWriteRow[];
  /** Of the session made for a visitor who had none. */
  newToken: string | undefined;
}

interface Addition {
  productId: number;
  quantity: number;
}

/**
 * Puts units of a product into the cart; units of a product that is already there are added to its line.
 * `admitNewSession` throws when too many visitors begin at once.
 */
export async function addToCart(
  db: Db,
  owner: CartOwner,
  { productId, quantity }: Addition,
  admitNewSession: () => Promise<void>,
): Promise<Added> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows, newToken } = await write(db, owner, { productId, quantity }, admitNewSession);
    const row = rows[0]!;
    if (row.done) return { rows, newToken };
    if (row.targetName === null) throw new AppError('not_found', 'errors:productNotFound');
    const refusal = refusalOf(row, quantity, owner.language) ?? refusalOfNewLine(rows);
    if (refusal !== undefined) throw refusal;
  }
  throw new AppError('conflict', 'errors:cart.changed');
}

async function write(
  db: Db,
  { tokenHash, language }: CartOwner,
  addition: Addition,
  admitNewSession: () => Promise<void>,
): Promise<Added> {
  if (tokenHash !== undefined) {
    const rows = await addToOwnCart(db, { tokenHash, language, ...addition });
    if (rows[0]!.sessionId !== null) return { rows, newToken: undefined };
  }
  await admitNewSession();
  const token = newToken();
  const session = { tokenHash: hashToken(token), sessionEndsAt: expiry() };
  return { rows: await addToNewCart(db, { ...session, language, ...addition }), newToken: token };
}

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
  throw refusalOf(row, quantity, language) ?? new AppError('not_found', 'errors:cart.lineNotFound');
}

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
