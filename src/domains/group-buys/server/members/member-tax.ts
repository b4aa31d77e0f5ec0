import { eq } from 'drizzle-orm';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { refuseUnknownTax } from '#domains/checkout/server/priced-cart.ts';
import { aloneLine, mostOwedCents } from '#domains/group-buys/model/group-price.ts';
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
  taxCategory: string;
  line: PricedLine;
  shippingCents: number;
  shippingAddress: string;
}

/** What a member's order is taxed by: the place where it goes. */
export function saleOfMember(
  { taxCategory, line, shippingCents, shippingAddress }: MemberSale,
  businessVatId: string | null = null,
): TaxedSale {
  return {
    lines: [{ category: taxCategory, finalCents: line.finalCents }],
    sum: withShipping(orderSum([line], PLAIN_CHOICES), shippingCents),
    place: placeOf(readAddress(shippingAddress, shopHome().country)),
    businessVatId,
  };
}

/** Whose tax it is: each member's order has a calculation of its own. */
export const taxOwner = (memberId: number) => `member:${memberId}`;

/**
 * The most that comes on top of what a member can come to owe: a card has to promise it too. Refused where nobody has said
 * how the product is taxed there.
 */
export async function mostTaxCents(
  tx: Db,
  group: Pick<GroupRow, 'productId' | 'priceCents' | 'tiers' | 'delivery'>,
  place: Pick<MemberRow, 'quantity' | 'isOrganizer'>,
  { shippingAddress, language, taxes }: { shippingAddress: string; language: Language; taxes: TaxesAtHand },
): Promise<number> {
  if (policies().taxMode === 'none') return 0;
  const [product] = await tx
    .select({ taxCategory: products.taxCategory })
    .from(products)
    .where(eq(products.id, group.productId));
  const opening = openingTerms(group);
  const line = aloneLine(opening, place.quantity);
  const { delivery } = group;
  const shippingCents = mostOwedCents(opening, { ...place, delivery }) - line.finalCents;
  const sale = saleOfMember({ ...product!, line, shippingCents, shippingAddress });
  const most = taxes.of(sale, 'promise');
  refuseUnknownTax(most, sale.place, language);
  return most.dueCents;
}
