// The proxy of deploy/ keeps to itself what is only for the inside.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

it('answers 404 for health and figures, whichever there are', () => {
  const routes = ['src/engine/server/http/health.ts', 'src/engine/server/http/metrics.ts'].flatMap((file) =>
    [...read(file).matchAll(/app\.get\('(\/[^']+)'/gu)].map(([, url]) => url!),
  );
  expect(routes.length).toBeGreaterThan(0);
  const caddyfile = read('deploy/Caddyfile');
  const [, named = ''] = /^\s*@inside path (.+)$/mu.exec(caddyfile) ?? [];
  expect(named.split(/\s+/u)).toEqual(expect.arrayContaining(routes));
  const [refusal, passing] = ['respond @inside 404', 'reverse_proxy'].map((line) => caddyfile.indexOf(line));
  expect(refusal).toBeGreaterThan(0);
  expect(refusal).toBeLessThan(passing!);
});
