import { inArray } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { refuseUnknownTax } from '#domains/checkout/server/priced-cart.ts';
import { aloneLines, goodsCents, mostOwedCents } from '#domains/group-buys/model/group-sizes.ts';
import type { GroupRow, MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { openingTerms } from '#domains/group-buys/server/pool.ts';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import { orderSum, PLAIN_CHOICES, withShipping } from '#domains/pricing/model/order-sum.ts';
import type { TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import type { TaxesAtHand } from '#domains/taxes/server/tax-provider.ts';
import type { Language } from '#engine/model/languages.ts';
import { placeOf } from '#engine/model/places/address.ts';
import { readAddress } from '#engine/model/places/read-address.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Db } from '#engine/server/db/client.ts';

interface MemberSale {
  /** Of each line. */
  taxCategories: readonly string[];
  lines: readonly PricedLine[];
  shippingCents: number;
  shippingAddress: string;
}

/** What a member's order is taxed by: the place where it goes. */
export function saleOfMember(
  { taxCategories, lines, shippingCents, shippingAddress }: MemberSale,
  businessVatId: string | null = null,
): TaxedSale {
  return {
    lines: lines.map(({ finalCents }, at) => ({ category: taxCategories[at]!, finalCents })),
    sum: withShipping(orderSum(lines, PLAIN_CHOICES), shippingCents),
    place: placeOf(readAddress(shippingAddress, shopHome().country)),
    businessVatId,
  };
}

/** Whose tax it is: each member's order has a calculation of its own. */
export const taxOwner = (memberId: number) => `member:${memberId}`;

/**
 * The most that comes on top of what a member can come to owe: a card has to promise it too. Refused where nobody has said
 * how a product is taxed there.
 */
export async function mostTaxCents(
  tx: Db,
  group: Pick<GroupRow, 'sizes' | 'tiers' | 'delivery'>,
  place: Pick<MemberRow, 'items' | 'isOrganizer'>,
  { shippingAddress, language, taxes }: { shippingAddress: string; language: Language; taxes: TaxesAtHand },
): Promise<number> {
  if (policies().taxMode === 'none') return 0;
  const ids = place.items.map(({ productId }) => productId);
  const found = await tx
    .select({ id: products.id, taxCategory: products.taxCategory })
    .from(products)
    .where(inArray(products.id, ids));
  const opening = openingTerms(group);
  const lines = aloneLines(opening, place.items);
  const { delivery } = group;
  const shippingCents = mostOwedCents(opening, { ...place, delivery }) - goodsCents(lines);
  const taxCategories = ids.map((id) => found.find((product) => product.id === id)!.taxCategory);
  const sale = saleOfMember({ taxCategories, lines, shippingCents, shippingAddress });
  const most = taxes.of(sale, 'promise');
  refuseUnknownTax(most, sale.place, language);
  return most.dueCents;
}
