import { termsOf } from '#domains/pricing/model/promo-discount.ts';
import {
  promoMessage,
  promoObstacle,
  type PromoObstacle,
} from '#domains/cart/model/promo-codes/promo-obstacle.ts';
import type { Db } from '#engine/server/db/client.ts';
import type { PromoState } from '#domains/cart/server/promo-codes/promo-code-sql.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { CartRow } from './cart-rows.ts';
import { goodsCents } from './cart-view.ts';
import type { CartOwner } from './cart.queries.ts';
import type { GuessLimit } from './code-guesses.ts';
import { putCode, readCartWithCode, takeCodeOff } from './cart.statements.ts';

/** Puts a code into the cart, in place of the one that was there; a code that cannot be used leaves the cart as it is. */
export async function putCodeIntoCart(
  db: Db,
  { tokenHash, language }: CartOwner,
  code: string,
  guesses: GuessLimit,
): Promise<CartRow[]> {
  const rows = tokenHash === undefined ? [] : await readCartWithCode(db, { tokenHash, language, code });
  const first = rows[0];
  if (first === undefined || first.lineId === null) throw new AppError('conflict', 'errors:promo.emptyCart');
  const promo = await knownCode(code, first.promo, guesses);
  const totalCents = goodsCents(rows);
  const obstacle = promoObstacle(promo, totalCents);
  if (obstacle !== null) throw codeRefusal(obstacle, promo, totalCents);
  await putCode(db, { sessionId: first.sessionId!, promoCodeId: promo.id, shown: termsOf(promo) });
  return rows;
}

export async function takeCodeOffCart(db: Db, { tokenHash }: CartOwner): Promise<void> {
  if (tokenHash !== undefined) await takeCodeOff(db, { tokenHash });
}

/** What was found under a code that somebody typed in; throws where nobody has made it, which counts as a guess. */
export async function knownCode(
  code: string,
  found: PromoState | null,
  guesses: GuessLimit,
): Promise<PromoState> {
  await guesses.count();
  if (found === null) throw codeRefusal('unknown', { code, minTotalCents: 0 }, 0);
  await guesses.takeBack();
  return found;
}

export function codeRefusal(
  obstacle: PromoObstacle,
  code: Pick<PromoState, 'code' | 'minTotalCents'>,
  totalCents: number,
): AppError {
  const { key, params } = promoMessage(obstacle, code, totalCents);
  return new AppError('conflict', key, { reason: 'code_refused', params });
}
