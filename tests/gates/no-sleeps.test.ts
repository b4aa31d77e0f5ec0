// A browser test waits for what it wants to see, never for a time: too short on a slow machine, wasted on a fast one.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const FIXED_WAIT = /\bwaitForTimeout\(|\btimers\/promises\b|\bsetTimeout\(.*,\s*[\d_]+\s*\)/u;

it.each(globSync('tests/e2e/**/*.ts', { cwd: ROOT }).sort())('%s holds no wait of fixed length', (file) => {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  expect(lines.filter((line) => FIXED_WAIT.test(line))).toEqual([]);
});

it.each([
  'await page.waitForTimeout(150);',
  'await new Promise((resolve) => setTimeout(resolve, 300));',
  'setTimeout(() => resolve(sum), 500);',
  "import { setTimeout as wait } from 'node:timers/promises';",
])('the check finds %s', (line) => {
  expect(line).toMatch(FIXED_WAIT);
});
