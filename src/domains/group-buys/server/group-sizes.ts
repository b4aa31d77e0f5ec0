import type { ChosenSizes } from '#domains/group-buys/model/group-input.ts';
import { unitsOfSizes, type SizeQuantity } from '#domains/group-buys/model/group-sizes.ts';
import { effectiveTiers, type DiscountTier } from '#domains/pricing/model/tiers.ts';
import type { FamilySize } from '#domains/catalogue/server/families.schema.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { GroupRow, MemberRow } from './groups.queries.ts';
import { fieldFault } from './members/member-form.ts';

interface Offered {
  productId: number;
  priceCents: number;
  countsAs: number;
  size: FamilySize | null;
  discountTiers: DiscountTier[] | null;
  familyId: number | null;
  familyName: string | null;
  familyTexts: Partial<Record<Language, { name?: string }>> | null;
}

/** A product with the sizes of its family that are sold now, in one look: no price is older than another. */
const offered = statement<Offered, { productId: number }>(
  'sizes-for-a-group',
  `select p.id as product_id, p.price_cents, p.counts_as, p.size, p.discount_tiers, f.id as family_id,
          f.name as family_name, f.translations as family_texts
     from products q
     join products p
       on p.id = q.id
       or p.family_id = q.family_id and p.listed and p.for_sale and p.season in ('open', 'preorder')
     left join product_families f on f.id = q.family_id
    where q.id = $productId::int and q.listed
    order by (p.size ->> 'position')::int, p.id`,
);

/** What a group buy of a product is about: prices and ladder of this moment, and which sizes may be taken. */
export async function termsToOffer(
  tx: Db,
  productId: number,
): Promise<Pick<GroupRow, 'family' | 'sizes' | 'tiers' | 'priceCents'>> {
  const found = await offered(tx, { productId });
  const own = found.find((each) => each.productId === productId);
  if (own === undefined) throw new AppError('not_found', 'errors:productNotFound');
  const { familyId, familyName, familyTexts, discountTiers, priceCents } = own;
  return {
    priceCents,
    tiers: effectiveTiers(discountTiers).map((tier) => ({ ...tier })),
    family: familyId === null ? null : { id: familyId, name: familyName!, names: namesOf(familyTexts ?? {}) },
    sizes: found.map(({ size, ...each }) => ({
      productId: each.productId,
      countsAs: each.countsAs,
      priceCents: each.priceCents,
      label: size?.label ?? '',
      labels: size?.labels ?? {},
    })),
  };
}

function namesOf(texts: NonNullable<Offered['familyTexts']>): Partial<Record<Language, string>> {
  const named = Object.entries(texts).flatMap(([language, { name }]) => (name ? [[language, name]] : []));
  return Object.fromEntries(named);
}

type Sizes = Pick<GroupRow, 'productId' | 'sizes'>;

/** What a form asks for, in the order of the sizes. By a number alone, so many of the product that it was opened for. */
export function chosenItems(
  { productId, sizes }: Sizes,
  { quantity, items = [{ productId, quantity: quantity! }] }: ChosenSizes,
): SizeQuantity[] {
  const known = new Set(sizes.flatMap(({ productId: id, gone }) => (gone ? [] : [id])));
  if (items.some((item) => !known.has(item.productId))) throw fieldFault('items', 'validation:notASize');
  return sizes.flatMap((size) => items.find((item) => item.productId === size.productId) ?? []);
}

/** The same for a place that there is: a number alone changes the one size that it holds. */
export function changedItems(group: Sizes, { items: held }: MemberRow, change: ChosenSizes): SizeQuantity[] {
  if (change.items !== undefined) return chosenItems(group, change);
  const [only, ...others] = held;
  if (others.length > 0) throw fieldFault('quantity', 'validation:sizesNeeded');
  return [{ productId: only!.productId, quantity: change.quantity! }];
}

/** What a place holds, as its row stores it. */
export function heldOf(
  group: Pick<GroupRow, 'sizes'>,
  items: SizeQuantity[],
): Pick<MemberRow, 'items' | 'quantity'> {
  return { items, quantity: unitsOfSizes({ sizes: group.sizes }, items) };
}
