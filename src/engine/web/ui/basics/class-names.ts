import { conflictsOf, groupOf } from './class-groups.ts';

/** What stands in the place of a class that is not wanted. */
type ClassValue = string | false | 0 | 0n | null | undefined;

/** Classes are written in the code, so there are only so many combinations. */
const merged = new Map<string, string>();

/** Joins class names; of two that contradict each other the later one wins. */
export function cx(...values: ClassValue[]): string {
  const classes = values.filter(Boolean).join(' ');
  let result = merged.get(classes);
  if (result === undefined) merged.set(classes, (result = merge(classes)));
  return result;
}

function merge(classes: string): string {
  const said = new Set<string>();
  const kept = classes
    .split(/\s+/)
    .filter(Boolean)
    .toReversed()
    .filter((name) => {
      const { condition, utility } = partsOf(name);
      const group = groupOf(utility);
      if (group === undefined) return true;
      if (said.has(condition + group)) return false;
      for (const other of [group, ...conflictsOf(group)]) said.add(condition + other);
      return true;
    });
  return kept.toReversed().join(' ');
}

/** 'lg:hover:-mt-2!' → when it holds, 'lg:hover:!', and what it says then, 'mt-2'. Colons within brackets are its own. */
function partsOf(name: string): { condition: string; utility: string } {
  const start = name.replaceAll(/[[(][^\])]*[\])]/g, (own) => '_'.repeat(own.length)).lastIndexOf(':') + 1;
  const important = name.endsWith('!') ? '!' : '';
  return {
    condition: name.slice(0, start) + important,
    utility: name.slice(start, name.length - important.length).replace(/^-/, ''),
  };
}
