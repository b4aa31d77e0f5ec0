import { useSyncExternalStore } from 'react';

/** A list that this browser remembers for its visitor, the newest first. */
export interface StoredList<Item> {
  read: () => readonly Item[];
  /** False where it is remembered only until the page is left. */
  write: (items: readonly Item[]) => boolean;
  /** In a component; empty on the server and while React takes over. */
  use: () => readonly Item[];
}

interface StoredListOptions<Item> {
  /** In `localStorage`. */
  key: string;
  max: number;
  /** Undefined for what is no item: anybody may write into a browser's storage. */
  toItem: (entry: unknown) => Item | undefined;
}

export function storedList<Item>({ key, max, toItem }: StoredListOptions<Item>): StoredList<Item> {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  /** Storage may be switched off: then the list lives until the page is left. */
  let unstored: string | null = null;
  /** Every card of a page asks in every render: one text is parsed once. */
  let parsed: { text: string | null; items: readonly Item[] } = { text: null, items: none };

  const readText = () => {
    try {
      return localStorage.getItem(key) ?? unstored;
    } catch {
      return unstored;
    }
  };

  const read = () => {
    const text = readText();
    if (text !== parsed.text) parsed = { text, items: parseList(text, toItem).slice(0, max) };
    return parsed.items;
  };

  const write = (items: readonly Item[]) => {
    unstored = JSON.stringify(items.slice(0, max));
    let isStored = true;
    try {
      localStorage.setItem(key, unstored);
    } catch {
      isStored = false;
    }
    for (const listener of listeners) listener();
    return isStored;
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };

  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => none) };
}

function parseList<Item>(text: string | null, toItem: (entry: unknown) => Item | undefined): Item[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.map(toItem).filter((item) => item !== undefined);
  } catch {
    return [];
  }
}
