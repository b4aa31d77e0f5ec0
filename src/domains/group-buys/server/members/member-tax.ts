import { inArray } from 'drizzle-orm';
import { taxesAt } from '#domains/cart/model/cart-taxes.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { refuseUnknownTax } from '#domains/checkout/server/priced-cart.ts';
import { aloneLines, goodsCents, mostOwedCents } from '#domains/group-buys/model/group-sizes.ts';
import type { GroupRow, MemberRow } from '#domains/group-buys/server/groups.queries.ts';
import { openingTerms } from '#domains/group-buys/server/pool.ts';
import type { PricedLine } from '#domains/pricing/model/line.ts';
import { orderSum, PLAIN_CHOICES, withShipping } from '#domains/pricing/model/order-sum.ts';
import type { ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import type { RateInForce } from '#domains/taxes/model/rate-for.ts';
import { ratesInForce } from '#domains/taxes/server/rates-in-force.ts';
import type { Language } from '#engine/model/languages.ts';
import { placeOf } from '#engine/model/places/address.ts';
import { readAddress } from '#engine/model/places/read-address.ts';
import { policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import type { Db } from '#engine/server/db/client.ts';

interface TaxedSale {
  /** Of each line. */
  taxCategories: readonly string[];
  lines: readonly PricedLine[];
  shippingCents: number;
  shippingAddress: string;
}

/** What a member's order is taxed by: the place where it goes. */
export function memberTaxes(
  { taxCategories, lines, shippingCents, shippingAddress }: TaxedSale,
  rates: readonly RateInForce[],
  businessVatId: string | null = null,
): ComputedTaxes {
  const sum = withShipping(orderSum(lines, PLAIN_CHOICES), shippingCents);
  const place = placeOf(readAddress(shippingAddress, shopHome().country));
  const taxed = lines.map(({ finalCents }, at) => ({ category: taxCategories[at]!, finalCents }));
  return taxesAt(taxed, sum, { place, rates, businessVatId });
}

/**
 * The most that comes on top of what a member can come to owe: a card has to promise it too. Refused where nobody has said
 * how a product is taxed there.
 */
export async function mostTaxCents(
  tx: Db,
  group: Pick<GroupRow, 'sizes' | 'tiers' | 'delivery'>,
  place: Pick<MemberRow, 'items' | 'isOrganizer'>,
  { shippingAddress, language, now }: { shippingAddress: string; language: Language; now: Date },
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
  const sale = { taxCategories, lines, shippingCents, shippingAddress };
  const taxes = memberTaxes(sale, await ratesInForce(tx, now));
  refuseUnknownTax(taxes, readAddress(shippingAddress, shopHome().country), language);
  return taxes.dueCents;
}
