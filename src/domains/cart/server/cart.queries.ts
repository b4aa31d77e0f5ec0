import type { Cart } from '#domains/cart/model/cart.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { sameTerms, termsOf } from '#domains/pricing/model/promo-discount.ts';
import type { PromoState } from '#domains/cart/server/promo-codes/promo-code-sql.ts';
import { taxProvider } from '#domains/taxes/server/open-taxes.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { CartRow } from './cart-rows.ts';
import { toCart } from './cart-view.ts';
import { putCode, readCartRows, rememberShownLines, type ShownLine } from './cart.statements.ts';

/** The visitor whose cart it is: undefined as long as nothing was ever put into one. */
export interface CartOwner {
  tokenHash: string | undefined;
  language: Language;
}

export async function readCart(db: Db, { tokenHash, language }: CartOwner): Promise<CartRow[]> {
  return tokenHash === undefined ? [] : readCartRows(db, { tokenHash, language });
}

/** The cart as it is about to be shown; from now on its prices count as seen. */
export async function showCart(
  shop: Pick<Shop, 'config' | 'db'>,
  rows: readonly CartRow[],
  language: Language,
): Promise<Cart> {
  const { db } = shop;
  const unseen = rows.filter((row) => row.lineId !== null && row.unseenPrice);
  await rememberShown(db, unseen[0]?.sessionId ?? 0, unseen);
  await rememberCode(db, rows[0]?.sessionId ?? 0, rows[0]?.promo ?? null);
  return toCart(rows, language, await taxProvider(shop).homeRates(new Date()));
}

/** The customer has seen what the code in the cart takes off; not one that was only looked up. */
export async function rememberCode(db: Db, sessionId: number, promo: PromoState | null): Promise<void> {
  if (promo === null || promo.shown === null || sameTerms(promo, promo.shown)) return;
  await putCode(db, { sessionId, promoCodeId: promo.id, shown: termsOf(promo) });
}

/** The customer has seen what these lines cost: they may be ordered at that price. */
export async function rememberShown(
  db: Db,
  sessionId: number,
  shown: readonly (Omit<ShownLine, 'id'> & { lineId: number | null })[],
): Promise<void> {
  if (shown.length === 0) return;
  const lines = shown.map(({ lineId, priceCents, discountTiers, familyId, countsAs }) => ({
    id: lineId!,
    priceCents,
    discountTiers,
    familyId,
    countsAs,
  }));
  await rememberShownLines(db, { sessionId, shown: { lines } });
}
