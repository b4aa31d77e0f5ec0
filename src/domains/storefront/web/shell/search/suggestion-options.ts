import type { Suggestions } from '#domains/catalogue/model/search/search.ts';

export interface SuggestionOption {
  name: string;
  href: string;
  /** Counted through all groups, for the arrow keys. */
  position: number;
}

export interface SuggestionGroup {
  /** Key of `shell:search`. */
  title: 'products' | 'producers' | 'categories';
  options: SuggestionOption[];
}

const PATHS = { products: '/product/', producers: '/producers/', categories: '/shop/' };

/** The suggestions as the list shows them: products first, empty groups left out. */
export function suggestionGroups(suggestions: Suggestions | undefined): SuggestionGroup[] {
  if (suggestions === undefined) return [];
  let count = 0;
  return (['products', 'producers', 'categories'] as const)
    .map((title) => ({
      title,
      options: suggestions[title].map(({ name, slug }) => ({
        name,
        href: `${PATHS[title]}${encodeURIComponent(slug)}`,
        position: count++,
      })),
    }))
    .filter(({ options }) => options.length > 0);
}

export function searchHref(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`;
}

/** -1 is the text field itself; the arrows go round through it. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

/** Splits a name around what was typed, for emphasis; accents and letter case do not matter. */
export function splitMatch(name: string, typed: string): [before: string, match: string, after: string] {
  const plain = stripAccents(name);
  const at = typed === '' ? -1 : plain.indexOf(stripAccents(typed));
  // Letters that change their number when stripped would shift the cut.
  if (at === -1 || plain.length !== name.length) return [name, '', ''];
  return [name.slice(0, at), name.slice(at, at + typed.length), name.slice(at + typed.length)];
}

function stripAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
