import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/http/app-error.ts';
import { expiry, hashToken, newToken } from '#server/http/session.ts';
import { refusalOf, refusalOfNewLine, type CartWriteRow } from './cart-refusal.ts';
import type { CartOwner } from './cart.queries.ts';
import { ADD_TO_CART, ADD_TO_NEW_CART } from './cart.statements.ts';

/** Another tab may take the line away between look and write: then the write is tried again. */
const TRIES = 3;

interface Added {
  rows: CartWriteRow[];
  /** Of the session made for a visitor who had none. */
  newToken: string | undefined;
}

/** Puts units of a product into the cart; units of a product that is already there are added to its line. */
export async function addToCart(
  database: Database,
  owner: CartOwner,
  { productId, quantity }: { productId: number; quantity: number },
): Promise<Added> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows, newToken } = await write(database, owner, productId, quantity);
    const row = rows[0]!;
    if (row.done) return { rows, newToken };
    if (row.target_name === null) throw new AppError('not_found', 'errors:productNotFound');
    const refusal = refusalOf(row, quantity) ?? refusalOfNewLine(rows);
    if (refusal !== undefined) throw refusal;
  }
  throw new AppError('conflict', 'errors:cart.changed');
}

async function write(
  database: Database,
  { tokenHash, language }: CartOwner,
  productId: number,
  quantity: number,
): Promise<Added> {
  if (tokenHash !== undefined) {
    const values = [tokenHash, language, productId, quantity];
    const rows = await database.prepared<CartWriteRow>('add-to-cart', ADD_TO_CART, values);
    if (rows[0]!.session_id !== null) return { rows, newToken: undefined };
  }
  const token = newToken();
  const values = [hashToken(token), language, productId, quantity, expiry()];
  const rows = await database.prepared<CartWriteRow>('add-to-new-cart', ADD_TO_NEW_CART, values);
  return { rows, newToken: token };
}
