// What boundaries.js allows is there and is needed: a permission nobody uses is one that nobody would notice being used.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { domains, engine } from '../../boundaries.js';
import { below, placeOf, targetOf } from '../../scripts/lint-rules/boundaries.js';

const ROOT = path.join(import.meta.dirname, '../..');
/** More and nobody keeps the picture in mind. */
// A domain stands on one other; few need a second one, and those that compose others a third.
const MAX_EDGES = Object.keys(domains).length + 4;

/** Domain to domain, for every import of one source file by another; tables that refer to tables aside. */
const imports = globSync('src/domains/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((from) =>
  [...readFileSync(path.join(ROOT, from), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/gu)].flatMap(
    ([, specifier = '']) => {
      const to = targetOf(from, specifier);
      const other = to === undefined ? undefined : placeOf(to)?.domain;
      return other === undefined ? [] : [{ from: placeOf(from)!.domain!, to: other }];
    },
  ),
);

describe('the domains', () => {
  it('are the folders of src/domains', () => {
    expect(readdirSync(path.join(ROOT, 'src/domains')).sort()).toEqual(Object.keys(domains).sort());
  });

  it(`are connected by at most ${MAX_EDGES} arrows`, () => {
    expect(Object.values(domains).flat().length).toBeLessThanOrEqual(MAX_EDGES);
  });

  it.each(Object.entries(domains).flatMap(([from, allowed]) => allowed.map((to) => [from, to] as const)))(
    '%s needs %s, or what is below it',
    (from, to) => {
      const used = imports.filter((one) => one.from === from).map((one) => one.to);
      expect(used.some((name) => name === to || below(to).has(name))).toBe(true);
    },
  );

  it.each(Object.entries(domains))(
    '%s names no domain that another one it names sees',
    (_domain, allowed) => {
      const doubled = allowed.filter((name) => allowed.some((other) => below(other).has(name)));
      expect(doubled).toEqual([]);
    },
  );
});

describe.each(['server', 'web'] as const)('the parts of engine/%s', (side) => {
  it.each(engine[side])('%s exists', (part) => {
    expect(existsSync(path.join(ROOT, 'src/engine', side, part))).toBe(true);
  });
});
