import type { Cart } from '#shared/cart/cart.ts';
import type { Language } from '#shared/languages.ts';
import type { Database } from '#server/db/client.ts';
import { toCart, type CartRow } from './cart-view.ts';
import { READ_CART, REMEMBER_SHOWN } from './cart.statements.ts';

/** The visitor whose cart it is: undefined as long as nothing was ever put into one. */
export interface CartOwner {
  tokenHash: string | undefined;
  language: Language;
}

export async function readCart(database: Database, { tokenHash, language }: CartOwner): Promise<CartRow[]> {
  if (tokenHash === undefined) return [];
  return database.prepared<CartRow>('read-cart', READ_CART, [tokenHash, language]);
}

/** The cart as it is about to be shown; from now on its prices count as seen. */
export async function showCart(database: Database, rows: readonly CartRow[]): Promise<Cart> {
  const unseen = rows.filter((row) => row.line_id !== null && row.unseen_price);
  if (unseen.length > 0) {
    await rememberShown(
      database,
      unseen[0]!.session_id!,
      unseen.map((row) => ({
        id: row.line_id!,
        price_cents: row.price_cents,
        discount_tiers: row.discount_tiers,
      })),
    );
  }
  return toCart(rows);
}

export interface ShownLine {
  id: number;
  price_cents: number;
  discount_tiers: CartRow['discount_tiers'];
}

export async function rememberShown(
  database: Database,
  sessionId: number,
  lines: readonly ShownLine[],
): Promise<void> {
  await database.prepared('remember-shown', REMEMBER_SHOWN, [sessionId, JSON.stringify(lines)]);
}
