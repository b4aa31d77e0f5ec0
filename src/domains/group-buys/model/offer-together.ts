import { toCents } from '#engine/model/money.ts';
import type { ProductWithFamily } from '#domains/catalogue/model/product.ts';
import {
  aloneLines,
  goodsCents,
  linesBy,
  pooledPrices,
  termsOfOne,
  unitsOfSizes,
  type GroupTerms,
  type SizeQuantity,
} from './group-sizes.ts';

/** At the end of a product's URL: the form to open a group buy is open. */
export const OPENING_HASH = 'buy-together';

/** How many a group is imagined to be where nobody has joined yet. */
export const FRIENDS = 5;

/** What a group buy of a product would begin with: of its family all sizes. */
export function termsOfProduct({
  id,
  price,
  discountTiers: tiers,
  family,
}: Pick<ProductWithFamily, 'id' | 'price' | 'discountTiers' | 'family'>): GroupTerms {
  if (family === null) return termsOfOne(id, { unitPriceCents: toCents(price), tiers });
  const sizes = family.members.map(({ productId, countsAs, price: each }) => ({
    productId,
    countsAs,
    priceCents: toCents(each),
  }));
  return { sizes, tiers };
}

/** What some units cost alone, and what they cost where five take as many each. */
export function offerTogether(
  opening: GroupTerms,
  items: readonly SizeQuantity[],
): { aloneCents: number; togetherCents: number } {
  const pooled = pooledPrices(opening, unitsOfSizes(opening, items) * FRIENDS);
  return {
    aloneCents: goodsCents(aloneLines(opening, items)),
    togetherCents: goodsCents(linesBy(pooled, items)),
  };
}
