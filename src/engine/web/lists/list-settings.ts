import { useSyncExternalStore } from 'react';

/** What a person has set for one list, in this browser. */
interface ListSettings {
  /** Keys of columns that are shown or not against their standard. */
  columns: Readonly<Record<string, boolean>>;
  /** Views of the time when they were saved here: a name, and the parameters that narrow and sort the list. */
  views: readonly { name: string; search: Readonly<Record<string, string>> }[];
}

const NONE: ListSettings = { columns: {}, views: [] };

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
  const text = JSON.stringify(settings);
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

/** Views that are still in this browser, to be moved to the account of the person. */
export function viewsLeftHere(path: string) {
  const { views } = read(path);
  return {
    views,
    remove: () => write(path, { ...read(path), views: [] }),
    putBack: () => write(path, { ...read(path), views }),
  };
}

type Columns = ListSettings['columns'];

/** Which columns are shown, and how to choose others. */
export function useShownColumns(path: string): [Columns, (columns: Columns) => void] {
  const settings = useSyncExternalStore(
    subscribe,
    () => read(path),
    () => NONE,
  );
  return [settings.columns, (columns) => write(path, { ...read(path), columns })];
}
