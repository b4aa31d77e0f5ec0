import type { FamilyMember, OwnFamily } from '#domains/catalogue/model/families/family.ts';
import type { OwnProduct } from '#domains/catalogue/model/own-product.ts';
import { formatTierText } from '#domains/pricing/model/tier-text.ts';
import { effectiveTiers, type DiscountTiers } from '#domains/pricing/model/tiers.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '#engine/model/languages.ts';

type Texts = Record<OtherLanguage, string>;

/** A family as its form has it. */
export interface FamilyValues {
  name: string;
  names: Texts;
  /** As text: '10:5,20:10'. */
  tiers: string;
  members: { productId: number; label: string; labels: Texts; countsAs: number }[];
}

const textsOf = (known: Partial<Record<string, string>> = {}): Texts =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, known[language] ?? ''])) as Texts;

export function familyValuesOf(family?: OwnFamily): FamilyValues {
  return {
    name: family?.name ?? '',
    names: textsOf(family?.names),
    tiers: formatTierText(family?.discountTiers ?? null),
    members: (family?.members ?? []).map(({ productId, label, labels, countsAs }) => ({
      productId,
      label,
      labels: textsOf(labels),
      countsAs,
    })),
  };
}

export function newMember({ id, name }: Pick<OwnProduct, 'id' | 'name'>): FamilyValues['members'][number] {
  return { productId: id, label: name.slice(0, 40), labels: textsOf(), countsAs: 1 };
}

/** What the form sends of its members. */
export function membersOf({ members }: FamilyValues): FamilyMember[] {
  return members.map(({ productId, label, labels, countsAs }) => ({ productId, label, labels, countsAs }));
}

/** Products that may join: those in no family, and not chosen yet. */
export function freeProducts(
  products: readonly OwnProduct[],
  families: readonly OwnFamily[],
  chosen: readonly { productId: number }[],
): OwnProduct[] {
  const taken = new Set(
    [...families.flatMap(({ members }) => members), ...chosen].map(({ productId }) => productId),
  );
  return products.filter(({ id }) => !taken.has(id));
}

/** The ladders that members have by themselves where they differ from the family's: they change by joining. */
export function otherLadders(
  tiers: string,
  chosen: readonly { productId: number }[],
  products: readonly OwnProduct[],
  families: readonly OwnFamily[],
): { name: string; tiers: string }[] {
  const members = new Map(families.flatMap((family) => family.members).map((each) => [each.productId, each]));
  return chosen.flatMap(({ productId }) => {
    const product = products.find(({ id }) => id === productId);
    if (product === undefined) return [];
    const member = members.get(productId);
    const own = formatTierText(member === undefined ? product.discountTiers : member.ownTiers);
    return own === tiers.replaceAll(/\s/g, '') ? [] : [{ name: product.shownName, tiers: own }];
  });
}

/** What a size means on the ladder: so many of it reach the first step, which takes off so much. */
export function exampleOf(
  countsAs: number,
  tiers: DiscountTiers | null,
): { pieces: number; percent: number; quantity: number } | null {
  const [first] = effectiveTiers(tiers);
  if (first === undefined || !Number.isInteger(countsAs) || countsAs < 1) return null;
  const { minQuantity: quantity, discountPercentage: percent } = first;
  return { pieces: Math.ceil(quantity / countsAs), percent, quantity };
}
