// The house's own lint rules bite: each planted line is reported with its reason, and nothing else is.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycle, importFault, targetOf } from '../../scripts/lint-rules/boundaries.js';

const ROOT = path.join(import.meta.dirname, '../..');
const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const OXLINT = path.join(ROOT, 'node_modules/.bin/oxlint');

interface Diagnostic {
  code: string;
  message: string;
  filename: string;
  labels: { span: { line: number } }[];
}

/** `file:line reason` of everything the linter says about a fixture. */
function reported(fixture: string): string[] {
  const { stdout } = spawnSync(OXLINT, ['-c', 'oxlint.json', '--format', 'json', '.'], {
    cwd: path.join(FIXTURES, fixture),
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics
    .map(({ filename, labels, message }) => `${filename}:${labels[0]?.span.line} ${message}`)
    .sort();
}

/** The same of every line that ends in a comment `planted: reason`. */
function planted(fixture: string): { place: string; reason: string }[] {
  const folder = path.join(FIXTURES, fixture);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const reason = /planted: (.*?)(?: \*\/\})?$/u.exec(line)?.[1];
          return reason ? [{ place: `${file}:${index + 1}`, reason }] : [];
        }),
    );
}

describe.each(['boundaries', 'literal-text'])('the planted violations of %s', (fixture) => {
  const found = reported(fixture);
  const expected = planted(fixture);

  it.each(expected)('$place: $reason', ({ place, reason }) => {
    expect(found.filter((line) => line.startsWith(`${place} `)).join('\n')).toContain(reason);
  });

  it('are all that is reported', () => {
    expect(found.map((line) => line.split(' ')[0])).toEqual(expected.map(({ place }) => place).sort());
  });
});

describe('the import rules', () => {
  it.each([
    ['src/app/server/domains.ts', '#domains/cart/cart.server.ts'],
    ['src/app/server/main.ts', './config.ts'],
    ['src/domains/checkout/server/place-order.ts', '#domains/cart/server/cart.queries.ts'],
    ['src/domains/cart/server/change-cart.ts', 'drizzle-orm'],
    ['src/domains/cart/server/cart.routes.test.ts', '../../../../tests/support/test-app.ts'],
    ['src/domains/ledger/server/ledger.schema.ts', '#domains/orders/server/orders.schema.ts'],
    ['src/app/server/app.ts', '#app/web/entry-server.tsx'],
    ['src/domains/pricing/model/line.test.ts', 'fast-check'],
    ['src/domains/storefront/web/routes/product.tsx', '#domains/storefront/web/product/product-page.tsx'],
    ['src/domains/storefront/web/home/hero.tsx', '#domains/catalogue/web/producers/producer-grid.tsx'],
    ['tests/e2e/checkout.spec.ts', '../../src/app/server/config.ts'],
  ])('let %s import %s', (file, specifier) => {
    expect(importFault(file, specifier)).toBeUndefined();
    // An example of files that are gone proves nothing.
    const named = [file, targetOf(file, specifier) ?? 'node_modules'];
    expect(named.filter((at) => !existsSync(path.join(ROOT, at)))).toEqual([]);
  });

  it('see a cycle of domains', () => {
    expect(findCycle({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
    expect(findCycle({ a: ['b', 'c'], b: ['c'], c: [] })).toBeUndefined();
  });
});
