import type { Key } from 'react';

/** The rows of each list as they were last shown, by its page: a record knows what stands before and after it. */
const listed = new Map<string, readonly Key[]>();

export function rememberRows(page: string, keys: readonly Key[]): void {
  listed.set(page, keys);
}

export interface Neighbours {
  previous: number | null;
  next: number | null;
}

/** Nothing where the record was not opened from its list. */
export function neighboursOf(page: string, id: number): Neighbours {
  const keys = listed.get(page) ?? [];
  const at = keys.indexOf(id);
  const idAt = (place: number) => (at === -1 || typeof keys[place] !== 'number' ? null : keys[place]);
  return { previous: idAt(at - 1), next: idAt(at + 1) };
}
