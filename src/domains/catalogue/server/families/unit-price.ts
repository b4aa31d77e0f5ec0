import type { UnitPrice } from '#domains/catalogue/model/families/family.ts';
import { unitPriceCents, type Contents, type Measure } from '#domains/pricing/model/unit-price.ts';
import { toAmount } from '#engine/model/money.ts';

/** As the wire carries it. */
export function toUnitPrice(
  pack: Contents & { priceCents: number },
  measure: Measure | null,
): UnitPrice | null {
  const cents = unitPriceCents(pack.priceCents, pack, measure);
  return cents === null || measure === null ? null : { amount: toAmount(cents), per: measure };
}
