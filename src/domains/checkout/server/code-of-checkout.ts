import { totals } from '#domains/pricing/model/cart-totals.ts';
import { promoObstacle } from '#domains/cart/model/promo-codes/promo-obstacle.ts';
import type { PromoState } from '#domains/cart/server/promo-codes/promo-code-sql.ts';
import type { GuessLimit } from '#domains/cart/server/code-guesses.ts';
import { codeRefusal, knownCode } from '#domains/cart/server/put-code.ts';
import { priceOf } from './checkout-refusal.ts';
import type { CheckoutRow } from './checkout.statements.ts';

/**
 * The code of a submission, or else of its cart; throws where it cannot be used. A cart that fell below the minimum of
 * its code is ordered without it; a code that is given with the order must be good for it.
 */
export async function codeOfCheckout(
  { promo: found }: CheckoutRow,
  lines: CheckoutRow[],
  typed: string | null,
  guesses: GuessLimit,
): Promise<PromoState | null> {
  const promo = typed === null ? found : await knownCode(typed, found, guesses);
  if (promo === null) return null;
  const { totalCents } = totals(lines.map(priceOf));
  const obstacle = promoObstacle(promo, totalCents);
  if (obstacle === null || (obstacle === 'belowMinimum' && typed === null)) return promo;
  throw codeRefusal(obstacle, promo, totalCents);
}
