import type { CartLine } from '#domains/cart/model/cart.ts';
import type { Size } from '#domains/catalogue/model/families/family.ts';
import { maxQuantityOf } from '#domains/catalogue/web/max-quantity.ts';
import { cheapestWayUp, type SizeInCart } from '#domains/pricing/model/way-up.ts';
import { nextTier } from '#domains/pricing/model/tiers.ts';
import { toCents } from '#engine/model/money.ts';
import { lineToPool } from './cart-preview.ts';

export interface LineGroup {
  /** Null: a line alone. */
  familyId: number | null;
  lines: CartLine[];
}

/** The lines as they are shown: those of a family stand together, where the first of them stood. */
export function byFamily(lines: readonly CartLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const { familyId } = line;
    const known = familyId === null ? undefined : groups.find((group) => group.familyId === familyId);
    if (known === undefined) groups.push({ familyId, lines: [line] });
    else known.lines.push(line);
  }
  return groups;
}

export interface FamilyOffer {
  kind: 'cheaper' | 'next';
  productId: number;
  label: string;
  /** So many more of it, and how many of it there are in the cart then. */
  more: number;
  quantity: number;
  /** cheaper: what all of them cost less. */
  savedCents: number;
  /** next: what that tier takes off. */
  percent: number;
}

type NamedSize = SizeInCart & { label: string };

/** The cheapest way up the ladder in any size: of those in the cart, and of `sizes`, where they are known. */
export function familyOffer(lines: readonly CartLine[], sizes: readonly Size[] = []): FamilyOffer | null {
  const [first] = lines;
  if (first === undefined) return null;
  const all = [...lines.map(inCart), ...notInCart(lines, sizes)];
  const offer = (productId: number, quantity: number) => {
    const size = all.find((each) => each.productId === productId)!;
    return { productId, quantity, label: size.label, more: quantity - size.quantity };
  };
  const way = cheapestWayUp(all);
  if (way !== null)
    return { kind: 'cheaper', ...offer(way.productId, way.quantity), savedCents: way.savedCents, percent: 0 };
  const next = nextTier(first.product.discountTiers, first.pooledUnits);
  if (next === null) return null;
  const [cheapest] = all
    .map((size) => ({ size, more: Math.ceil(next.missing / size.countsAs) }))
    .filter(({ size, more }) => size.quantity + more <= size.maxQuantity)
    .toSorted((a, b) => a.more * a.size.unitPriceCents - b.more * b.size.unitPriceCents);
  if (cheapest === undefined) return null;
  const { size, more } = cheapest;
  const percent = next.tier.discountPercentage;
  return { kind: 'next', ...offer(size.productId, size.quantity + more), savedCents: 0, percent };
}

function inCart(line: CartLine): NamedSize {
  const { product } = line;
  return {
    ...lineToPool(line),
    productId: product.id,
    maxQuantity: maxQuantityOf(product),
    label: product.size ?? product.name,
  };
}

function notInCart(lines: readonly CartLine[], sizes: readonly Size[]): NamedSize[] {
  const { product, familyId } = lines[0]!;
  const held = new Set(lines.map((line) => line.product.id));
  return sizes
    .filter(({ productId }) => !held.has(productId))
    .map((size) => ({
      productId: size.productId,
      label: size.label,
      unitPriceCents: toCents(size.price),
      quantity: 0,
      tiers: product.discountTiers,
      familyId,
      countsAs: size.countsAs,
      maxQuantity: maxQuantityOf(size),
    }));
}
