import { useEffect, useState } from 'react';
import type { AdminListPath, Filters } from './admin.queries.ts';
import { useUrlFilter, useUrlParameters } from './use-tab.ts';

/**
 * Stands in the URL by its name: one of several options (value → label), something to switch on that stands for one
 * value, what is typed (a day, or an amount), or what only a link can choose: rows that belong to another record.
 */
export type ListFilter<Name extends string = string> = {
  name: Name;
  label: string;
  /** Less used than the others: it stands behind 'More filters'. */
  folded?: boolean | undefined;
} & (
  | { options: Record<string, string> }
  | { value: string }
  | { type: 'date' | 'number' }
  | { byLink: true }
);

export interface ListSearch<Name extends string = string> {
  name: Name;
  label: string;
  read: (typed: string) => string;
}

/** What is typed and chosen stands in the URL; `query` is the same as the API takes it. */
export function useNarrowing<Path extends AdminListPath>(
  filters: readonly ListFilter[],
  search: ListSearch<keyof Filters<Path> & string> | undefined,
) {
  const inUrl = useUrlParameters();
  const narrow = useUrlFilter();
  const [typed, type] = useState(inUrl.get('q') ?? '');
  const settled = useSettled(typed.trim());
  useEffect(() => {
    if (settled !== (inUrl.get('q') ?? '')) narrow({ q: settled || undefined });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was typed moves into the URL
  }, [settled]);
  const sought = search?.read(settled) ?? settled;
  // What can be chosen are the values that the parameter takes.
  const chosen = Object.fromEntries(
    filters.flatMap((filter) => {
      const value = inUrl.get(filter.name) ?? '';
      const isChosen = 'value' in filter ? value === filter.value : value !== '';
      return isChosen ? [[filter.name, value] as const] : [];
    }),
  );
  const sort = inUrl.get('sort') ?? undefined;
  return {
    typed,
    type,
    chosen,
    choose: (name: string, value: string) => narrow({ [name]: value || undefined }),
    clear: () => {
      type('');
      narrow(Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, undefined])));
    },
    sort,
    sortBy: (by: string | undefined) => narrow({ sort: by }),
    isNarrowed: sought !== '' || Object.keys(chosen).length > 0,
    query: {
      ...(sought !== '' && { [search?.name ?? 'q']: sought }),
      ...chosen,
      ...(sort !== undefined && { sort }),
    } as Filters<Path>,
  };
}

const TYPING_PAUSE_MS = 200;

/** The text once typing has paused: one question per word instead of one per letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
