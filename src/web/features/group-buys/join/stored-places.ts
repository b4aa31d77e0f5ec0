import { useMemo, useSyncExternalStore } from 'react';
import type { PlaceAccess } from '../group-buys.queries.ts';

const STORAGE_KEY = 'groupPlaces';
/** More than anybody takes part in at a time; the oldest are forgotten first. */
const MAX_STORED = 30;

export interface StoredPlace extends PlaceAccess {
  /** Who was signed in then; null: nobody. Whoever signs in next does not see it. */
  owner: number | null;
}

const listeners = new Set<() => void>();
/** Storage may be switched off: then a place is known until the page is left. */
let unstored: string | null = null;

export function parsePlaces(text: string | null): StoredPlace[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is StoredPlace {
  const { slug, memberId, token } = (value ?? {}) as Partial<StoredPlace>;
  return typeof slug === 'string' && typeof memberId === 'number' && typeof token === 'string';
}

/** A group buy has one place in this browser. */
export function withPlace(places: readonly StoredPlace[], place: StoredPlace): StoredPlace[] {
  return [place, ...places.filter(({ slug }) => slug !== place.slug)].slice(0, MAX_STORED);
}

/** False where it is remembered only until the page is left. */
export function storePlace(place: StoredPlace): boolean {
  return write(withPlace(parsePlaces(read()), place));
}

export function forgetPlace(slug: string): void {
  write(parsePlaces(read()).filter((place) => place.slug !== slug));
}

/** The place that this browser remembers, unless it is another person's. */
export function useStoredPlace(slug: string, userId: number | null): PlaceAccess | undefined {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => {
    const found = parsePlaces(text).find((place) => place.slug === slug);
    if (found === undefined || (found.owner !== null && found.owner !== userId)) return undefined;
    const { memberId, token } = found;
    return { slug, memberId, token };
  }, [text, slug, userId]);
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

function write(places: readonly StoredPlace[]): boolean {
  unstored = JSON.stringify(places);
  let isStored = true;
  try {
    localStorage.setItem(STORAGE_KEY, unstored);
  } catch {
    isStored = false;
  }
  for (const listener of listeners) listener();
  return isStored;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
