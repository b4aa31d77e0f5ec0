import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MAX_SAVED } from '#domains/cart/model/saved/max-saved.ts';
import type { Product } from '#domains/catalogue/model/product.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
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

export const savedQuery = apiQuery('/api/user/saved-products');

/** Buyers save in their account, everybody else in the browser. */
export function useSavesInAccount(): boolean {
  return useCurrentUser().user?.role === 'BUYER';
}

/** How many hearts there are, for the header. */
export function useSavedCount(): number {
  const inAccount = useSavesInAccount();
  const { data } = useQuery({ ...savedQuery, enabled: inAccount });
  const hearts = localFavourites.use();
  return inAccount ? (data?.length ?? 0) : hearts.length;
}

/** Once a buyer is signed in, by any way, the hearts of this browser move into the account. */
export function useMovedHearts(): void {
  const client = useQueryClient();
  const inAccount = useSavesInAccount();
  const hasHearts = localFavourites.use().length > 0;
  useEffect(() => {
    if (!inAccount || !hasHearts) return;
    const hearts = localFavourites.read();
    const products = hearts.map(({ slug, price, wasSoldOut }) => ({ slug, price, wasSoldOut }));
    apiRequest('POST /api/user/saved-products', { body: { products } }).then(
      (saved) => {
        const moved = new Set(hearts.map(({ slug }) => slug));
        localFavourites.write(localFavourites.read().filter(({ slug }) => !moved.has(slug)));
        client.setQueryData(savedQuery.queryKey, saved);
      },
      // They stay here, and move with the next page.
      () => {},
    );
  }, [client, inAccount, hasHearts]);
}
