import { useSyncExternalStore } from 'react';
import type { Product } from '#shared/catalogue/product.ts';
import { MAX_SAVED } from '#shared/saved/saved-changes.ts';

/** What a visitor has marked with the heart, in this browser alone. Entries of older versions are plain slugs. */
const STORAGE_KEY = 'savedProducts';

export interface KeptHeart {
  slug: string;
  /** As it was when the heart was pressed; null where that was not kept. */
  price: number | null;
  wasSoldOut: boolean;
  savedAt: string | null;
}

const listeners = new Set<() => void>();

export function parseHearts(text: string | null): KeptHeart[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(toHeart).slice(0, MAX_SAVED) : [];
  } catch {
    return [];
  }
}

function toHeart(entry: unknown): KeptHeart | [] {
  if (typeof entry === 'string') return { slug: entry, price: null, wasSoldOut: false, savedAt: null };
  if (typeof entry !== 'object' || entry === null) return [];
  const { slug, price, wasSoldOut, savedAt } = entry as Record<string, unknown>;
  if (typeof slug !== 'string') return [];
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
  const heart = { slug, price, wasSoldOut: !inStock, savedAt: now.toISOString() };
  return [heart, ...hearts].slice(0, MAX_SAVED);
}

/** Storage may be switched off: then the heart works until the page is left. */
let unstored: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

export const readHearts = () => parseHearts(read());

export function writeHearts(hearts: readonly KeptHeart[]): void {
  unstored = JSON.stringify(hearts);
  try {
    localStorage.setItem(STORAGE_KEY, unstored);
  } catch {
    // in memory it is already
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useKeptHearts(): KeptHeart[] {
  return parseHearts(useSyncExternalStore(subscribe, read, () => null));
}
