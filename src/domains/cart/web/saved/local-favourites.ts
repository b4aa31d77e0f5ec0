import type { Product } from '#domains/catalogue/model/product.ts';
import { MAX_SAVED } from '#domains/cart/model/saved/saved-changes.ts';
import { storedList } from '#engine/web/ui/basics/stored-list.ts';

export interface KeptHeart {
  slug: string;
  /** As it was when the heart was pressed; null where that was not kept. */
  price: number | null;
  wasSoldOut: boolean;
  savedAt: string | null;
}

/** What a visitor has marked with the heart, in this browser alone. */
export const localFavourites = storedList({ key: 'savedProducts', max: MAX_SAVED, toItem: toHeart });

/** Entries of older versions are plain slugs. */
export function toHeart(entry: unknown): KeptHeart | undefined {
  if (typeof entry === 'string') return { slug: entry, price: null, wasSoldOut: false, savedAt: null };
  const { slug, price, wasSoldOut, savedAt } = (entry ?? {}) as Record<string, unknown>;
  if (typeof slug !== 'string') return undefined;
  return {
    slug,
    price: typeof price === 'number' && price > 0 ? price : null,
    wasSoldOut: wasSoldOut === true,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
  };
}

type Saved = Pick<Product, 'slug' | 'price' | 'inStock'>;

export function toggled(
  hearts: readonly KeptHeart[],
  { slug, price, inStock }: Saved,
  now: Date,
): KeptHeart[] {
  if (hearts.some((heart) => heart.slug === slug)) return hearts.filter((heart) => heart.slug !== slug);
  return [{ slug, price, wasSoldOut: !inStock, savedAt: now.toISOString() }, ...hearts];
}
