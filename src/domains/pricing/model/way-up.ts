import { priceLines, unitsOfLine, type LineToPool } from './pooled-lines.ts';

/** A size that may be added to: what is in the cart of it already (0: nothing), and how many there can be. */
export interface SizeInCart extends LineToPool {
  productId: number;
  maxQuantity: number;
}

export interface WayUp {
  productId: number;
  /** Of that size in the cart then. */
  quantity: number;
  /** What all sizes cost together then, and how much less that is than now. */
  finalCents: number;
  savedCents: number;
}

/**
 * How many more of which size make all sizes of a family cheaper together; of equals the fewest units more. Within a tier
 * more units never cost less, so only the first quantity that reaches a higher tier can win, in each size. A product
 * alone is a family of one.
 */
export function cheapestWayUp(sizes: readonly SizeInCart[]): WayUp | null {
  const now = totalOf(sizes);
  const pooled = sizes.reduce((units, size) => units + unitsOfLine(size), 0);
  let best: (WayUp & { more: number }) | null = null;
  for (const size of sizes) {
    const each = unitsOfLine({ ...size, quantity: 1 });
    for (const { minQuantity } of size.tiers) {
      if (minQuantity <= pooled) continue;
      const more = Math.ceil((minQuantity - pooled) / each);
      const quantity = size.quantity + more;
      if (quantity > size.maxQuantity) continue;
      const finalCents = totalOf(sizes.map((other) => (other === size ? { ...other, quantity } : other)));
      if (finalCents >= now || (best !== null && !isBetter({ finalCents, more }, best))) continue;
      best = { productId: size.productId, quantity, finalCents, savedCents: now - finalCents, more };
    }
  }
  if (best === null) return null;
  const { more: _, ...way } = best;
  return way;
}

const isBetter = (
  one: { finalCents: number; more: number },
  other: { finalCents: number; more: number },
): boolean =>
  one.finalCents < other.finalCents || (one.finalCents === other.finalCents && one.more < other.more);

function totalOf(sizes: readonly SizeInCart[]): number {
  return priceLines(sizes).reduce((sum, line) => sum + line.finalCents, 0);
}
