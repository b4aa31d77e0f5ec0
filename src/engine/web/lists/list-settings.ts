import { useSyncExternalStore } from 'react';

/** What a person has set for one list, in this browser. */
export interface ListSettings {
  /** Keys of columns that are shown or not against their standard. */
  columns: Readonly<Record<string, boolean>>;
  /** Saved views: a name, and the parameters that narrow and sort the list. */
  views: readonly { name: string; search: Readonly<Record<string, string>> }[];
}

const NONE: ListSettings = { columns: {}, views: [] };
const MAX_VIEWS = 20;

const listeners = new Set<() => void>();
const parsed = new Map<string, { text: string | null; settings: ListSettings }>();
/** Storage may be switched off: then settings last until the page is left. */
const unstored = new Map<string, string>();

const keyOf = (path: string) => `desk-list:${path}`;

function textOf(path: string): string | null {
  try {
    return localStorage.getItem(keyOf(path)) ?? unstored.get(path) ?? null;
  } catch {
    return unstored.get(path) ?? null;
  }
}

function read(path: string): ListSettings {
  const text = textOf(path);
  const known = parsed.get(path);
  if (known !== undefined && known.text === text) return known.settings;
  const settings = parse(text);
  parsed.set(path, { text, settings });
  return settings;
}

/** Anybody may write into a browser's storage: what is not as it was written counts as nothing. */
function parse(text: string | null): ListSettings {
  try {
    const { columns, views } = JSON.parse(text ?? '{}') as Partial<ListSettings>;
    return {
      columns: typeof columns === 'object' ? columns : {},
      views: Array.isArray(views)
        ? views.filter((view) => typeof view?.name === 'string' && typeof view.search === 'object')
        : [],
    };
  } catch {
    return NONE;
  }
}

function write(path: string, settings: ListSettings): void {
  const text = JSON.stringify({ ...settings, views: settings.views.slice(-MAX_VIEWS) });
  unstored.set(path, text);
  try {
    localStorage.setItem(keyOf(path), text);
  } catch {
    // It is remembered until the page is left.
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

export function useListSettings(path: string): [ListSettings, (change: Partial<ListSettings>) => void] {
  const settings = useSyncExternalStore(
    subscribe,
    () => read(path),
    () => NONE,
  );
  return [settings, (change) => write(path, { ...read(path), ...change })];
}
