// A folder is looked over at a glance.
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const MOST_FILES = 25;

it('a folder of the sources has at most 25 files, besides tests', () => {
  const files = globSync('src/**/*.{ts,tsx,css}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/u.test(file) && !file.includes('/migrations/'),
  );
  const folders = Map.groupBy(files, (file) => path.dirname(file));
  expect(folders.size).toBeGreaterThan(100);
  expect([...folders].filter(([, own]) => own.length > MOST_FILES).map(([folder]) => folder)).toEqual([]);
});
