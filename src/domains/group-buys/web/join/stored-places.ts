import { useMemo } from 'react';
import { storedList } from '#engine/web/ui/basics/stored-list.ts';
import type { PlaceAccess } from '#domains/group-buys/web/group-buys.queries.ts';

/** More than anybody takes part in at a time; the oldest are forgotten first. */
const MAX_STORED = 30;

export interface StoredPlace extends PlaceAccess {
  /** Who was signed in then; null: nobody. The next person to sign in does not see it. */
  owner: number | null;
}

const places = storedList({ key: 'groupPlaces', max: MAX_STORED, toItem: toPlace });

export function toPlace(entry: unknown): StoredPlace | undefined {
  const { slug, memberId, token } = (entry ?? {}) as Partial<StoredPlace>;
  const isPlace = typeof slug === 'string' && typeof memberId === 'number' && typeof token === 'string';
  return isPlace ? (entry as StoredPlace) : undefined;
}

/** A group buy has one place in this browser. */
export function withPlace(known: readonly StoredPlace[], place: StoredPlace): StoredPlace[] {
  return [place, ...known.filter(({ slug }) => slug !== place.slug)];
}

/** False where it is remembered only until the page is left. */
export function storePlace(place: StoredPlace): boolean {
  return places.write(withPlace(places.read(), place));
}

export function forgetPlace(slug: string): void {
  places.write(places.read().filter((place) => place.slug !== slug));
}

/** The place that this browser remembers, unless it is another person's. */
export function useStoredPlace(slug: string, userId: number | null): PlaceAccess | undefined {
  const known = places.use();
  return useMemo(() => {
    const found = known.find((place) => place.slug === slug);
    if (found === undefined || (found.owner !== null && found.owner !== userId)) return undefined;
    const { memberId, token } = found;
    return { slug, memberId, token };
  }, [known, slug, userId]);
}
