import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json: the same whether the server runs from its sources, from dist/ or in a test. */
export const PROJECT_ROOT = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json not found above the running file');
  return findRoot(parent);
}
