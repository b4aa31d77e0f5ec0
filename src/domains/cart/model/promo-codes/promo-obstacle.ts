import { formatMoney } from '#engine/model/money.ts';
import { reachesMinimum, type PromoTerms } from '#domains/pricing/model/promo-discount.ts';

/** Why a code takes nothing off. */
export type PromoObstacle = NotInForce | 'usedUp' | 'usedByCustomer' | 'belowMinimum';

type NotInForce = 'unknown' | 'inactive' | 'notYet' | 'expired';

interface CodeInUse extends PromoTerms {
  code: string;
  obstacle: PromoObstacle | null;
}

/** What stands between a code and goods of this total; null where nothing does. */
export function promoObstacle(code: CodeInUse, totalCents: number): PromoObstacle | null {
  return code.obstacle ?? (reachesMinimum(code, totalCents) ? null : 'belowMinimum');
}

/** The message that says which, as a key with its values. */
export function promoMessage(
  obstacle: PromoObstacle,
  { code, minTotalCents }: Pick<CodeInUse, 'code' | 'minTotalCents'>,
  totalCents: number,
): { key: string; params: Record<string, string> } {
  const minimum = formatMoney(minTotalCents);
  const missing = formatMoney(Math.max(0, minTotalCents - totalCents));
  return { key: `errors:promo.${obstacle}`, params: { code, minimum, missing } };
}
