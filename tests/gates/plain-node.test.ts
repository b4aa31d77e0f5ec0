// What npm runs as a script is read by Node itself, which knows no JSX and no test runner: one import of a test's helper from
// far away, and `npm run soak` stops at its first line. Nobody notices before it is needed.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const HOUSES = {
  '#engine/': 'src/engine/',
  '#domains/': 'src/domains/',
  '#app/': 'src/app/',
  '#sample/': 'sample/',
};

/** The file that an import names; undefined for packages. */
function fileOf(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(from), name);
  const [short, long] = Object.entries(HOUSES).find(([prefix]) => name.startsWith(prefix)) ?? [];
  return short === undefined ? undefined : name.replace(short, long!);
}

/** Everything that is loaded with a file, and by which way. Types are gone before Node looks. */
function loadedWith(file: string, way: readonly string[] = [], seen = new Map<string, readonly string[]>()) {
  if (seen.has(file)) return seen;
  seen.set(file, [...way, file]);
  if (!/\.(?:ts|js|mjs)$/u.test(file) || !existsSync(path.join(ROOT, file))) return seen;
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  for (const [, isType, name] of source.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gmu,
  ))
    if (isType === undefined)
      if (name === 'vitest') seen.set('vitest', [...way, file]);
      else {
        const target = fileOf(file, name!);
        if (target !== undefined) loadedWith(target, [...way, file], seen);
      }
  return seen;
}

const ENTRIES = [
  ...new Set(
    [
      ...readFileSync(path.join(ROOT, 'package.json'), 'utf8').matchAll(
        /node (?:--\S+ )*((?:bench|scripts)\/\S+?\.ts)/gu,
      ),
    ].map(([, file]) => file!),
  ),
  ...globSync('bench/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts')),
];

describe('a script of package.json', () => {
  it.each([...new Set(ENTRIES)])('%s is read by Node alone', (entry) => {
    const loaded = [...loadedWith(entry)];
    expect(loaded.length).toBeGreaterThan(0);
    expect(
      loaded.filter(([file]) => file.endsWith('.tsx') || file === 'vitest').map(([, way]) => way),
    ).toEqual([]);
  });
});
