import { useCallback, useSyncExternalStore } from 'react';

/** Slugs of the products a visitor has marked with the heart; they stay in this browser. */
const STORAGE_KEY = 'savedProducts';
/** Enough for any list of wishes, small enough for the store. */
const MAX_SAVED = 500;

const listeners = new Set<() => void>();

export function parseSaved(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

export function toggled(saved: readonly string[], slug: string): string[] {
  return saved.includes(slug)
    ? saved.filter((other) => other !== slug)
    : [slug, ...saved].slice(0, MAX_SAVED);
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

function write(text: string): void {
  unstored = text;
  try {
    localStorage.setItem(STORAGE_KEY, text);
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

export function useSavedProduct(slug: string): [saved: boolean, toggle: () => void] {
  const text = useSyncExternalStore(subscribe, read, () => null);
  const toggle = useCallback(() => write(JSON.stringify(toggled(parseSaved(read()), slug))), [slug]);
  return [parseSaved(text).includes(slug), toggle];
}
